// Pages with the same sidebar have the same links around their text. Shared as single objects, these links cross the thread boundary and
// take memory only once per batch of pages: they are most of what a large site keeps of its pages.
import type { PageLinkRecord, PageRecord } from '../../check/page-record.ts'

export interface LinkSharing {
  /** The record, with links of the shell shared with earlier records. Nobody may modify these. */
  share(record: PageRecord): PageRecord
  /** Call this after each batch. An address is a part of the text of its page, so remembering it keeps the whole page in memory. */
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
