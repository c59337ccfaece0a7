// A finished bundle in the store. It holds while every file that went into it is the same and no file has come or gone beside them:
// a new `button.ts` takes the place of `button.tsx` in an import without an ending, although no file that was read has changed.
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type ContentStore, hashOf } from '../../cache/content-store.ts'
import { mapConcurrently } from '../../content/map-concurrently.ts'

export interface BundleData {
  /** The server bundle: one module. */
  server: Uint8Array
  /** Output path -> contents. */
  files: Map<string, Uint8Array>
  styles: string[]
  runtime: string | undefined
  islandUrls: Record<string, string>
  /** Every file that went into it, relative to the site. */
  inputs: string[]
}

interface KeptBundle {
  /** Relative to the site where possible, with the hash of the contents. */
  inputs: [path: string, hash: string][]
  listings: [directory: string, hash: string][]
  server: string
  files: Record<string, string>
  styles: string[]
  runtime?: string
  islandUrls: Record<string, string>
}

const readsAtOnce = 32

export async function readKeptBundle(store: ContentStore, key: string, siteDirectory: string): Promise<BundleData | undefined> {
  const bytes = await store.read(key)
  if (!bytes) return
  const kept: KeptBundle = JSON.parse(bytes.toString())
  const same = await mapConcurrently(kept.inputs, readsAtOnce, async ([path, hash]) => (await hashFile(join(siteDirectory, path))) === hash)
  if (same.includes(false)) return
  const sameListings = await mapConcurrently(
    kept.listings,
    readsAtOnce,
    async ([path, hash]) => (await hashListing(join(siteDirectory, path))) === hash,
  )
  if (sameListings.includes(false)) return
  return {
    server: Buffer.from(kept.server, 'base64'),
    files: new Map(Object.entries(kept.files).map(([path, content]) => [path, Buffer.from(content, 'base64')])),
    styles: kept.styles,
    runtime: kept.runtime,
    islandUrls: kept.islandUrls,
    inputs: kept.inputs.map(([path]) => path),
  }
}

/** @param since when bundling began, in milliseconds: what changed later is not kept. */
export async function writeKeptBundle(
  store: ContentStore,
  key: string,
  siteDirectory: string,
  data: BundleData,
  since: number,
): Promise<void> {
  const { inputs } = data
  const hashes = await mapConcurrently(inputs, readsAtOnce, async (path): Promise<[string, string] | undefined> => {
    const file = join(siteDirectory, path)
    const hash = await hashFile(file)
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs >= since,
      () => true,
    )
    return hash === undefined || changed ? undefined : [path, hash]
  })
  if (hashes.includes(undefined)) return
  const directories = [...new Set(inputs.filter((path) => !path.split(sep).includes('node_modules')).map((path) => dirname(path)))]
  const listings = await mapConcurrently(
    directories,
    readsAtOnce,
    async (path): Promise<[string, string]> => [path, await hashListing(join(siteDirectory, path))],
  )
  const kept: KeptBundle = {
    inputs: hashes.flatMap((entry) => (entry ? [entry] : [])),
    listings,
    server: Buffer.from(data.server).toString('base64'),
    files: Object.fromEntries([...data.files].map(([path, content]) => [path, Buffer.from(content).toString('base64')])),
    styles: data.styles,
    ...(data.runtime === undefined ? {} : { runtime: data.runtime }),
    islandUrls: data.islandUrls,
  }
  await store.write(key, JSON.stringify(kept))
}

async function hashFile(path: string): Promise<string | undefined> {
  return readFile(path).then(
    (bytes) => hashOf(bytes),
    () => undefined,
  )
}

async function hashListing(directory: string): Promise<string> {
  const names = await readdir(directory).catch(() => [])
  return hashOf(...names.filter((name) => /\.(?:[cm]?[jt]sx?|css|json)$/.test(name) || !name.includes('.')).sort())
}
