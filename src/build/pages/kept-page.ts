// Finished pages in the store. Of each there is an entry: the names and hashes of what it was made from, which shared data it read, its result, and
// its HTML as it was written. And there are lists of what every build has to know of the pages that it takes from the store (cache/shelf.ts). As
// they are written: pages of a folder have most of their links in common, and what they ask of the browser, so a board has each of these once. Pages
// that were read from one board share them as single objects. A build of 1,000 pages of which none has changed takes 0.8 s with them and with what was parsed; without,
// 10 s on the same machine.
import type { PackStore } from '../../cache/pack-store.ts'
import type { BoardForm } from '../../cache/shelf.ts'
import type { PageLinkRecord, PageRecord } from '../../check/page-record.ts'
import { hashOf } from '../../lib/hash.ts'
import type { NamedHash } from './page-inputs.ts'
import type { PageParts, RenderResult } from './render-result.ts'
import type { SitePart } from './track-site-data.ts'

/** Milliseconds. */
export interface RenderTimes {
  /** Running the documents: imports, components, and their text as elements. */
  evaluate: number
  render: number
  /** Reading ids, links and files from the finished HTML. */
  record: number
  write: number
}

export interface KeptPage extends ShelvedPage {
  inputs: NamedHash[]
  times: RenderTimes
}

/** What is in the list of pages. */
export interface ShelvedPage {
  parts: PageParts
  result: RenderResult
}

/** One line of JSON, then the HTML. */
export function writeKeptPage(packs: PackStore, key: string, page: KeptPage, html: Uint8Array): Promise<void> {
  return packs.write(key, Buffer.concat([Buffer.from(`${JSON.stringify(page)}\n`), html]))
}

/** A file beside a page is a separate entry, so that all of these can be listed without reading their pages. */
export function besideKeyOf(pageKey: string, plugin: string): string {
  return hashOf('file beside a page', plugin, pageKey)
}

/** For pages that turn out to be faulty after they were kept: an empty entry counts as none. */
export async function forgetKeptPages(packs: PackStore, pages: readonly { key: string }[]): Promise<void> {
  for (const { key } of pages) await packs.write(key, '')
  packs.flush()
}

export async function readKeptPage(packs: PackStore, key: string): Promise<{ page: KeptPage; html: Buffer } | undefined> {
  const bytes = await packs.read(key)
  if (!bytes) return
  const end = bytes.indexOf(10)
  if (end < 0) return
  return { page: JSON.parse(bytes.toString('utf8', 0, end)), html: bytes.subarray(end + 1) }
}

/** For a page that is not in the list. */
export async function readShelvedPage(packs: PackStore, key: string): Promise<ShelvedPage | undefined> {
  const { parts, result } = (await readKeptPage(packs, key))?.page ?? {}
  return parts && result && { parts, result }
}

/** Whether every part that the page read is unchanged. */
export function partsHold({ parts }: Pick<ShelvedPage, 'parts'>, partHash: (part: SitePart) => string): boolean {
  return parts.every(([part, hash]) => partHash(part) === hash)
}

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
