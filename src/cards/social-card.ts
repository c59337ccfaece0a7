// The data of social cards: what all cards of a site share, what one of them says, and the file that it becomes. Plain JSON, because pages
// name their card in one thread and another one draws it.
import { hashOf } from '../cache/content-store.ts'

/** Pixels. What the large networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const
/** Pixels that texts leave free at the left and the right. */
export const cardMargin = 80

/** `#rrggbb` each. */
export interface CardColors {
  background: string
  title: string
  /** The name of the site and its address. */
  muted: string
  /** The section, and the line at the foot. */
  accent: string
}

/** What is the same on every card. */
export interface CardTemplate {
  colors: CardColors
  /** Beside the logo. */
  label: string
  /** Host of the site, and the path below which it is served. */
  address: string
  /** Text of an SVG file. */
  logo?: string
}

/** What one card says. Cards that say the same are one file. */
export interface CardFace {
  title: string
  section?: string
}

/** The card of a page, as its head names it. */
export interface SocialCard {
  /** Without the base URL. */
  path: string
  width: number
  height: number
  alt: string
}

/** Identity of a template, a part of the names of its cards. */
export function hashTemplate(template: CardTemplate): string {
  return hashOf('social card', JSON.stringify(template))
}

/** Relative to the output. The name holds a hash in the form that headers for long caching look for (src/render/headers). */
export function cardFile({ title, section }: CardFace, templateHash: string): string {
  return `assets/cards/card-${hashOf(templateHash, title, section ?? '').slice(0, 16)}.png`
}

export function socialCardOf(face: CardFace, templateHash: string): SocialCard {
  const alt = face.section === undefined ? face.title : `${face.section}: ${face.title}`
  return { path: `/${cardFile(face, templateHash)}`, ...cardSize, alt }
}
