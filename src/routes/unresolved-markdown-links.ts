// Finds links to Markdown files without a page, for the check room to report (check/check-markdown-links.ts).
import { posix } from 'node:path'
import type { DocumentSummary } from '../content/content-tree.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import { isBelowFolder } from '../lib/folder-path.ts'
import { decodePath } from '../lib/site-path.ts'
import { type LinkResolver, markdownFileCandidates } from './resolve-link.ts'

export interface UnresolvedMarkdownLink {
  /** Document with the link. */
  file: string
  place: Place
  /** As written. */
  url: string
  /** As in the HTML of the page. */
  href: string
  /** Possible replacements, most likely first: relative links from `file`. At most three. */
  candidates: string[]
  /** Why the file that it names has no page, and what to do: it is there, or it could not have one. */
  explanation?: string
}

const mostCandidates = 3

/** In the order of `summaries` and of their links. Drafts are not built, so their links are not checked. */
export function unresolvedMarkdownLinks(
  summaries: readonly DocumentSummary[],
  resolveLink: LinkResolver,
  pathOfFile: ReadonlyMap<string, string>,
): UnresolvedMarkdownLink[] {
  // Built when first needed: usually there is no such link.
  let filesByName: Map<string, string[]> | undefined
  let known: KnownFiles | undefined
  const found: UnresolvedMarkdownLink[] = []
  for (const summary of summaries) {
    if (summary.frontMatter.draft === true) continue
    summary.links.forEach(({ url, place, from = summary.file }, index) => {
      const { href, problem } = resolveLink(summary, index)
      if (problem === undefined) return
      const name = baseName(url.replace(/[?#].*$/s, ''))
      filesByName ??= groupByName(filesThatExist(summaries, pathOfFile))
      const meant = filesByName.has(name) ? name : nearest(name, [...filesByName.keys()])
      const files = meant === undefined ? [] : (filesByName.get(meant) ?? [])
      const candidates = files.slice(0, mostCandidates).map((file) => relativeLink(from, file))
      known ??= knownFilesOf(summaries)
      const explanation = explainWithoutPage(url, from, summary, known)
      found.push({ file: summary.file, place, url, href, candidates, ...(explanation !== undefined && { explanation }) })
    })
  }
  return found
}

/** Of a page in several languages, there are also the places where its translation could be: those are left out. */
function filesThatExist(summaries: readonly DocumentSummary[], pathOfFile: ReadonlyMap<string, string>): string[] {
  const read = new Set(summaries.map(({ file }) => file))
  const pages = new Set(summaries.map(({ file }) => pathOfFile.get(file)))
  return [...pathOfFile].flatMap(([file, path]) => (read.has(file) || !pages.has(path) ? [file] : []))
}

interface KnownFiles {
  drafts: ReadonlySet<string>
  partials: ReadonlySet<string>
  /** Folders of the collections. */
  folders: readonly string[]
}

function knownFilesOf(summaries: readonly DocumentSummary[]): KnownFiles {
  const isPartial = ({ collection }: DocumentSummary): boolean => collection.kind === 'partial'
  return {
    drafts: new Set(summaries.flatMap(({ file, frontMatter }) => (frontMatter.draft === true ? [file] : []))),
    partials: new Set(summaries.flatMap((summary) => (isPartial(summary) ? [summary.file] : []))),
    folders: [...new Set(summaries.filter((summary) => !isPartial(summary)).map(contentFolderOf))],
  }
}

function contentFolderOf({ file, path }: DocumentSummary): string {
  return file.endsWith(`/${path}`) ? file.slice(0, -path.length - 1) : ''
}

/** For a file that is there but is no page, and for one outside the content, which cannot be one. */
function explainWithoutPage(
  url: string,
  from: string,
  document: DocumentSummary,
  { drafts, partials, folders }: KnownFiles,
): string | undefined {
  const files = [...markdownFileCandidates(decodePath(url.replace(/[?#].*$/s, '')), from, () => contentFolderOf(document))]
  const draft = files.find((file) => drafts.has(file))
  if (draft !== undefined) return `${draft} is a draft, which a build leaves out. Publish it (\`draft: false\`), or take the link out.`
  const partial = files.find((file) => partials.has(file))
  if (partial !== undefined) return `${partial} is a partial, which has no page of its own. Link to a page that shows it.`
  const outside = files.every((file) => !folders.some((folder) => isBelowFolder(file, folder)))
  if (!outside) return undefined
  return `${files[0]} is outside the content folders, so it has no page. Link to its address where it is published, or move it below ${folders[0] ?? 'them'}.`
}

/** File name in lower case -> files. */
function groupByName(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of [...files].sort()) {
    const name = baseName(file)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [file])
    else group.push(file)
  }
  return groups
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

/** `./b.md` rather than `b.md`, which could also mean a file at the top of the content folder. */
function relativeLink(from: string, to: string): string {
  const relative = posix.relative(posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}
