// The sizes of AVIF files, stills and sequences, made of the boxes that tell them.
import { expect, it } from 'vitest'
import { sizeOfImage } from '../../../src/markdown/links/size-of-image.ts'
import { pngOf } from '../parse-text.ts'

function box(type: string, ...contents: (string | Uint8Array)[]): Buffer {
  const body = Buffer.concat(contents.map((content) => Buffer.from(content)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const fileType = (...brands: string[]): Buffer => box('ftyp', brands[0] ?? '', numbers(0), ...brands.slice(1))
const still = (width: number, height: number): Buffer =>
  box('meta', numbers(0), box('iprp', box('ipco', box('ispe', numbers(0, width, height)))))
const film = (width: number, height: number): Buffer =>
  box('moov', box('mvhd', numbers(0)), box('trak', box('tkhd', numbers(0, 0, width * 65_536, height * 65_536))))

it.each([
  ['a still image', [fileType('avif', 'avif', 'mif1'), still(40, 30)]],
  ['a sequence with a still image', [fileType('avis', 'avis', 'avif', 'msf1'), still(40, 30), film(4, 3)]],
  ['a sequence without one', [fileType('avis', 'avis', 'msf1'), film(40, 30)]],
  ['a sequence by one of its further brands', [fileType('iso8', 'msf1', 'avis'), box('free'), film(40, 30)]],
])('AVIF, %s -> its size', (_name, boxes) => {
  expect(sizeOfImage(Buffer.concat(boxes))).toEqual({ width: 40, height: 30 })
})

it.each([
  ['a film', Buffer.concat([fileType('isom', 'mp42'), film(40, 30)])],
  ['a sequence that ends early', Buffer.concat([fileType('avis'), film(40, 30).subarray(0, 30)])],
  ['a sequence without a size', Buffer.concat([fileType('avis'), film(0, 0)])],
  ['nothing', Buffer.alloc(0)],
])('%s -> no image', (_name, bytes) => {
  expect(sizeOfImage(bytes)).toBeUndefined()
})

it('a PNG -> its size', () => expect(sizeOfImage(Buffer.from(pngOf(40, 30)))).toEqual({ width: 40, height: 30 }))

it.each(['', '<?xml version="1.0"?>\n<!DOCTYPE svg>\n'])('a drawing after %j with a long attribute in its root -> its size', (start) => {
  const drawing = `${start}<svg content="${'&lt;a width=&quot;1&quot;>'.repeat(2000)}" width="40px" viewBox="0 0 40 30" height="30px"><g/></svg>`
  expect(sizeOfImage(Buffer.from(drawing))).toEqual({ width: 40, height: 30 })
})
