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

/** As bytes. */
const newline = 10
const space = 32

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

/** An edit asks for a few keys, each of which is found in the bytes at once; a build that asks for thousands makes a map of all lines. */
const searched = 64

export interface PackLines {
  /** Adds whole lines. */
  add(bytes: Buffer): void
  clear(): void
  /** The last line of the key. */
  find(key: string): string | undefined
}

export function createPackLines(): PackLines {
  let parts: Buffer[] = []
  let lines: Map<string, string> | undefined
  let asked = 0
  const fill = (map: Map<string, string>, bytes: Buffer): void => {
    for (const [key, line] of readIndexLines(bytes.toString('latin1'))) map.set(key, line)
  }
  return {
    add(bytes) {
      if (lines) fill(lines, bytes)
      else parts.push(bytes)
    },
    clear() {
      parts = []
      lines = undefined
    },
    find(key) {
      asked++
      if (lines === undefined && asked > searched) {
        lines = new Map()
        for (const bytes of parts) fill(lines, bytes)
        parts = []
      }
      if (lines) return lines.get(key)
      for (const bytes of parts.toReversed()) {
        const line = searchLine(bytes, key)
        if (line !== undefined) return line
      }
      return undefined
    },
  }
}

function searchLine(bytes: Buffer, key: string): string | undefined {
  for (let at = bytes.lastIndexOf(key, undefined, 'latin1'); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(key, at - 1, 'latin1')) {
    const isLine = (at === 0 || bytes[at - 1] === newline) && bytes[at + keyLength] === space
    const end = bytes.indexOf(newline, at)
    if (isLine) return bytes.toString('latin1', at, end < 0 ? bytes.length : end)
  }
  return undefined
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
