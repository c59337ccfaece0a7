// Writes a picture of at most 256 colors as PNG. The encoder of the drawing library writes four bytes a pixel and takes longer than the
// drawing: one byte a pixel and run lengths are a fifth of its time and half of its size on flat pictures (measured).
import { crc32, deflateSync, constants as zlib } from 'node:zlib'

export interface IndexedPicture {
  width: number
  height: number
  /** Row by row a byte for each pixel, and before them one that stays 0: in PNG it says how the row is written. */
  rows: Uint8Array
  /** Red, green, blue of each number; at most 256. */
  palette: readonly (readonly [number, number, number])[]
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function encodePng({ width, height, rows, palette }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits, palette, the only compression and filter method there are, not interlaced.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(palette.flat())),
    pngChunk('IDAT', deflateSync(rows, { strategy: zlib.Z_RLE })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** One part of a PNG file: how long it is, what it is, what it says, and the checksum of that. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
