// The search index of the dev server, made when it is requested. The text of pages is known only once they are rendered: this happens in
// the background, one by one, when the search is first opened. Until then a page is found by its title and description.
import { setTimeout as pause } from 'node:timers/promises'
import { contentsOf } from '../../../build/pages/contents-of.ts'
import type { ContentStore } from '../../../cache/content-store.ts'
import type { DevLanguage, DevSite } from '../../../dev/dev-site.ts'
import type { DevPage } from '../../../dev/page-renderer.ts'
import { pathBelow } from '../../../lib/folder-path.ts'
import { hashOf } from '../../../lib/hash.ts'
import { pathInSite } from '../../../lib/language-path.ts'
import type { Route, RouteTable } from '../../../routes/route.ts'
import { searchPlace } from '../build/searched-pages.ts'
import { describePage } from '../describe-page.ts'
import type { LinkOfPage } from '../index/incoming-links.ts'
import { isIndexFile, manifestFile } from '../index/index-files.ts'
import { type ListedPage, writeIndex } from '../index/write-index.ts'
import { entryOf, type SearchEntry } from '../search-entry.ts'
import type { WordRules } from '../terms/word-rules.ts'
import { loadWordRules } from '../words/load-word-rules.ts'

export interface DevSearch {
  /** A file of the index; undefined for other names. The manifest is made again if something has changed. */
  find(name: string): Promise<string | undefined>
  close(): void
}

export interface DevSearchInput {
  site: DevSite
  render(path: string): Promise<DevPage | undefined>
  /** Resolves when all documents are known. */
  whole(): Promise<void>
}

/** How long, in milliseconds, a reader who opens the search waits for pages to be rendered; small sites are done by then. */
const patience = 1500

interface KnownEntry {
  stamp: string
  hash: string
  /** Undefined for a page that the search leaves out. */
  entry: SearchEntry | undefined
  links: LinkOfPage[]
}

export function createDevSearch(input: DevSearchInput): DevSearch {
  const searches = new Map<string, DevSearch>()
  return {
    async find(name) {
      const { folder } = input.site.languageOf(`/${name}`)
      const search = searches.get(folder) ?? createLanguageSearch(input, folder)
      searches.set(folder, search)
      return search.find(pathBelow(name, folder))
    },
    close() {
      for (const search of searches.values()) search.close()
    },
  }
}

/** The index of one language. @param folder of its pages. */
function createLanguageSearch({ site, render, whole }: DevSearchInput, folder: string): DevSearch {
  const known = new Map<string, KnownEntry>()
  const written = new Map<string, SearchEntry>()
  const store = createMemoryStore()
  let files = new Map<string, string>()
  /** Name of a file -> what it was made from. */
  const identities = new Map<string, string>()
  let filling: Promise<void> | undefined
  let isClosed = false

  const inSite = (path: string): string => pathInSite(path, folder)
  const languageNow = (): DevLanguage => site.languageOf(inSite('/'))

  /** What a page is made from, as far as is known without rendering it. */
  const stampOf = (route: Route): string =>
    hashOf(
      JSON.stringify(route),
      ...contentsOf(route, languageNow().table.site).map(({ file }) => site.documents.get(file)?.stamp ?? ''),
      site.bundle?.hash ?? '',
    )
  const isSearched = (route: Route): boolean => describePage(route, languageNow().table.site) !== undefined

  async function fill(): Promise<void> {
    for (const { path } of languageNow().table.routes) {
      const route = site.outputs.routeOf(inSite(path))
      if (isClosed) return
      if (!route || !isSearched(route) || known.get(path)?.stamp === stampOf(route)) continue
      const page = await render(inSite(path))
      const now = site.outputs.routeOf(inSite(path))
      const place = searchPlace.of(page?.notes)
      // A page that cannot be rendered is found by its title until it can.
      if (now && page?.html !== undefined)
        known.set(path, {
          stamp: stampOf(now),
          hash: hashOf(JSON.stringify(place?.entry) ?? ''),
          entry: place?.entry,
          links: place?.links ?? [],
        })
    }
  }

  async function write(): Promise<void> {
    const entries = new Map<string, SearchEntry>()
    const { table, config } = languageNow()
    const rules = await loadWordRules(config.locale)
    const pages = table.routes.flatMap((route): ListedPage[] => {
      const rendered = known.get(route.path)
      const entry = rendered ? rendered.entry : titleOf(route, table, rules)
      if (!entry) return []
      const hash = rendered?.hash ?? hashOf(JSON.stringify(entry))
      const key = `${route.path} ${hash}`
      entries.set(key, entry)
      const { tag, group, weight } = entry.page
      return [{ path: route.path, key, hash, tag, group, weight, links: rendered?.links ?? [] }]
    })
    const made = new Map<string, string>()
    const inUse = new Set<string>()
    const findEntry = async ({ key }: ListedPage): Promise<SearchEntry | undefined> => entries.get(key) ?? written.get(key)
    await writeIndex({
      pages,
      language: config.locale,
      synonyms: config.search?.synonyms ?? [],
      program: '',
      readOldEntry: findEntry,
      async readEntry(page) {
        const entry = await findEntry(page)
        if (!entry) throw new Error(`The page ${page.path} is not known.`)
        return entry
      },
      store,
      inUse,
      async place(path, identity, load) {
        made.set(path, identity === identities.get(path) ? (files.get(path) ?? (await load())) : await load())
        identities.set(path, identity)
      },
    })
    files = made
    store.keepOnly(inUse)
    written.clear()
    for (const [key, entry] of entries) written.set(key, entry)
  }
  let writing: Promise<void> = Promise.resolve()
  return {
    async find(name) {
      if (!isIndexFile(name)) return undefined
      await whole()
      if (name === manifestFile) {
        filling ??= fill().finally(() => {
          filling = undefined
        })
        await Promise.race([filling.catch(() => undefined), pause(patience, undefined, { ref: false })])
        writing = writing.catch(() => undefined).then(write)
      }
      await writing
      return files.get(name)
    },
    close() {
      isClosed = true
    },
  }
}

function titleOf(route: Route, { site }: RouteTable, rules: WordRules): SearchEntry | undefined {
  const description = describePage(route, site)
  if (!description) return undefined
  const { titleOnly, ...described } = description
  const { title = route.path, description: text = '' } = route.metadata
  const sections = [{ anchor: '', level: 1, heading: title, text: titleOnly ? '' : text }]
  return entryOf({ ...described, path: route.path, sections }, rules)
}

function createMemoryStore(): ContentStore & { keepOnly(keys: ReadonlySet<string>): void } {
  const contents = new Map<string, Buffer>()
  return {
    read: async (key) => contents.get(key),
    async write(key, content) {
      contents.set(key, Buffer.from(content))
    },
    keepOnly(keys) {
      for (const key of contents.keys()) if (!keys.has(key)) contents.delete(key)
    },
  }
}
