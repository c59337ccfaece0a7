// The list of finished pages as it is written: pages of a folder have most of their links in common, and what they ask of the browser, so a
// board has each of these once. Pages that were read from one board share them as single objects.
import type { BoardForm } from '../../cache/shelf.ts'
import type { PageLinkRecord, PageRecord } from '../../check/page-record.ts'
import type { ShelvedPage } from './kept-page.ts'
import type { RenderResult } from './render-result.ts'

export interface WrittenPages {
  /** Each link as one text (writeLink). */
  links: string[]
  common: Common[]
  pages: WrittenPage[]
}

interface Common extends Pick<ShelvedPage, 'parts'>, Pick<PageRecord, 'shellIds' | 'needs'> {}

interface WrittenPage {
  /** Positions in the lists of the board. */
  common: number
  links: number[]
  result: Omit<RenderResult, 'record'>
  record?: Omit<PageRecord, 'links' | keyof Common>
}

export const shelvedPages: BoardForm<ShelvedPage, WrittenPages> = {
  groupOf: (path) => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1),
  write(pages) {
    const links = createPositions()
    const common = createPositions()
    const written = pages.map(({ parts, result: { record, ...result } }): WrittenPage => {
      const { links: ofPage = [], shellIds, needs, ...rest } = record ?? {}
      return {
        common: common.of(JSON.stringify({ parts, shellIds, needs } satisfies Common)),
        links: ofPage.map((link) => links.of(writeLink(link))),
        result,
        ...('path' in rest && { record: rest }),
      }
    })
    return { links: links.all(), common: common.all().map((text): Common => JSON.parse(text)), pages: written }
  },
  read({ links: texts, common, pages }) {
    const links = texts.map(readLink)
    return pages.map(({ common: position, links: ofPage, result, record }): ShelvedPage => {
      const { parts, ...shared } = common[position] ?? { parts: [] }
      if (record === undefined) return { parts, result }
      const own = ofPage.map((position) => links[position]).filter((link) => link !== undefined)
      // Copies would be a large part of what an edit of many pages makes.
      return { parts, result: Object.assign(result, { record: Object.assign(record, { links: own }, shared) }) }
    })
  },
}

/** Gives each text its position among the texts seen so far. */
function createPositions(): { of(text: string): number; all(): string[] } {
  const known = new Map<string, number>()
  return {
    of(text) {
      const position = known.get(text) ?? known.size
      known.set(text, position)
      return position
    },
    all: () => [...known.keys()],
  }
}

const [kindAt, uncheckedAt, shellAt, countAt] = [0, 1, 2, 3]

function writeLink({ kind, unchecked, inShell, count, url }: PageLinkRecord): string {
  return `${kind === 'link' ? 'l' : 'a'}${unchecked ? 'u' : '-'}${inShell ? 's' : '-'}${count} ${url}`
}

function readLink(text: string): PageLinkRecord {
  const end = text.indexOf(' ')
  return {
    url: text.slice(end + 1),
    kind: text[kindAt] === 'l' ? 'link' : 'asset',
    unchecked: text[uncheckedAt] === 'u',
    inShell: text[shellAt] === 's',
    count: Number(text.slice(countAt, end)),
  }
}
