// Reads and writes until everything is done: the system may stop partway.
import { randomBytes } from 'node:crypto'
import { readSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'

/** Fewer bytes than `length` if the file ends earlier. */
export function readBytes(handle: number, start: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  let filled = 0
  for (let read = 1; read > 0 && filled < length; filled += read) read = readSync(handle, bytes, filled, length - filled, start + filled)
  return bytes.subarray(0, filled)
}

export function writeBytes(handle: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written)
}

/** Atomic: no reader sees half of the text, also when several processes write. */
export function replaceFile(path: string, text: string): void {
  const beside = `${path}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
