// Removes a cache. Only what the stores have made, by its name: whatever else is in the folder belongs to somebody.
import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './attempt.ts'
import { listEntries, listEntryFolders } from './content-store.ts'
import { indexName, packPattern } from './pack-index.ts'
import { packsDirectory } from './pack-store.ts'
import { pruneMark } from './prune-cache.ts'

/** @param directory absolute folder of the store. It stays if it is not empty then. */
export function removeCache(directory: string): void {
  const packs = packsDirectory(directory)
  const packNames = (attempt(() => readdirSync(packs)) ?? []).filter((name) => packPattern.test(name) || isIndex(name))
  const files = [
    ...listEntries(directory).map(({ path }) => path),
    ...packNames.map((name) => join(packs, name)),
    join(directory, pruneMark),
  ]
  // Damage may have put a folder in place of a file.
  for (const path of files) rmSync(path, { recursive: true, force: true })
  for (const folder of [...listEntryFolders(directory), packs, directory]) attempt(() => rmdirSync(folder))
}

/** Also one that is being replaced (prune-cache.ts). */
function isIndex(name: string): boolean {
  return new RegExp(`^${indexName}(?:\\.\\d+)?$`).test(name)
}
