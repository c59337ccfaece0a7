// `<Badge type="tip" text="new" />`, which every Markdown document of VitePress can have: as the component of that name shows it in MDX.
import { badgeClasses, isBadgeVariant } from '../../../lib/badge-looks.ts'

const tag = /<Badge((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>|<\/Badge\s*>/g

/** HTML with the tags of badges as elements. What is bound to an expression, and a type that does not exist, stays. */
export function writeBadges(html: string): string {
  if (!html.includes('Badge')) return html
  return html.replace(tag, (written: string, attributes: string | undefined, selfClosing: string) => {
    if (attributes === undefined) return '</span>'
    const {
      type = 'tip',
      text,
      ...others
    } = Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g), ([, name = '', double, single]) => [
        name,
        double ?? single ?? '',
      ]),
    )
    if (!isBadgeVariant(type) || Object.keys(others).some((name) => name.includes(':')) || (selfClosing !== '' && text === undefined))
      return written
    // What stands for a sign in an attribute stands for it in text too.
    const shown = (text ?? '').replaceAll('<', '&lt;')
    const open = `<span class="${badgeClasses(type)}">`
    return selfClosing === '' ? open + shown : `${open}${shown}</span>`
  })
}
