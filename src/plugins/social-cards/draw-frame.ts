// The frame of a card as SVG: what all cards of a site share. Letters are outlines, so the drawing library needs no fonts, and text by an
// author never becomes part of the markup.
import type { CardFonts, CardWeight } from './card-fonts.ts'
import { cutLine } from './fit-text.ts'
import { mixColors, readColor, writeColor } from './palette.ts'
import { type CardTemplate, cardMargin, cardSize } from './social-card.ts'

const foot = { middle: 540, logo: 56, gap: 20, labelSize: 32, addressSize: 28 } as const

/** Half the height of a capital letter: centers text vertically on a line. */
export const halfCapital = 0.36

/** SVG with the size of a card. */
export function drawFrame({ colors, label, address, logo }: CardTemplate, fonts: CardFonts): string {
  const { width, height } = cardSize
  const baselineOf = (size: number): number => foot.middle + size * halfCapital
  const labelStart = cardMargin + (logo === undefined ? 0 : foot.logo + foot.gap)
  const measure = (text: string): number => fonts.shape(text, 600).width
  const shownAddress = cutLine(address, ((cardSize.width - 2 * cardMargin) * 0.45) / foot.addressSize, measure)
  const addressStart = width - cardMargin - measure(shownAddress) * foot.addressSize
  const shownLabel = cutLine(label, (addressStart - 40 - labelStart) / foot.labelSize, measure)
  const ring = writeColor(mixColors(readColor(colors.background), readColor(colors.title), 0.07))
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    ...[120, 220, 320, 420].map((radius) => `<circle cx="${width}" cy="0" r="${radius}" fill="none" stroke="${ring}" stroke-width="3"/>`),
    `<rect y="${height - 12}" width="${width}" height="12" fill="${colors.accent}"/>`,
    logo === undefined ? '' : placeLogo(logo, foot.middle - foot.logo / 2),
    drawLine(
      { text: shownLabel, x: labelStart, baseline: baselineOf(foot.labelSize), fontSize: foot.labelSize, weight: 600 },
      fonts,
      colors.title,
    ),
    drawLine(
      { text: shownAddress, x: addressStart, baseline: baselineOf(foot.addressSize), fontSize: foot.addressSize, weight: 600 },
      fonts,
      colors.muted,
    ),
  ]
  return wrapSvg(width, height, parts.join(''))
}

interface PlacedLine {
  text: string
  x: number
  baseline: number
  fontSize: number
  weight: CardWeight
}

function drawLine({ text, x, baseline, fontSize, weight }: PlacedLine, fonts: CardFonts, color: string): string {
  const paths = fonts.shape(text, weight).glyphs.map(({ outline, x: place }) => {
    const scale = round(outline.scale * fontSize, 5)
    return `<path transform="translate(${round(x + place * fontSize, 2)} ${round(baseline, 2)}) scale(${scale})" d="${outline.path}"/>`
  })
  return `<g fill="${color}">${paths.join('')}</g>`
}

/** As a separate image, so that its ids and styles do not collide with ours; a drawing in an image cannot load files. */
function placeLogo(logo: string, top: number): string {
  const data = Buffer.from(logo).toString('base64')
  return `<image x="${cardMargin}" y="${top}" width="${foot.logo}" height="${foot.logo}" href="data:image/svg+xml;base64,${data}"/>`
}

export function wrapSvg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
