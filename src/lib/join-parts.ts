// Joins small parts of a file into larger ones: writing a thousand of them one by one takes longer than making them.

/** Bytes. */
const chunkLength = 1024 * 1024

/** Where the file of the last build has a part with this identity, its bytes are taken from there. */
export interface FilePart {
  identity: string
  read: () => Promise<Uint8Array>
}

/** Identity of a part, and how many bytes it has. */
export type PlacedPart = readonly [identity: string, bytes: number]

/** The whole file. */
export async function readAllParts(parts: readonly FilePart[]): Promise<Buffer> {
  const read: Uint8Array[] = []
  for (const part of parts) read.push(await part.read())
  return Buffer.concat(read)
}

export interface PartJoiner {
  add(part: Uint8Array): void
  /** Writes what is left, even if it is nothing: that makes an empty file. */
  end(): void
}

export function joinParts(write: (chunk: Uint8Array) => void): PartJoiner {
  let waiting: Uint8Array[] = []
  let length = 0
  const end = (): void => {
    const [only = new Uint8Array(), ...others] = waiting
    write(others.length === 0 ? only : Buffer.concat(waiting))
    waiting = []
    length = 0
  }
  return {
    add(part) {
      const together = joinNeighbours(waiting.at(-1), part)
      if (together) waiting[waiting.length - 1] = together
      else waiting.push(part)
      length += part.length
      if (length >= chunkLength) end()
    },
    end,
  }
}

/** Parts that lie one behind the other in memory, as those of a file that was read whole, need no copy. */
function joinNeighbours(first: Uint8Array | undefined, second: Uint8Array): Uint8Array | undefined {
  if (first?.buffer !== second.buffer || first.byteOffset + first.length !== second.byteOffset) return undefined
  return new Uint8Array(first.buffer, first.byteOffset, first.length + second.length)
}
