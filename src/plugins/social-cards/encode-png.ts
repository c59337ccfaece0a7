// Writes a picture with at most 256 colors as PNG. The encoder of the drawing library writes four bytes per pixel and takes longer than the
// drawing: one byte per pixel and run lengths take a fifth of its time, and half the size on flat pictures (measured).
import { crc32, deflateSync, constants as zlib } from 'node:zlib'

export interface IndexedPicture {
  width: number
  height: number
  /** One byte per pixel, row by row. Each row starts with an extra byte that stays 0: in PNG it is the filter type. */
  rows: Uint8Array
  /** Red, green and blue of each number; at most 256. */
  palette: readonly (readonly [number, number, number])[]
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function encodePng({ width, height, rows, palette }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits, palette, the only compression and filter method that exist, not interlaced.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(palette.flat())),
    pngChunk('IDAT', deflateSync(rows, { strategy: zlib.Z_RLE })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** One chunk of a PNG file: its length, type and data, and a checksum of type and data. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
