// A real PNG of any size, made in a few lines, for tests that need an image with a known number of pixels.
import { deflateSync } from 'node:zlib'
import { pngChunk, pngSignature } from '../../src/plugins/social-cards/encode-png.ts'

/** @param shade its grey, 0 to 255, which gives other bytes for the same size. */
export function makePng(width: number, height: number, shade = 0): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (width + 1), shade)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  return Buffer.concat([pngSignature, pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))])
}
