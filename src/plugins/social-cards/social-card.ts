// The data of social cards: what all cards of a site share, the text of one card, and the name of its file. Plain JSON, because pages name
// their card in one thread and another one draws it.
import { hashOf } from '../../lib/hash.ts'

/** Pixels. The size that the large networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const
/** Pixels that stay empty to the left and right of texts. */
export const cardMargin = 80

/** Each is `#rrggbb`. */
export interface CardColors {
  background: string
  title: string
  /** For the name of the site and its address. */
  muted: string
  /** For the section, and the line at the bottom. */
  accent: string
}

/** What is the same on every card. */
export interface CardTemplate {
  colors: CardColors
  /** Shown beside the logo. */
  label: string
  /** Host of the site, and the path under which it is served. */
  address: string
  /** Text of an SVG file. */
  logo?: string
}

/** The text of one card. Cards with the same text are one file. */
export interface CardFace {
  title: string
  section?: string
}

/** The card of a page, as its head refers to it. */
export interface SocialCard {
  /** Without the base URL. */
  path: string
  width: number
  height: number
  alt: string
}

/** Identity of a template; part of the names of its cards. */
export function hashTemplate(template: CardTemplate): string {
  return hashOf('social card', JSON.stringify(template))
}

/** Relative to the output. The name contains a hash in the form that the headers for long caching recognize (src/plugins/headers). */
export function cardFile({ title, section }: CardFace, templateHash: string): string {
  return `assets/cards/card-${hashOf(templateHash, title, section ?? '').slice(0, 16)}.png`
}

export function socialCardOf(face: CardFace, templateHash: string): SocialCard {
  const alt = face.section === undefined ? face.title : `${face.section}: ${face.title}`
  return { path: `/${cardFile(face, templateHash)}`, ...cardSize, alt }
}
