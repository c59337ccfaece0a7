// Finds pages that no other page links to, which readers and search engines find only by chance. Links in the content and in the shell
// count alike.
import { type Diagnostic, levelOf, type Policy } from '../diagnostics/diagnostic.ts'
import type { PageRecord } from './page-record.ts'
import { type HrefResolver, pathKey } from './resolve-href.ts'
import type { TargetIndex } from './target-index.ts'

export interface FindOrphansInput {
  records: readonly PageRecord[]
  resolveHref: HrefResolver
  index: TargetIndex
  /** Some pages could not be rendered, so their links are not known. */
  isIncomplete: boolean
  policy: Policy
}

/**
 * Skips the home page, the not-found page, pages that are unlisted or noindex (nobody is meant to find them), and pages made by the
 * generator (tags, archives), for which there is no file to change.
 */
export function findOrphans({ records, resolveHref, index, isIncomplete, policy }: FindOrphansInput): Diagnostic[] {
  const level = levelOf(policy)
  if (level === undefined || isIncomplete) return []
  const linked = new Set<string>()
  /** Absolute addresses that another page than their own has been seen with. */
  const counted = new Set<string>()
  for (const record of records) {
    const own = pathKey(record.path)
    for (const { kind, url } of record.links) {
      if (kind !== 'link' || url.startsWith('#') || counted.has(url)) continue
      const others = pathsOf(url, record.path).filter((path) => path !== own)
      for (const path of others) linked.add(path)
      if (others.length > 0 && url.startsWith('/')) counted.add(url)
    }
  }

  /** The linked path, and the page that a redirect there leads to. */
  function pathsOf(url: string, from: string): string[] {
    const target = resolveHref(url, from)
    if (target.kind !== 'internal' || linked.has(target.path)) return []
    const found = index.find(target.path)
    if (found?.kind === 'page' || found?.kind === 'other-case') return [target.path, pathKey(found.path)]
    const next = found?.kind === 'redirect' ? resolveHref(found.to, '/') : undefined
    return next?.kind === 'internal' ? [target.path, next.path] : [target.path]
  }

  return records.flatMap((record): Diagnostic[] => {
    const isHidden = record.unlisted || record.noIndex
    if (record.path === '/' || record.path === '*' || record.source === undefined || isHidden || linked.has(pathKey(record.path))) return []
    const message = `No other page links to ${record.path}.`
    const hint =
      'Link to it from a page, a sidebar or the navbar; or write `unlisted: true` if it is meant to be found by its address alone.'
    return [{ id: 'page-orphan', level, message, place: { file: record.source }, hint }]
  })
}
