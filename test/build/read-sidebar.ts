// The docs sidebar of a built page as an outline: one line per item, indented by its depth, with where it leads.
import { Parser } from 'htmlparser2'

/** `Label -> /path`, two spaces per level; `*` before the item that is the page itself. */
export function readSidebar(html: string): string[] {
  const lines: string[] = []
  let depth = -1
  let inside = false
  let item: { label: string; href: string | undefined; current: boolean } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'nav' && attributes['aria-label'] === 'Docs sidebar') inside = true
      if (!inside) return
      if (name === 'ul') depth++
      if (name === 'a' || (name === 'span' && attributes.class === 'sidebar-link'))
        item = { label: '', href: attributes.href, current: attributes['aria-current'] === 'page' }
      if (name === 'hr') lines.push(`${'  '.repeat(depth)}---`)
    },
    ontext(text) {
      if (item) item.label += text
    },
    onclosetag(name) {
      if (name === 'nav') inside = false
      if (inside && name === 'ul') depth--
      if (!item || (name !== 'a' && name !== 'span')) return
      const { label, href, current } = item
      if (name === 'span' && href !== undefined) return
      lines.push(`${'  '.repeat(depth)}${current ? '* ' : ''}${label}${href === undefined ? '' : ` -> ${href}`}`)
      item = undefined
    },
  })
  parser.end(html)
  return lines
}
