// Makes the PNG of a card. The frame is drawn once per thread, and a card is a copy of it with only the letters of its text stamped on,
// because drawing, reading and packing every pixel of every card takes many times as long (measured).
import { Resvg } from '@resvg/resvg-js'
import { openCardFonts } from './card-fonts.ts'
import { drawFrame } from './draw-frame.ts'
import { encodePng, type IndexedPicture } from './encode-png.ts'
import { createGlyphPictures, type GlyphPicture, shades } from './glyph-pictures.ts'
import { type CardInk, cardInks, layOutFace } from './lay-out-face.ts'
import { createPalette, mixColors, mostColors, type Rgb, readColor } from './palette.ts'
import { type CardColors, type CardFace, type CardTemplate, cardSize } from './social-card.ts'

export interface CardPainter {
  paint(face: CardFace): Buffer
}

/** Each ink has a shade for every share of a pixel that a letter can cover; the frame has the rest of the palette. */
const colorsOfFrame = mostColors - cardInks.length * shades

export function createCardPainter(template: CardTemplate): CardPainter {
  const fonts = openCardFonts()
  const glyphs = createGlyphPictures()
  let frame: IndexedPicture | undefined
  return {
    paint(face) {
      frame ??= addInks(indexFrame(rasterize(drawFrame(template, fonts))), template.colors)
      const rows = frame.rows.slice()
      for (const { outline, fontSize, x, baseline, ink } of layOutFace(face, template.label, fonts))
        stamp(rows, glyphs.draw(outline, fontSize, x), Math.floor(x), baseline, firstShade(ink))
      return encodePng({ ...frame, rows })
    },
  }
}

/** Number of the shade for a pixel that a letter barely touches; the following ones cover more and more. */
function firstShade(ink: CardInk): number {
  return colorsOfFrame + cardInks.indexOf(ink) * shades
}

/** Colors of the frame have smaller numbers than shades. Where two letters meet, the one that covers more of the pixel counts. */
function stamp(rows: Uint8Array, { left, top, width, height, cover }: GlyphPicture, x: number, baseline: number, first: number): void {
  const from = Math.max(0, -(x + left))
  const to = Math.min(width, cardSize.width - (x + left))
  for (let row = 0; row < height; row++) {
    const y = baseline + top + row
    if (y < 0 || y >= cardSize.height) continue
    // The first byte of a row is not a pixel.
    const start = y * (cardSize.width + 1) + 1 + x + left
    for (let column = from; column < to; column++) {
      const covered = cover[row * width + column] ?? 0
      const number = first + covered - 1
      if (covered > 0 && number > (rows[start + column] ?? 0)) rows[start + column] = number
    }
  }
}

/** One number per pixel, made of its four bytes. */
function rasterize(svg: string): Uint32Array {
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  // The bytes are copied if they do not start at a multiple of four.
  const bytes = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels)
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
}

/**
 * A logo with soft shading may have more colors than fit: then similar shades are merged evenly. The background, which is the first pixel,
 * stays unchanged, because the edges of letters blend into it.
 */
function indexFrame(picture: Uint32Array): IndexedPicture {
  const distinct = new Set(picture)
  const background = picture[0] ?? 0
  const masks = [0xff, 0xfe, 0xfc, 0xf8, 0xf0, 0xe0].map((bits) => Math.imul(bits, 0x01010101) >>> 0)
  const reduce = (pixel: number, mask: number): number => (pixel === background ? pixel : (pixel & mask) >>> 0)
  const mask =
    masks.find((candidate) => new Set([...distinct].map((pixel) => reduce(pixel, candidate))).size <= colorsOfFrame) ?? masks[5] ?? 0
  const palette = createPalette(colorsOfFrame)
  const numbers = new Map([...distinct].map((pixel) => [pixel, palette.numberOf(reduce(pixel, mask))]))
  const { width, height } = cardSize
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      rows[row * (width + 1) + 1 + column] = numbers.get(picture[row * width + column] ?? 0) ?? 0
  return { ...cardSize, rows, palette: palette.colors }
}

function addInks(frame: IndexedPicture, colors: CardColors): IndexedPicture {
  const background = readColor(colors.background)
  const unused = Array.from({ length: colorsOfFrame - frame.palette.length }, (): Rgb => background)
  const ofInk = (ink: CardInk): Rgb[] =>
    Array.from({ length: shades }, (_, index) => mixColors(background, readColor(colors[ink]), (index + 1) / shades))
  return { ...frame, palette: [...frame.palette, ...unused, ...cardInks.flatMap(ofInk)] }
}
