// The addresses that a sitemap lists (https://www.sitemaps.org/protocol.html).
import { decodeXML } from 'entities'

/** @returns the content of each `<loc>`, with its line, from 1. */
export function readSitemap(text: string): { address: string; line: number }[] {
  let line = 1
  let end = 0
  return [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]+?)(?:\]\]>)?\s*<\/loc>/g)].map((match) => {
    line += text.slice(end, match.index).split('\n').length - 1
    end = match.index
    return { address: decodeXML(match[1] ?? ''), line }
  })
}
