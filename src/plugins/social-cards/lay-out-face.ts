// The positions of a page's letters on its card: the title, as large as it fits, and the section above it.
import type { CardFonts, CardWeight, GlyphOutline } from './card-fonts.ts'
import { halfCapital } from './draw-frame.ts'
import { cutLine, fitText } from './fit-text.ts'
import { type CardFace, cardMargin, cardSize } from './social-card.ts'

export interface PlacedGlyph {
  outline: GlyphOutline
  fontSize: number
  /** Pixels from the left; may have a fraction. */
  x: number
  /** Pixels from the top; a whole number, so that a letter looks the same in each line. */
  baseline: number
  ink: CardInk
}

/** The colors of the template for the letters of a page. */
export const cardInks = ['title', 'accent'] as const
export type CardInk = (typeof cardInks)[number]

const textWidth = cardSize.width - 2 * cardMargin
const sectionLine = { baseline: 132, fontSize: 32, weight: 600, ink: 'accent' } as const
const titleSpace = { width: textWidth, fontSizes: [104, 92, 80, 70, 62], mostLines: 3 } as const
const titleWeight = 800
const lineHeight = 1.16
/** The vertical center of the title, in pixels from the top. */
const titleMiddle = 312

/** @param label name of the site, used if nothing in the title can be drawn. */
export function layOutFace(face: CardFace, label: string, fonts: CardFonts): PlacedGlyph[] {
  const title = fonts.keepDrawable(face.title) || fonts.keepDrawable(label)
  const section = fonts.keepDrawable(face.section ?? '')
  const { lines, fontSize } = fitText(title, titleSpace, (text) => fonts.shape(text, titleWeight).width)
  const step = fontSize * lineHeight
  const first = titleMiddle + fontSize * halfCapital - (step * (lines.length - 1)) / 2
  const ofTitle = lines.map(
    (text, index) => ({ text, baseline: first + index * step, fontSize, weight: titleWeight, ink: 'title' }) as const,
  )
  const width = (text: string): number => fonts.shape(text, sectionLine.weight).width
  const ofSection = section === '' ? [] : [{ ...sectionLine, text: cutLine(section, textWidth / sectionLine.fontSize, width) }]
  return [...ofTitle, ...ofSection].flatMap((line) => placeLine(line, fonts))
}

interface TextLine {
  text: string
  baseline: number
  fontSize: number
  weight: CardWeight
  ink: CardInk
}

function placeLine({ text, baseline, fontSize, weight, ink }: TextLine, fonts: CardFonts): PlacedGlyph[] {
  return fonts
    .shape(text, weight)
    .glyphs.map(({ outline, x }) => ({ outline, fontSize, x: cardMargin + x * fontSize, baseline: Math.round(baseline), ink }))
}
