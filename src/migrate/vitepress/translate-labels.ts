// The texts of another language of VitePress, whose navbar and sidebars are written a second time: what stands in the same place of both is
// the same thing, so its label is the translation.
import type { Texts } from '../languages.ts'
import { asList, asOptions, type Options } from '../options.ts'

interface Side {
  title: unknown
  theme: Options
}

export function translateLabels(original: Side, other: Side): { navbar: Texts; sidebars: Texts } {
  const navbar: Texts = {}
  const sidebars: Texts = {}
  const title = other.theme.siteTitle ?? other.title
  if (typeof title === 'string' && title !== original.title) navbar.title = title
  pair(original.theme.nav, other.theme.nav, (item, text) => {
    navbar[`item.label.${String(item.text)}`] = text
  })
  for (const [path, items] of sidebarsOf(original.theme.sidebar)) {
    // `/fr/guide/` is in the place of `/guide/`.
    const [, translated] =
      sidebarsOf(other.theme.sidebar).find(([otherPath]) => otherPath === path || otherPath.replace(/^\/[^/]+/, '') === path) ?? []
    pair(items, translated, (item, text) => {
      const type = item.items === undefined ? 'doc' : 'category'
      sidebars[`sidebar.${sidebarNameOf(path)}.${type}.${String(item.text)}`] = text
    })
  }
  return { navbar, sidebars }
}

function sidebarsOf(sidebar: unknown): [string, unknown][] {
  if (Array.isArray(sidebar)) return [['/', sidebar]]
  return Object.entries(asOptions(sidebar)).map(([path, value]) => [path, Array.isArray(value) ? value : asOptions(value).items])
}

/** Lists of different lengths are different lists: nothing can be said about them. */
function pair(originals: unknown, others: unknown, note: (item: Options, text: string) => void): void {
  const left = asList(originals).map(asOptions)
  const right = asList(others).map(asOptions)
  if (left.length !== right.length) return
  left.forEach((item, index) => {
    const other = right[index] ?? {}
    if (typeof item.text === 'string' && typeof other.text === 'string' && item.text !== other.text) note(item, other.text)
    pair(item.items, other.items, note)
  })
}

/** What the sidebar of a path is called here: that of the whole site is `main`. */
export function sidebarNameOf(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '').replace(/[^\w-]+/g, '-')
  return name === '' ? 'main' : name
}
