// The documents of a site that moves, and what is asked of all of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Relative to the site. */
export function listDocuments(siteDirectory: string, folder: string): string[] {
  return readdirSync(join(siteDirectory, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : listDocuments(siteDirectory, path)
    return /\.mdx?$/.test(entry.name) ? [path] : []
  })
}

/** Whether samples are written for Twoslash, whatever package of the other generator reads them. */
export function hasTwoslash(siteDirectory: string, folders: readonly string[]): boolean {
  return folders.some((folder) =>
    listDocuments(siteDirectory, folder).some((file) =>
      /^\s*`{3,}\w+ (?:.* )?twoslash\b/m.test(readFileSync(join(siteDirectory, file), 'utf8')),
    ),
  )
}
