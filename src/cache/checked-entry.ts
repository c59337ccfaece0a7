// Every entry of the cache stands behind its own checksum: what is damaged or half written is a miss, not a wrong result.
import { createHash } from 'node:crypto'

const checksumLength = 64

/** @param key what the entry is also bound to, so that it is not taken for another one's; '' for nothing. */
export function checksumOf(content: Uint8Array, key = ''): Buffer {
  return Buffer.from(createHash('sha256').update(key).update(content).digest('hex'), 'latin1')
}

/** What stands behind the checksum; undefined when it is not what was written. */
export function contentOf(entry: Buffer, key = ''): Buffer | undefined {
  const content = entry.subarray(checksumLength)
  return checksumOf(content, key).equals(entry.subarray(0, checksumLength)) ? content : undefined
}

/** The same of an entry that this process has just made. */
export function writtenContentOf(entry: Buffer): Buffer {
  return entry.subarray(checksumLength)
}
