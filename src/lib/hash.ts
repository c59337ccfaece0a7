// The one hash of the program: keys of the cache, names of files that browsers keep, and what tells whether something has changed.
import { createHash, hash } from 'node:crypto'

/** SHA-256 in hex of all parts with their lengths, so that ('ab', 'c') and ('a', 'bc') differ. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  let text = ''
  for (const part of parts) {
    if (typeof part !== 'string') return hashPieces(parts)
    text += `${part.length}:${part}`
  }
  // In one call: most input is short, and creating a hash object takes longer than hashing.
  return hash('sha256', text)
}

function hashPieces(parts: readonly (string | Uint8Array)[]): string {
  const whole = createHash('sha256')
  for (const part of parts) whole.update(`${part.length}:`).update(part)
  return whole.digest('hex')
}
