// The files of a bundle that are published. A bundle has every island and sheet that a site could use: those that components bring which no
// page shows (Mermaid alone is some 60 files) are loaded by nobody, and neither is what only they load.
import type { SiteBundle } from '../bundle/bundle-site.ts'
import type { ServerModules } from '../bundle/finish-modules.ts'
import type { RenderResult } from './pages/render-result.ts'

type PublishedBundle = Pick<SiteBundle, 'files' | 'server' | 'styles' | 'islandUrls' | 'languages'>

export interface LoadedFiles {
  /** Output path -> bytes. */
  files: Map<string, Uint8Array>
  /** Names of the islands that pages have. */
  islands: Set<string>
}

/** @param rootUrl the base URL of the bundle. @param rendered all pages of the site. */
export function findLoadedFiles(bundle: PublishedBundle, rendered: readonly Pick<RenderResult, 'record'>[], rootUrl: string): LoadedFiles {
  const { files, server, styles } = bundle
  const scripts = [bundle, ...Object.values(bundle.languages)].flatMap(({ islandUrls }) => Object.entries(islandUrls))
  const loaded = new Set<string>()
  for (const { record } of rendered) {
    for (const address of record?.islands ?? []) loaded.add(address)
    for (const { url } of record?.links.filter(({ kind }) => kind === 'asset') ?? []) loaded.add(url)
  }
  const ofSomePages = [...scripts.map(([, url]) => url), ...styles.flatMap(({ href, use }) => (typeof use === 'string' ? [] : [href]))]
  const pathsOf = (addresses: readonly string[]): string[] =>
    addresses.map((address) => address.slice(rootUrl.length)).filter((path) => files.has(path))
  const namedIn = createNameReader(files)
  const unloaded = reach(pathsOf(ofSomePages.filter((address) => !loaded.has(address))), files, namedIn)
  const others = [...files.keys()].filter((path) => !unloaded.has(path))
  // Components that are rendered at build time may write the address of a picture wherever they like.
  const ofServer = [...unloaded].some((path) => !/\.(?:js|css)$/.test(path)) ? modulesOf(server).flatMap(namedIn) : []
  const published = reach([...others, ...pathsOf(ofSomePages.filter((address) => loaded.has(address))), ...ofServer], files, namedIn)
  return {
    files: new Map([...files].filter(([path]) => published.has(path))),
    islands: new Set(scripts.flatMap(([name, url]) => (loaded.has(url) ? [name] : []))),
  }
}

function modulesOf(server: ServerModules): Uint8Array[] {
  return [...server].flatMap(([name, bytes]) => (name.endsWith('.map') ? [] : [bytes]))
}

type NameReader = (text: Uint8Array) => string[]

/** Finds the files that a text names by their hashes, which are in their names and nowhere else. */
function createNameReader(files: ReadonlyMap<string, Uint8Array>): NameReader {
  const pathsOfHash = new Map<string, string[]>()
  for (const path of files.keys()) {
    const [, hash] = /-(\w{8})\.\w+$/.exec(path) ?? []
    if (hash !== undefined) pathsOfHash.set(hash, [...(pathsOfHash.get(hash) ?? []), path])
  }
  return (text) => {
    const hashes = new Set(
      Array.from(
        Buffer.from(text)
          .toString('latin1')
          .matchAll(/-(\w{8})\.\w/g),
        ([, hash = '']) => hash,
      ),
    )
    return [...hashes].flatMap((hash) => pathsOfHash.get(hash) ?? [])
  }
}

/** The files and all that they load, now or later. */
function reach(from: readonly string[], files: ReadonlyMap<string, Uint8Array>, namedIn: NameReader): Set<string> {
  const reached = new Set(from)
  for (const path of reached) {
    const bytes = /\.(?:js|css)$/.test(path) ? files.get(path) : undefined
    for (const named of bytes ? namedIn(bytes) : []) reached.add(named)
  }
  return reached
}
