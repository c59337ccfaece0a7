// Reads the document of `sitegen markdown` from a file or from standard input, as UTF-8 text.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from './exit-code.ts'
import type { Terminal } from './terminal.ts'

/** In bytes. Larger input is probably a mistake: no document is that long. */
const largest = 50_000_000

/** Throws a UsageError for input that cannot be read or is not UTF-8 text. */
export async function readDocument(file: string | undefined, terminal: Terminal): Promise<string> {
  const name = file === undefined ? 'standard input' : `"${file}"`
  const bytes = file === undefined ? await readInput(terminal) : await readNamed(file, terminal.workingDirectory)
  if (bytes.length > largest)
    throw new UsageError(`Expected a document of at most ${largest / 1e6} MB, found ${name} with ${Math.round(bytes.length / 1e6)} MB.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`Expected ${name} to be UTF-8 text, found other bytes${placeOfBadByte(bytes)}.`, 'Save the file as UTF-8.')
  }
}

async function readNamed(file: string, workingDirectory: string): Promise<Uint8Array> {
  try {
    return await readFile(resolve(workingDirectory, file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UsageError(`Expected "${file}" to be a file, found nothing there.`)
    if (code === 'EISDIR')
      throw new UsageError(`Expected "${file}" to be a file, found a folder.`, 'To build a whole folder, use `sitegen build`.')
    throw new UsageError(`"${file}" could not be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

async function readInput({ input, writeError, signal }: Terminal): Promise<Uint8Array> {
  if (input.isTTY) writeError('Reading Markdown from the keyboard; end it with Ctrl+D.\n')
  signal.throwIfAborted()
  const chunks: Uint8Array[] = []
  const onAbort = () => input.destroy(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    for await (const chunk of input) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
  return Buffer.concat(chunks)
}

/** ` in line 3`: the first line that cannot be decoded. */
function placeOfBadByte(bytes: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let start = 0
  while (start <= bytes.length) {
    const feed = bytes.indexOf(10, start)
    const end = feed < 0 ? bytes.length : feed
    try {
      decoder.decode(bytes.subarray(start, end))
    } catch {
      return ` in line ${line}`
    }
    line += 1
    start = end + 1
  }
  return ''
}
