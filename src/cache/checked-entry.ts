// Every cache entry starts with its own checksum: a damaged or half-written one is a miss, not a wrong result.
import { createHash } from 'node:crypto'

const checksumLength = 64

/** @param key also part of the checksum, so that the entry is not taken for that of another key; '' for none. */
export function checksumOf(content: Uint8Array, key = ''): Buffer {
  return Buffer.from(createHash('sha256').update(key).update(content).digest('hex'), 'latin1')
}

/** The content after the checksum; undefined if it does not match. */
export function contentOf(entry: Buffer, key = ''): Buffer | undefined {
  const content = entry.subarray(checksumLength)
  return checksumOf(content, key).equals(entry.subarray(0, checksumLength)) ? content : undefined
}

/** The same for an entry that this process has just made, without the check. */
export function writtenContentOf(entry: Buffer): Buffer {
  return entry.subarray(checksumLength)
}
