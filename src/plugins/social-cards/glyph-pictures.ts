// Letters as pixels. All cards of a site use the same few letters in the same few sizes: each is drawn once per thread, for every quarter
// of a pixel, and then stamped. Drawing every title as a whole took three times as long (measured).
import { Resvg } from '@resvg/resvg-js'
import type { GlyphOutline } from './card-fonts.ts'
import { round, wrapSvg } from './draw-frame.ts'

export interface GlyphPicture {
  /** From the position of the letter to its upper left pixel. */
  left: number
  top: number
  width: number
  height: number
  /** One byte per pixel, row by row: how much of it is covered, from 0 to `shades`. */
  cover: Uint8Array
}

export interface GlyphPictures {
  /** @param x pixels; the fraction is rounded down to a quarter. */
  draw(outline: GlyphOutline, fontSize: number, x: number): GlyphPicture
}

/** More than an eye can tell apart at the edge of a letter, and few enough for two colors in one palette. */
export const shades = 40

const steps = 4

export function createGlyphPictures(): GlyphPictures {
  const known = new Map<GlyphOutline, Map<number, GlyphPicture>>()
  return {
    draw(outline, fontSize, x) {
      const sizes = known.get(outline) ?? new Map<number, GlyphPicture>()
      known.set(outline, sizes)
      const step = Math.floor((x - Math.floor(x)) * steps)
      const picture = sizes.get(fontSize * steps + step) ?? rasterize(outline, fontSize, step / steps)
      sizes.set(fontSize * steps + step, picture)
      return picture
    },
  }
}

function rasterize(outline: GlyphOutline, fontSize: number, shift: number): GlyphPicture {
  const scale = outline.scale * fontSize
  const [left, top] = [Math.floor(outline.left * scale + shift), Math.floor(outline.top * scale)]
  const width = Math.max(1, Math.ceil(outline.right * scale + shift) - left)
  const height = Math.max(1, Math.ceil(outline.bottom * scale) - top)
  const place = `translate(${round(shift - left, 2)} ${-top}) scale(${round(scale, 5)})`
  const svg = wrapSvg(width, height, `<path transform="${place}" d="${outline.path}"/>`)
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  // Black on a transparent background: the last of the four bytes of a pixel says how much is covered.
  const cover = Uint8Array.from({ length: width * height }, (_, pixel) => Math.round(((pixels[pixel * 4 + 3] ?? 0) * shades) / 255))
  return { left, top, width, height, cover }
}
