// Checks that every address of a published site still leads somewhere: `sitegen build --against sitemap.xml`.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readSitemap } from '../lib/read-sitemap.ts'
import { type Judge, judgeLink } from './judge-link.ts'

export interface PublishedList {
  /** The sitemap, for places. */
  file: string
  text: string
}

export function checkPublished(judge: Judge, { file, text }: PublishedList): Diagnostic[] {
  const addresses = readSitemap(text).filter(({ address }) => URL.canParse(address))
  if (addresses.length === 0) {
    const message = `Expected ${file} to be a sitemap, found no <loc> with an address in it.`
    const hint = 'Give the file sitemap.xml of the published site; where that lists other sitemaps, one of those.'
    return [{ id: 'address-lost', level: 'error', message, place: { file }, hint }]
  }
  // Whatever the site thinks of broken links: an address that others have must not get lost.
  const strict: Judge = { ...judge, config: { ...judge.config, policies: { ...judge.config.policies, brokenLinks: 'throw' } } }
  const page = { path: '/', documents: [], ids: [], duplicateIds: [], links: [], noIndex: false, unlisted: false }
  return addresses.flatMap(({ address, line }): Diagnostic[] => {
    const { pathname } = new URL(address)
    const verdict = judgeLink(strict, page, { url: pathname, kind: 'link', unchecked: false, inShell: false, count: 1 })
    if (verdict === undefined) return []
    return [
      {
        id: 'address-lost',
        level: 'error',
        message: `The published address ${address} ${verdict.problem}.`,
        place: { file, line },
        hint: `${/^Did you mean/.test(verdict.hint) ? `${verdict.hint} ` : ''}Add a redirect from \`${pathname}\` to the page that takes its place.`,
      },
    ]
  })
}
