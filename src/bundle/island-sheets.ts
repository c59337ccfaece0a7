// Which islands import which style sheets. The HTML of an island may lack a class that its component shows later, so a page with the island
// always links to the sheet.
import { relative, sep } from 'node:path'
import type { Metafile } from 'esbuild'

/**
 * @param islands name on pages -> absolute path.
 * @param isSheet of the key of an input.
 * @returns style sheet, relative to the site -> names of the islands that import it, themselves or through other modules.
 */
export function findIslandSheets(
  inputs: Metafile['inputs'],
  islands: ReadonlyMap<string, string>,
  siteDirectory: string,
  isSheet: (key: string) => boolean,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, path] of [...islands].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const start = relative(siteDirectory, path).split(sep).join('/')
    for (const sheet of reachSheets(inputs, start, isSheet)) found.set(sheet, [...(found.get(sheet) ?? []), name])
  }
  return found
}

function reachSheets(inputs: Metafile['inputs'], start: string, isSheet: (key: string) => boolean): Set<string> {
  const sheets = new Set<string>()
  // The references to an island import its source, whose key in the metafile has a suffix.
  const waiting = Object.keys(inputs).filter((key) => key === start || key.startsWith(`${start}?`))
  const seen = new Set(waiting)
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (isSheet(key)) sheets.add(key)
    for (const { path } of inputs[key]?.imports ?? []) {
      if (seen.has(path)) continue
      seen.add(path)
      waiting.push(path)
    }
  }
  return sheets
}
