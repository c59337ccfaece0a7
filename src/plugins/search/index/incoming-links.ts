// The links between pages: what others call a page, and how many lead to it.
import { comparablePath } from '../../../lib/site-path.ts'
import type { PageLink } from '../read-sections.ts'

/** Path of a page, as it is compared -> text. */
export type LinkOfPage = [path: string, text: string]

/** Longer texts are sentences, not names. */
const longestText = 80

/** @param links as they stand on a page. @returns each once, without the base URL. */
export function readLinks(links: readonly PageLink[], baseUrl: string): LinkOfPage[] {
  const found = new Map<string, LinkOfPage>()
  for (const [href, text] of links) {
    if (text === '' || text.length > longestText || !href.startsWith(baseUrl)) continue
    const path = comparablePath(`/${href.slice(baseUrl.length)}`.replace(/\?.*$/, ''))
    found.set(`${path} ${text}`, [path, text])
  }
  return [...found.values()]
}

export interface IncomingLinks {
  /** What other pages call it, the most frequent first; not what it is called itself. */
  texts: string[]
  /** How many other pages lead to it. */
  pages: number
}

/** @returns one for each page, in their order. */
export function incomingLinks(pages: readonly { path: string; links: readonly LinkOfPage[] }[]): IncomingLinks[] {
  const numberOf = new Map(pages.map(({ path }, number) => [comparablePath(path), number]))
  const counts = pages.map(() => new Map<string, number>())
  const sources = pages.map(() => new Set<number>())
  for (const [from, { links }] of pages.entries()) {
    for (const [path, text] of links) {
      const to = numberOf.get(path)
      if (to === undefined || to === from) continue
      sources[to]?.add(from)
      const known = counts[to]
      known?.set(text, (known.get(text) ?? 0) + 1)
    }
  }
  return counts.map((texts, number) => ({
    texts: [...texts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1)).map(([text]) => text),
    pages: sources[number]?.size ?? 0,
  }))
}
