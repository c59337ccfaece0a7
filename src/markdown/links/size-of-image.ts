// The size of an image in pixels, as it is displayed. The library knows all formats of the web but the AVIF image sequence, a file like a
// film: its major brand is `avis`, and it may hold a still image beside its tracks (AV1 Image File Format, section 6).
import { imageSize } from 'image-size'

export interface ImageSize {
  width: number
  height: number
}

/** Undefined if the bytes are not an image of a known format. The sides are swapped for images rotated by a quarter turn. */
export function sizeOfImage(bytes: Uint8Array): ImageSize | undefined {
  const isSequence = textAt(bytes, 4, 8) === 'ftyp' && brandsOf(bytes).includes('avis')
  if (isSequence) return measure(asStillImage(bytes)) ?? sizeOfTrack(bytes)
  return measure(bytes) ?? sizeOfDrawing(bytes)
}

/** The library reads the beginning of an SVG file only, and editors of diagrams keep their own file in an attribute of the root. */
function sizeOfDrawing(bytes: Uint8Array): ImageSize | undefined {
  const start = Buffer.from(bytes.subarray(0, 2000))
    .toString('latin1')
    .search(/<svg[\s>]/)
  if (start === -1) return undefined
  const root = /^<svg(?:[^"'>]|"[^"]*"|'[^']*')*>/.exec(Buffer.from(bytes.subarray(start)).toString('latin1'))?.[0] ?? ''
  const sizes = root.match(/\s(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g) ?? []
  return measure(Buffer.from(`<svg${sizes.join('')}></svg>`))
}

function measure(bytes: Uint8Array): ImageSize | undefined {
  try {
    const { width, height, orientation } = imageSize(bytes)
    if (!(width > 0 && height > 0)) return undefined
    const [shownWidth, shownHeight] = orientation !== undefined && orientation >= 5 ? [height, width] : [width, height]
    return { width: Math.round(shownWidth), height: Math.round(shownHeight) }
  } catch {
    return undefined
  }
}

/** The major brand, its version, and the brands that the file is compatible with. */
function brandsOf(bytes: Uint8Array): string[] {
  const [fileType] = boxesIn(bytes)
  return fileType ? (textAt(bytes, fileType.start, fileType.end).match(/.{4}/gs) ?? []) : []
}

/** With the brand of single images. */
function asStillImage(bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy.set(Buffer.from('avif'), 8)
  return copy
}

/** The header of a track ends with its width and height, as numbers with 16 bits after the point. */
function sizeOfTrack(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const movie = boxesIn(bytes).find(({ type }) => type === 'moov')
  for (const track of movie ? boxesIn(bytes, movie).filter(({ type }) => type === 'trak') : []) {
    const header = boxesIn(bytes, track).find(({ type }) => type === 'tkhd')
    if (!header || header.end - header.start < 8) continue
    const [width, height] = [header.end - 8, header.end - 4].map((at) => Math.round(view.getUint32(at) / 65_536))
    if (width && height) return { width, height }
  }
  return undefined
}

interface Box {
  type: string
  /** Where its contents start and end. */
  start: number
  end: number
}

/** The boxes of an ISO media file, or those inside of one (ISO/IEC 14496-12, section 4.2). Ends at the first that is not whole. */
function boxesIn(bytes: Uint8Array, { start, end }: Omit<Box, 'type'> = { start: 0, end: bytes.length }): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; ) {
    const length = view.getUint32(at)
    const isLong = length === 1 && at + 16 <= end
    const size = length === 0 ? end - at : isLong ? Number(view.getBigUint64(at + 8)) : length
    const head = isLong ? 16 : 8
    if (size < head || at + size > end) break
    boxes.push({ type: textAt(bytes, at + 4, at + 8), start: at + head, end: at + size })
    at += size
  }
  return boxes
}

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.subarray(start, end)).toString('latin1')
}
