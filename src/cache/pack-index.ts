// The index of the packs: one line per entry, `key pack start length`. Later lines win, so lines are only added, never changed.

/** Location of an entry, in bytes within its pack. */
export interface PackPlace {
  pack: string
  start: number
  length: number
}

export const indexName = 'index'

export const packPattern = /^[0-9a-f]{16}$/

const keyLength = 64

const linePattern = /^[0-9a-f]{64} ([0-9a-f]{16}) (\d{1,15}) (\d{1,10})$/

/** Longer entries do not exist: the index may be damaged, and memory is allocated by what it says. */
const longestEntry = 256 * 1024 * 1024

export function writeIndexLine(key: string, { pack, start, length }: PackPlace): string {
  return `${key} ${pack} ${start} ${length}\n`
}

/** Lines by their keys. What stands in a line is read when it is needed: every build reads the index, but needs few of its places. */
export function readIndexLines(text: string): [key: string, line: string][] {
  return text.split('\n').flatMap((line): [string, string][] => (line[keyLength] === ' ' ? [[line.slice(0, keyLength), line]] : []))
}

/** The pack that a line names, if it is valid. */
export function packOfLine(line: string): string {
  return line.slice(keyLength + 1, line.indexOf(' ', keyLength + 1))
}

/** Undefined for an invalid line. */
export function placeInLine(line: string): PackPlace | undefined {
  const [, pack, start, length] = linePattern.exec(line) ?? []
  if (pack === undefined) return undefined
  const place = { pack, start: Number(start), length: Number(length) }
  return place.length <= longestEntry ? place : undefined
}
