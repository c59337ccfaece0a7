// Pages with the same sidebar have the same links around their text. Shared as single objects, these links cross the thread boundary and
// take memory only once per batch of pages: they are most of what a large site keeps of its pages.
import type { PageNeeds } from '../../check/page-needs.ts'
import type { PageLinkRecord, PageRecord } from '../../check/page-record.ts'

export interface LinkSharing {
  /** The record, with links of the shell, and what else it has in common with them, shared with earlier records. Nobody may modify these. */
  share(record: PageRecord): PageRecord
  /** Call this after each batch. An address is a part of the text of its page, so remembering it keeps the whole page in memory. */
  forget(): void
}

/** Gives the first of equal values in place of the later ones. */
export function createValueSharing<Value>(): { share(value: Value): Value; forget(): void } {
  const known = new Map<string, Value>()
  return {
    share(value) {
      const key = JSON.stringify(value)
      const shared = known.get(key) ?? value
      known.set(key, shared)
      return shared
    },
    forget: () => known.clear(),
  }
}

export function createLinkSharing(): LinkSharing {
  const known = new Map<string, PageLinkRecord>()
  const shellIds = createValueSharing<string[]>()
  const needs = createValueSharing<PageNeeds>()
  const shareLink = (link: PageLinkRecord): PageLinkRecord => {
    if (!link.inShell) return link
    const key = `${link.kind} ${link.unchecked} ${link.count} ${link.url}`
    const shared = known.get(key) ?? link
    known.set(key, shared)
    return shared
  }
  return {
    share: (record) => ({
      ...record,
      links: record.links.map(shareLink),
      ...(record.shellIds && { shellIds: shellIds.share(record.shellIds) }),
      ...(record.needs && { needs: needs.share(record.needs) }),
    }),
    forget() {
      known.clear()
      shellIds.forget()
      needs.forget()
    },
  }
}
