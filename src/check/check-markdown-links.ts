// Reports links of documents to Markdown files without a page. Such a link breaks two rules: it names no document, and the address that stays
// in the page leads nowhere. So it is one finding, under the stricter of the two policies.
import { type Diagnostic, type Level, levelOf } from '../diagnostics/diagnostic.ts'
import type { UnresolvedMarkdownLink } from '../routes/unresolved-markdown-links.ts'
import type { Judge } from './judge-link.ts'
import type { PageRecord } from './page-record.ts'

export interface CheckMarkdownLinksInput extends Pick<Judge, 'config' | 'resolveHref' | 'index'> {
  records: readonly PageRecord[]
  links: readonly UnresolvedMarkdownLink[]
}

const levels: readonly Level[] = ['error', 'warning', 'info']

export function checkMarkdownLinks(input: CheckMarkdownLinksInput): Diagnostic[] {
  if (input.links.length === 0) return []
  const { brokenMarkdownLinks, brokenLinks } = input.config.policies
  const published = publishedAddresses(input)
  const found = input.links.flatMap((link): Diagnostic[] => {
    const address = published.get(markdownLinkKey(link.file, link.href))
    if (address === 'exists') return []
    const policies = address === 'dead' ? [brokenMarkdownLinks, brokenLinks] : [brokenMarkdownLinks]
    const level = levels.find((candidate) => policies.some((policy) => levelOf(policy) === candidate))
    if (level === undefined) return []
    const [first, ...others] = link.candidates.map((candidate) => `\`${candidate}\``)
    const guess = first === undefined ? undefined : `Did you mean ${[first, ...others].join(' or ')}?`
    return [
      {
        id: 'markdown-link-broken',
        level,
        message: `The link to "${link.url}" leads to no document.`,
        place: link.place,
        hint: link.explanation ?? guess ?? 'Write the path of a Markdown file that has a page, from this file or from the content folder.',
      },
    ]
  })
  return strictest(found)
}

/** A text that several documents include has one link: pages may say of it what its own file does not. */
function strictest(found: readonly Diagnostic[]): Diagnostic[] {
  const kept = new Map<string, Diagnostic>()
  for (const diagnostic of found) {
    const key = JSON.stringify([diagnostic.place, diagnostic.message])
    const known = kept.get(key)
    if (known === undefined || levels.indexOf(diagnostic.level) < levels.indexOf(known.level)) kept.set(key, diagnostic)
  }
  return [...kept.values()]
}

/**
 * What pages make of the addresses that stay in them. A file may be there after all, such as the Markdown form of a page. An address is
 * missing here if no page shows the document, or if the link is exempt from checks.
 */
function publishedAddresses({ links, records, resolveHref, index }: CheckMarkdownLinksInput): Map<string, 'exists' | 'dead'> {
  const wanted = new Set(links.map(({ file, href }) => markdownLinkKey(file, href)))
  const addresses = new Map<string, 'exists' | 'dead'>()
  for (const page of records) {
    for (const link of page.links) {
      if (link.unchecked || !/\.mdx?(?:[?#]|$)/i.test(link.url)) continue
      const target = resolveHref(link.url, page.path)
      const found = target.kind === 'internal' ? index.find(target.path) : undefined
      const exists = found !== undefined && found.kind !== 'other-case'
      for (const key of page.documents.map((file) => markdownLinkKey(file, link.url))) {
        if (wanted.has(key) && !(exists && addresses.has(key))) addresses.set(key, exists ? 'exists' : 'dead')
      }
    }
  }
  return addresses
}

/** Names such a link among those of all documents. `href` is as in the page. */
export function markdownLinkKey(file: string, href: string): string {
  return `${file}\n${href}`
}
