// Removes the links to style sheets that a finished page does not use. Which ones it uses is known only when all of it is rendered: half of
// its classes come from HTML that the Markdown pipeline made long before.
import { escapeAttribute } from '../lib/escape.ts'
import type { SiteStyle } from '../theme/html/site-style.ts'

/**
 * @param html with a link to every sheet that some pages use.
 * @param islandUrls island name -> address of its module.
 */
export function nameUsedStyles(html: string, styles: readonly SiteStyle[], islandUrls: Readonly<Record<string, string>>): string {
  const conditional = styles.flatMap(({ href, use }) => (typeof use === 'string' ? [] : [{ href, use }]))
  if (conditional.length === 0) return html
  const classes = classesOf(html)
  const hasIslands = html.includes(' data-module="')
  return conditional.reduce((page, { href, use }) => {
    const isUsed =
      use.classes.some((names) => names.split(' ').every((name) => classes.has(name))) ||
      (hasIslands && use.islands.some((name) => html.includes(`data-module="${escapeAttribute(islandUrls[name] ?? '')}"`)))
    return isUsed ? page : page.replace(styleLink(href), '')
  }, html)
}

/** As React writes the element of head.tsx. */
function styleLink(href: string): string {
  return `<link rel="stylesheet" href="${escapeAttribute(href)}"/>`
}

/** Without a pattern: a page has hundreds. */
function classesOf(html: string): Set<string> {
  const attribute = ' class="'
  const values = new Set<string>()
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length
    at = html.indexOf('"', start)
    if (at < 0) break
    values.add(html.slice(start, at))
  }
  return new Set([...values].flatMap((value) => value.split(' ')))
}
