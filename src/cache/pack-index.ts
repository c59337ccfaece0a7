// The index of the packs: one line per entry, `key pack start length`. Later lines win, so lines are only added, never changed.

/** Location of an entry, in bytes within its pack. */
export interface PackPlace {
  pack: string
  start: number
  length: number
}

export const indexName = 'index'

export const packPattern = /^[0-9a-f]{16}$/

const linePattern = /^([0-9a-f]{64}) ([0-9a-f]{16}) (\d{1,15}) (\d{1,10})$/

/** Longer entries do not exist: the index may be damaged, and memory is allocated by what it says. */
const longestEntry = 256 * 1024 * 1024

export function writeIndexLine(key: string, { pack, start, length }: PackPlace): string {
  return `${key} ${pack} ${start} ${length}\n`
}

/** Skips invalid lines. */
export function parseIndexLines(text: string): [key: string, place: PackPlace][] {
  return text.split('\n').flatMap((line): [string, PackPlace][] => {
    const [, key, pack, start, length] = linePattern.exec(line) ?? []
    if (key === undefined || pack === undefined) return []
    const place = { pack, start: Number(start), length: Number(length) }
    return place.length <= longestEntry ? [[key, place]] : []
  })
}
