// Where the entry of a page is kept that the search finds: what the local index and the records of a hosted one are made of.
import type { RenderResult } from '../../../build/pages/render-result.ts'
import type { PackStore } from '../../../cache/pack-store.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { SearchMetadata } from '../../../lib/search-metadata.ts'
import type { RouteTable } from '../../../routes/route.ts'
import type { PageMetadata } from '../../../routes/route-base.ts'
import { pluginValue } from '../../plugin-values.ts'
import type { ListedPage } from '../index/write-index.ts'
import { readKeptEntry } from '../kept-entry.ts'
import { readSections } from '../read-sections.ts'
import type { SearchEntry } from '../search-entry.ts'
import { loadWordRules } from '../words/load-word-rules.ts'

/** Noted of each of these pages. */
export const searchPlace = pluginValue<SearchPlace>('search')

export interface SearchPlace extends Omit<ListedPage, 'path'> {
  /**
   * What the entry was made from besides the route and the HTML: a page module may set these itself. Absent when they are those of the
   * route.
   */
  metadata?: Pick<PageMetadata, 'title' | 'description' | keyof SearchMetadata>
  /** Present if the task was set up to return it; otherwise it is in the store. */
  entry?: SearchEntry
}

export interface SearchedPagesInput {
  config: Pick<ResolvedConfig, 'locale'>
  table: Pick<RouteTable, 'routes' | 'site'>
  rendered: readonly RenderResult[]
  packs: PackStore
  /** The keys of all entries are added to it. */
  inUse: Set<string>
  output: { read(path: string): Promise<Uint8Array> }
}

export interface SearchedPages {
  /** In the order of the pages. */
  pages: ListedPage[]
  readEntry(page: ListedPage): Promise<SearchEntry>
}

export function openSearchedPages({ config, table, rendered, packs, inUse, output }: SearchedPagesInput): SearchedPages {
  const routes = new Map(table.routes.map((route) => [route.path, route]))
  const results = new Map(rendered.map((result) => [result.path, result]))
  const pages = rendered.flatMap(({ path, notes }): ListedPage[] => {
    const place = searchPlace.of(notes)
    return place ? [{ path, ...place }] : []
  })
  for (const { key } of pages) inUse.add(key)
  /** The store may be full or read-only, but the finished page has everything. */
  const makeAgain = async (path: string): Promise<SearchEntry | undefined> => {
    const route = routes.get(path)
    const result = results.get(path)
    if (!route || !result) return undefined
    const html = Buffer.from(await output.read(result.file)).toString()
    const shown = { ...route, metadata: { ...route.metadata, ...searchPlace.of(result.notes)?.metadata } }
    const { makeSearchEntry } = await import('../search-entry.ts')
    return makeSearchEntry(readSections(html), shown, table.site, await loadWordRules(config.locale))
  }
  return {
    pages,
    async readEntry(page) {
      const entry = (await readKeptEntry(packs, page)) ?? (await makeAgain(page.path))
      if (entry) return entry
      throw new Error(`The page ${page.path} was changed in the output while the site was built. Build again.`)
    },
  }
}
