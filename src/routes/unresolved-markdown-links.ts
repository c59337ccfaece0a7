// Finds links to Markdown files without a page, for the check room to report under its policy (`onBrokenMarkdownLinks`).
import { posix } from 'node:path'
import type { DocumentSummary } from '../content/content-tree.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/suggest.ts'
import type { LinkResolver } from './resolve-link.ts'

export interface UnresolvedMarkdownLink {
  /** Document with the link. */
  file: string
  place: Place
  /** As written. */
  url: string
  /** Possible replacements, most likely first: relative links from `file`. At most three. */
  candidates: string[]
}

const mostCandidates = 3

/** In the order of `summaries` and of their links. Drafts are not built, so their links are not checked. */
export function unresolvedMarkdownLinks(
  summaries: readonly DocumentSummary[],
  resolveLink: LinkResolver,
  pathOfFile: Readonly<Record<string, string>>,
): UnresolvedMarkdownLink[] {
  // Built when first needed: usually there is no such link.
  let filesByName: Map<string, string[]> | undefined
  const found: UnresolvedMarkdownLink[] = []
  for (const summary of summaries) {
    if (summary.frontMatter.draft === true) continue
    summary.links.forEach(({ url, place }, index) => {
      if (resolveLink(summary, index).problem === undefined) return
      const name = baseName(url.replace(/[?#].*$/s, ''))
      filesByName ??= groupByName(Object.keys(pathOfFile))
      const meant = filesByName.has(name) ? name : nearest(name, [...filesByName.keys()])
      const files = meant === undefined ? [] : (filesByName.get(meant) ?? [])
      const candidates = files.slice(0, mostCandidates).map((file) => relativeLink(summary.file, file))
      found.push({ file: summary.file, place, url, candidates })
    })
  }
  return found
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
