// The authors file of a blog in the form that posts and author pages need: with paths of author pages and with handles as URLs. Read once
// per blog, so that a mistake in it is reported once and not once per post.
import type { AuthorsFile } from '../../content/content-tree.ts'
import type { AuthorFields } from '../../content/document.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../../diagnostics/suggest.ts'
import { kebabCase } from '../kebab-case.ts'
import { urlPathProblem } from '../url-path-problem.ts'
import type { BlogAuthor } from './blog-route.ts'
import { knownPlatforms, profileUrlOf } from './social-links.ts'

/** A Map, because keys come from the site: `constructor` is an author like any other. */
export type KnownAuthors = ReadonlyMap<string, BlogAuthor>

/** `pathOf` appends a slug to the base path of the author pages. */
export function readAuthors(
  file: AuthorsFile | undefined,
  pathOf: (slug: string) => string,
): { authors: KnownAuthors; diagnostics: Diagnostic[] } {
  const authors = new Map<string, BlogAuthor>()
  const diagnostics: Diagnostic[] = []
  if (file === undefined) return { authors, diagnostics }
  const place = { file: file.file }
  for (const key of Object.keys(file.authors).sort()) {
    const fields = file.authors[key]
    if (fields === undefined) continue
    const author: BlogAuthor = { key, ...shownFields(fields, `The author "${key}"`, place, diagnostics) }
    const path = pagePathOf(key, fields.page, pathOf, place, diagnostics)
    if (path !== undefined) author.path = path
    authors.set(key, author)
  }
  return { authors, diagnostics }
}

/** The fields that are shown, with handles turned into profile URLs. `owner` names the author at the start of a message. */
export function shownFields(
  { page: _page, socials, ...fields }: AuthorFields,
  owner: string,
  place: Place,
  diagnostics: Diagnostic[],
): Omit<AuthorFields, 'page'> {
  if (socials === undefined) return fields
  const links: Record<string, string> = {}
  for (const platform of Object.keys(socials).sort()) {
    const handle = socials[platform]
    if (handle === undefined) continue
    const result = profileUrlOf(platform, handle)
    if ('url' in result) {
      links[platform] = result.url
      continue
    }
    const meant = nearest(platform, knownPlatforms)
    diagnostics.push({
      id: 'author-invalid',
      level: 'error',
      message: `${owner} has "${handle}" under socials.${platform}, which ${result.problem}.`,
      place,
      hint: `${meant === undefined ? '' : `Did you mean "${meant}"? `}Write the whole address, or a handle on one of: ${listNearest(platform, knownPlatforms)}.`,
    })
  }
  return { ...fields, socials: links }
}

function pagePathOf(
  key: string,
  page: AuthorFields['page'],
  pathOf: (slug: string) => string,
  place: Place,
  diagnostics: Diagnostic[],
): string | undefined {
  if (page === undefined || page === false) return undefined
  const slug = page === true ? kebabCase(key) : page.permalink
  const path = pathOf(slug)
  const problem = slug === '' ? 'has no letter or digit to make a path of' : urlPathProblem(path, slug)
  if (problem === undefined) return path
  const found = page === true ? `The key "${key}" cannot name the page of an author: it` : `The permalink "${slug}" of the page of "${key}"`
  diagnostics.push({
    id: 'author-invalid',
    level: 'error',
    message: `${found} ${problem}.`,
    place,
    hint: 'Write `page: { permalink: "/some-name" }`.',
  })
  return undefined
}
