// Counts the bytes of a page by purpose. The regions are those of the theme, recognized by elements and class names.
import { Parser } from 'htmlparser2'

export type Region = 'head' | 'navbar' | 'sidebar' | 'body' | 'contents list' | 'footer' | 'island props' | 'other'

/** Bytes in UTF-8. They add up to the size of the page. */
export type RegionSizes = Record<Region, number>

/** Each byte counts once, for the innermost region around it. */
export function measureRegions(html: string): RegionSizes {
  const sizes: RegionSizes = {
    head: 0,
    navbar: 0,
    sidebar: 0,
    body: 0,
    'contents list': 0,
    footer: 0,
    'island props': 0,
    other: 0,
  }
  /** The regions of the open elements, outermost first. */
  const open: Region[] = []
  let counted = 0
  const countUntil = (end: number): void => {
    if (end <= counted) return
    sizes[open.at(-1) ?? 'other'] += Buffer.byteLength(html.slice(counted, end))
    counted = end
  }
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        countUntil(parser.startIndex)
        const around = open.at(-1) ?? 'other'
        open.push(regionOf(name, attributes.class ?? '') ?? around)
        if (name !== 'sg-island' || attributes['data-props'] === undefined) return
        // As it is in the text, with its quotes and character references.
        const tag = html.slice(parser.startIndex, parser.endIndex + 1)
        const bytes = Buffer.byteLength(/\sdata-props="[^"]*"/.exec(tag)?.[0] ?? '')
        sizes['island props'] += bytes
        sizes[open.at(-1) ?? 'other'] -= bytes
      },
      onclosetag() {
        countUntil(parser.endIndex + 1)
        open.pop()
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  countUntil(html.length)
  return sizes
}

function regionOf(name: string, classes: string): Region | undefined {
  if (name === 'head') return 'head'
  if (name === 'main') return 'body'
  const names = classes.split(' ')
  if (name === 'nav' && names.includes('navbar')) return 'navbar'
  if (name === 'aside' && names.includes('sidebar')) return 'sidebar'
  if (names.includes('contents-column') || names.includes('contents-disclosure')) return 'contents list'
  if (name === 'footer' && names.includes('footer')) return 'footer'
  return undefined
}
