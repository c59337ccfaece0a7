// A document of a docs collection as the planner sees it: id, slug, path, title and order, derived once from file name and front matter.
// Sidebars, navigation and routes read these and never the file name.
import type { ResolvedConfig, ResolvedDocs } from '../../config/resolved-config.ts'
import type { DocumentSummary } from '../../content/content-tree.ts'
import { prefixParserOf } from '../../content/number-prefix.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { endPagePath } from '../../lib/site-path.ts'
import { joinPath } from '../join-path.ts'
import { urlPathProblem } from '../url-path-problem.ts'
import { categoryIndexTestOf, slugOf } from './doc-slug.ts'

export interface Doc {
  file: string
  /** Folders without their number prefixes, then the base id: `guides/install`. */
  id: string
  /** Folder relative to that of the version, as it is on disk; '' for the top. */
  folder: string
  /** Name on disk without the extension. */
  name: string
  /** Named `index`, `readme` or like its folder. */
  isIndex: boolean
  slug: string
  path: string
  title: string
  description: string
  /** Order among its siblings: from front matter, else the number prefix. */
  position?: number
  draft: boolean
  unlisted: boolean
  summary: DocumentSummary
}

/**
 * `basePath` is the path of the version. A document with an invalid slug is kept under a valid path, so that references to it are not
 * reported as well.
 */
export function describeDoc(
  document: DocumentSummary,
  basePath: string,
  config: Pick<ResolvedConfig, 'trailingSlash'>,
  docs: Pick<ResolvedDocs, 'numberPrefixParser' | 'isCategoryIndex' | 'paths'>,
): { doc: Doc; diagnostics: Diagnostic[] } {
  const { frontMatter } = document
  const diagnostics: Diagnostic[] = []
  const segments = document.path.split('/')
  const name = (segments.pop() ?? '').replace(/\.mdx?$/i, '')
  const folder = segments.join('/')
  const prefixed = frontMatter.parseNumberPrefixes !== false
  const readPrefix = prefixParserOf(docs)
  const prefix = prefixed ? readPrefix(name) : { name }
  const folderPath = (prefixed ? segments.map((segment) => readPrefix(segment).name) : segments).join('/')

  const ownId = frontMatter.id === '' ? undefined : frontMatter.id
  if (ownId?.includes('/')) diagnostics.push(idProblem(ownId, frontMatterPlace(document, 'id')))
  const baseId = ownId === undefined || ownId.includes('/') ? prefix.name : ownId
  const isIndex = categoryIndexTestOf(docs)(name, segments)

  let slug = slugOf({ slug: frontMatter.slug, baseId, folder: folderPath, isIndex, paths: docs.paths })
  const problem = urlPathProblem(slug, frontMatter.slug)
  if (problem !== undefined) {
    diagnostics.push(slugProblem(document, slug, problem))
    slug = joinPath(...folderPath.split('/').map(percentEncode), percentEncode(baseId))
  }

  const position = frontMatter.sidebarPosition ?? prefix.position
  const doc: Doc = {
    file: document.file,
    id: folderPath === '' ? baseId : `${folderPath}/${baseId}`,
    folder,
    name,
    isIndex,
    slug,
    path: endPagePath(joinPath(basePath, slug), config.trailingSlash),
    title: frontMatter.title ?? document.contentTitle ?? frontMatter.home?.name ?? baseId,
    description: frontMatter.description ?? document.excerpt,
    ...(position === undefined ? {} : { position }),
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true,
    summary: document,
  }
  return { doc, diagnostics }
}

/** The place of a front matter key, or else just the file. */
export function frontMatterPlace(document: Pick<DocumentSummary, 'file' | 'frontMatterPlaces'>, key: string): Place {
  return Object.hasOwn(document.frontMatterPlaces, key)
    ? (document.frontMatterPlaces[key] ?? { file: document.file })
    : { file: document.file }
}

function percentEncode(segment: string): string {
  try {
    return encodeURIComponent(segment)
  } catch {
    return '_' // A lone surrogate cannot be encoded.
  }
}

function idProblem(id: string, place: Place): Diagnostic {
  const last = id.split('/').at(-1)
  return {
    id: 'front-matter-invalid',
    level: 'error',
    message: `The \`id\` of a document must not contain a slash; found "${id}".`,
    place,
    hint: `The folder is put before the id by itself: write \`id: ${last === '' ? 'name' : last}\`. To change the URL, use \`slug\`.`,
  }
}

function slugProblem(document: DocumentSummary, slug: string, problem: string): Diagnostic {
  const written = document.frontMatter.slug !== undefined
  return {
    id: 'slug-invalid',
    level: 'error',
    message: written
      ? `The slug "${document.frontMatter.slug}" cannot be a path: "${slug}" ${problem}.`
      : `The file name cannot be a path: "${slug}" ${problem}.`,
    place: frontMatterPlace(document, 'slug'),
    hint: written
      ? 'Use letters, digits and hyphens, with / between the parts.'
      : 'Rename the file, or give the document a `slug` in its front matter.',
  }
}
