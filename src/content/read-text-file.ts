// The bytes of a file -> text that later steps can rely on: valid UTF-8, no byte order mark, no NUL. Invalid bytes are reported with their
// place and replaced, so that one bad byte does not also break every link to the page.
import { isUtf8 } from 'node:buffer'
import { hash as hashBytes } from 'node:crypto'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createPlaceFinder } from './place-finder.ts'

export interface TextFile {
  text: string
  /** SHA-256 of the bytes, in hex. */
  hash: string
  diagnostics: Diagnostic[]
}

/** No text written by a person is longer; a longer one would be held in memory several times while it is parsed. */
export const mostBytes = 32 * 1024 * 1024

/**
 * Without `text` if the file cannot be read; the diagnostic says why. `file` is the site-relative name for messages. There are thousands of
 * small files: the synchronous call takes a third of the processor time of the asynchronous ones.
 */
export async function readTextFile(path: string, file: string): Promise<TextFile | { diagnostics: Diagnostic[] }> {
  try {
    const bytes = readBytes(path)
    if (bytes.length > mostBytes) return { diagnostics: [tooLarge(file, bytes.length)] }
    return decodeText(bytes, file)
  } catch (error) {
    const size = await stat(path).then(
      (stats) => stats.size,
      () => 0,
    )
    return { diagnostics: [size > mostBytes ? tooLarge(file, size) : unreadable(file, error)] }
  }
}

/** For all files that are read as text: memory that nothing has touched before takes longer than the reading. */
const page = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * Does not block: reading a named pipe would otherwise wait until something writes to it. Windows has no such pipes, and no such option.
 * @returns bytes that are there until the next file is read.
 */
function readBytes(path: string): Buffer {
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    let length = 0
    let read: number
    do {
      read = readSync(descriptor, page, length, page.length - length, null)
      length += read
    } while (read > 0 && length < page.length)
    return length < page.length ? page.subarray(0, length) : Buffer.concat([page, readFileSync(descriptor)])
  } finally {
    closeSync(descriptor)
  }
}

const decoder = new TextDecoder()

export function decodeText(bytes: Uint8Array, file: string): TextFile {
  const hash = hashBytes('sha256', bytes)
  const text = decoder.decode(bytes)
  if (!isUtf8(bytes)) return { text: text.replaceAll('\0', '\uFFFD'), hash, diagnostics: [notUtf8(bytes, file)] }
  const nul = text.indexOf('\0')
  if (nul < 0) return { text, hash, diagnostics: [] }
  const diagnostic: Diagnostic = {
    id: 'content-nul-byte',
    level: 'error',
    message: 'The file has a NUL byte, which no text has.',
    place: createPlaceFinder(file, text)(nul, nul + 1),
    hint: 'Save the file as UTF-8 text again; it may be UTF-16, or not a text at all.',
  }
  return { text: text.replaceAll('\0', '\uFFFD'), hash, diagnostics: [diagnostic] }
}

/** Describes the error of a file system call for a file or folder. */
export function unreadable(file: string, error: unknown): Diagnostic {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons.get(code)
  if (code === 'ENAMETOOLONG')
    return { id: 'content-name-too-long', level: 'error', message: 'The path is too long for the file system.', place: { file } }
  const message = `The file could not be read: ${reason?.[0] ?? (code || String(error))}.`
  return { id: 'content-unreadable', level: 'error', message, place: { file }, ...(reason && { hint: reason[1] }) }
}

const reasons = new Map<string, readonly [string, string]>([
  ['EACCES', ['permission denied', 'Give the user who builds the site the right to read it.']],
  ['EPERM', ['permission denied', 'Give the user who builds the site the right to read it.']],
  ['ENOENT', ['it leads to nothing', 'It is a symbolic link to a file that does not exist, or was removed during the build.']],
  ['EISDIR', ['it is a folder', 'Rename the folder: its name looks like that of a file.']],
])

function tooLarge(file: string, size: number): Diagnostic {
  const message = `The file has ${Math.ceil(size / 1024 / 1024)} MB; a document must not have more than ${mostBytes / 1024 / 1024} MB.`
  return { id: 'content-too-large', level: 'error', message, place: { file }, hint: 'Divide it into several pages.' }
}

function notUtf8(bytes: Uint8Array, file: string): Diagnostic {
  const offset = firstInvalidByte(bytes)
  const before = new TextDecoder().decode(bytes.subarray(0, offset))
  const line = before.split('\n').length
  const column = before.length - before.lastIndexOf('\n')
  const byte = `0x${(bytes[offset] ?? 0).toString(16).padStart(2, '0').toUpperCase()}`
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return {
    id: 'content-not-utf8',
    level: 'error',
    message: `The file is not valid UTF-8: byte ${byte} at offset ${offset} (line ${line}, column ${column}).`,
    place: { file, line, column },
    hint: isUtf16 ? 'The file is UTF-16. Save it as UTF-8.' : 'Save it as UTF-8. It may be in an older encoding such as Windows-1252.',
  }
}

/** Where the longest valid prefix ends. Found by bisection; prefixes that end inside a character count as valid. */
function firstInvalidByte(bytes: Uint8Array): number {
  let valid = 0
  let invalid = bytes.length
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    if (isValidPrefix(bytes.subarray(0, middle))) valid = middle
    else invalid = middle
  }
  // The prefix of `valid` bytes may end in a character that the next byte breaks off: the error is where that character starts.
  return valid - unfinishedLength(bytes.subarray(0, valid))
}

function isValidPrefix(bytes: Uint8Array): boolean {
  return isUtf8(bytes.subarray(0, bytes.length - unfinishedLength(bytes)))
}

/** How many bytes at the end start a character that is not yet complete. */
function unfinishedLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}
