// Reads a PNG with a palette back into colors, for tests that look at what was drawn.
import { crc32, inflateSync } from 'node:zlib'

export interface DecodedPng {
  width: number
  height: number
  /** `#rrggbb`. */
  colorAt(x: number, y: number): string
  /** How many pixels have each color. */
  colors: Map<string, number>
}

export function decodePng(bytes: Buffer): DecodedPng {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 4, at + 8 + length)
    if (crc32(body) !== bytes.readUInt32BE(at + 8 + length)) throw new Error('A checksum of the PNG is wrong.')
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4))
    at += 12 + length
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type) ?? Buffer.alloc(0))
  if (!header || !palette || !data || !chunks.has('IEND')) throw new Error('A part of the PNG is missing.')
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  const rows = inflateSync(data)
  if (rows.length !== height * (width + 1)) throw new Error('The PNG has too many or too few pixels.')
  const names = Array.from({ length: palette.length / 3 }, (_, index) => `#${palette.toString('hex', index * 3, index * 3 + 3)}`)
  const colorAt = (x: number, y: number): string => names[rows[y * (width + 1) + 1 + x] ?? -1] ?? 'outside of the palette'
  const colors = new Map<string, number>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) colors.set(colorAt(x, y), (colors.get(colorAt(x, y)) ?? 0) + 1)
  }
  return { width, height, colorAt, colors }
}
