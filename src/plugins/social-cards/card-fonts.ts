// The letters of a card: their outlines and widths, read from the font files of a dependency. A card must look the same on every machine,
// so system fonts are not used. Each alphabet has its own file, which is read with the first letter that needs it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import opentype, { type Font, type Glyph } from 'opentype.js'
import { packageDirectory } from '../../lib/package-directory.ts'

export type CardWeight = 600 | 800

/** The outline of a letter, in units of its font; y grows downwards from the baseline. The same letter is always the same object. */
export interface GlyphOutline {
  /** SVG path data. */
  path: string
  /** The area that it covers. */
  left: number
  top: number
  right: number
  bottom: number
  /** Units -> a font of size 1. */
  scale: number
}

/** A run of text at font size 1. */
export interface TextRun {
  glyphs: { outline: GlyphOutline; x: number }[]
  width: number
}

export interface CardFonts {
  /** The text without characters that no file contains, such as emoji, and without the gaps that they leave. */
  keepDrawable(text: string): string
  /** Leaves out characters that no file contains. @param weight weight of the letters. */
  shape(text: string, weight: CardWeight): TextRun
}

/** In the order in which they are tried. */
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext'] as const

interface LoadedFont {
  font: Font
  /** By glyph number; undefined for glyphs that draw nothing, such as a space. */
  outlines: Map<number, GlyphOutline | undefined>
}

/** One per thread: reading a file takes as long as drawing several cards. */
export function openCardFonts(): CardFonts {
  const loaded = new Map<string, LoadedFont>()
  const fontOf = (alphabet: string, weight: CardWeight): LoadedFont => {
    const name = `manrope-${alphabet}-${weight}-normal.woff`
    const known = loaded.get(name) ?? { font: readFont(name), outlines: new Map() }
    loaded.set(name, known)
    return known
  }
  const find = (character: string, weight: CardWeight): { from: LoadedFont; glyph: Glyph } | undefined => {
    for (const alphabet of alphabets) {
      const from = fontOf(alphabet, weight)
      if (from.font.hasChar(character)) return { from, glyph: from.font.charToGlyph(character) }
    }
    return undefined
  }
  return {
    keepDrawable(text) {
      const kept = [...text].filter((character) => find(character, 600) !== undefined)
      return kept.join('').replace(/ +/g, ' ').trim()
    },
    shape(text, weight) {
      const glyphs: TextRun['glyphs'] = []
      let x = 0
      let last: { from: LoadedFont; glyph: Glyph } | undefined
      for (const character of text) {
        const found = find(character, weight)
        if (!found) continue
        const { from, glyph } = found
        const scale = 1 / from.font.unitsPerEm
        if (last?.from === from) x += from.font.getKerningValue(last.glyph, glyph) * scale
        const outline = outlineOf(from, glyph)
        if (outline) glyphs.push({ outline, x })
        x += (glyph.advanceWidth ?? 0) * scale
        last = found
      }
      return { glyphs, width: x }
    },
  }
}

function readFont(name: string): Font {
  const file = createRequire(join(packageDirectory, 'package.json')).resolve(`@fontsource/manrope/files/${name}`)
  const bytes = readFileSync(file)
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function outlineOf({ font, outlines }: LoadedFont, glyph: Glyph): GlyphOutline | undefined {
  if (!outlines.has(glyph.index)) outlines.set(glyph.index, readOutline(font, glyph))
  return outlines.get(glyph.index)
}

function readOutline(font: Font, glyph: Glyph): GlyphOutline | undefined {
  const path = glyph.getPath(0, 0, font.unitsPerEm)
  const { x1: left, y1: top, x2: right, y2: bottom } = path.getBoundingBox()
  const data = path.toPathData(0)
  return data === '' ? undefined : { path: data, left, top, right, bottom, scale: 1 / font.unitsPerEm }
}
