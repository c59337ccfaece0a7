// Which bytes of a long file are of which part. After an edit the other parts are taken from the last output: reading what they are made of
// takes longer than the whole rest of such a build, in a site of thousands of pages.
import type { ContentStore } from '../../cache/content-store.ts'
import { hashOf } from '../../lib/hash.ts'
import type { PlacedPart } from '../../lib/join-parts.ts'

interface WrittenParts {
  /** Of the whole file. */
  identity: string
  /** In the order of the file. */
  parts: PlacedPart[]
}

export async function keepParts(store: ContentStore, file: string, identity: string, parts: readonly PlacedPart[]): Promise<void> {
  const written: WrittenParts = { identity, parts: [...parts] }
  await store.write(keyOf(file), JSON.stringify(written))
}

/**
 * Identity of a part -> its bytes in the file as the last build has left it. Empty when that is not as it was written.
 * @param file absolute.
 * @param readLast gives the file, if it has this identity.
 */
export async function readParts(
  store: ContentStore,
  file: string,
  readLast: (identity: string) => Promise<Buffer | undefined>,
): Promise<Map<string, Uint8Array>> {
  const known = new Map<string, Uint8Array>()
  const kept = await store.read(keyOf(file))
  if (!kept) return known
  const { identity, parts }: WrittenParts = JSON.parse(kept.toString())
  const whole = await readLast(identity)
  if (whole?.length !== parts.reduce((sum, [, bytes]) => sum + bytes, 0)) return known
  let start = 0
  for (const [part, bytes] of parts) {
    known.set(part, whole.subarray(start, start + bytes))
    start += bytes
  }
  return known
}

function keyOf(file: string): string {
  return hashOf('parts of a file', file)
}
