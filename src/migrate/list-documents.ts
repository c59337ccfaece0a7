// The documents of a site that moves, and what is asked of all of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sitePathOf } from './run-foreign-config.ts'

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

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?|\brequire\s*\()['"](?:[\w-]*!)*((?:@site\/|\.{1,2}\/)[^'"?]+)/g

/**
 * What documents import from beside their site, `@site/../packages/core/README.md`: nothing outside of a site is read unless its
 * configuration names it.
 * @param folders of documents, relative to the site.
 * @returns the folders next to the site, and files there, `../packages`.
 */
export function listOutsideImports(siteDirectory: string, folders: readonly string[]): string[] {
  const found = new Set<string>()
  for (const folder of folders)
    for (const file of listDocuments(siteDirectory, folder))
      for (const [, specifier = ''] of readFileSync(join(siteDirectory, file), 'utf8').matchAll(importPattern)) {
        const written = specifier.startsWith('@site/') ? specifier.slice('@site/'.length) : posix.join(posix.dirname(file), specifier)
        // Documents beside the site may come back through a folder that the site is in: `../../packages/core` of `packages/website`.
        const path = sitePathOf(siteDirectory, written) ?? written
        const [top] = /^(?:\.\.\/)+[^/]+/.exec(path) ?? []
        if (top === undefined || folders.some((each) => path.startsWith(`${each}/`))) continue
        if (existsSync(join(siteDirectory, path))) found.add(existsSync(join(siteDirectory, top)) ? top : path)
      }
  return [...found].sort()
}
