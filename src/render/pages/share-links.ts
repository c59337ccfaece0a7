// Pages of one sidebar have the same links around their text. As one object each, they cross the thread boundary once for a batch of pages
// and take memory once for it: they are the most of what a large site keeps of its pages.
import type { PageLinkRecord, PageRecord } from '../../check/page-record.ts'

export interface LinkSharing {
  /** The record with links of the shell that earlier ones have had too. Nobody may change one. */
  share(record: PageRecord): PageRecord
  /** To be called after each batch. An address is a part of the text of its page, so remembering it keeps the whole page in memory. */
  forget(): void
}

export function createLinkSharing(): LinkSharing {
  const known = new Map<string, PageLinkRecord>()
  const shareLink = (link: PageLinkRecord): PageLinkRecord => {
    if (!link.inShell) return link
    const key = `${link.kind} ${link.unchecked} ${link.count} ${link.url}`
    const shared = known.get(key) ?? link
    known.set(key, shared)
    return shared
  }
  return {
    share: (record) => ({ ...record, links: record.links.map(shareLink) }),
    forget: () => known.clear(),
  }
}
