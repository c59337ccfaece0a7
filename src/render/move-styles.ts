// Moves the `style` attributes of a finished page into a style sheet of the page, as classes: a strict Content-Security-Policy refuses the
// attributes, and a hash for each would make a header that hosts refuse. Components, including those of packages, stay as they are.
import { hashOf } from '../lib/hash.ts'

export interface MovedStyles {
  html: string
  /** Undefined when nothing was moved. */
  css: string | undefined
}

/** Skips comments, and elements whose text is not markup. */
const pieces = /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[\s\S]*?<\/\1>|<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi
const attributes = /\s+([^\s"'<>/=]+)(?:="([^"]*)"|=[^\s"'<>]+|='[^']*')?/g

/**
 * Inside islands the text of the attribute is kept as `data-style`: src/client/hydrate-island.ts turns it back into a style before React
 * takes over the elements and changes parts of it.
 */
export function moveStyles(html: string): MovedStyles {
  if (!html.includes(' style="')) return { html, css: undefined }
  const rules = new Map<string, string>()
  let islands = 0
  const moved = html.replace(pieces, (tag: string, raw: string | undefined) => {
    if (raw !== undefined || tag.startsWith('<!')) return tag
    if (tag.startsWith('<sg-island')) islands++
    if (tag.startsWith('</sg-island')) islands--
    const found = new Map([...tag.matchAll(attributes)].map(([text, name = '', value]) => [name.toLowerCase(), { text, value }]))
    const style = found.get('style')
    const declarations = readAttribute(style?.value ?? '')
    if (!style || !isSelfContained(declarations)) return tag
    const name = `s-${hashOf(declarations).slice(0, 8)}`
    rules.set(name, declarations)
    const kept = islands > 0 ? ` data-style="${style.value}"` : ''
    const given = found.get('class')
    // An attribute without double quotes was not written by React.
    if (given && given.value === undefined) return tag
    if (!given) return tag.replace(style.text, () => ` class="${name}"${kept}`)
    return tag.replace(style.text, () => kept).replace(given.text, () => ` class="${given.value} ${name}"`)
  })
  if (rules.size === 0) return { html, css: undefined }
  // As strong as an attribute, as far as a selector can be: `:not(#s)` counts as an id, although no element has it.
  return { html: moved, css: [...rules].map(([name, text]) => `.${name}:not(#s){${text}}\n`).join('') }
}

/** Decodes what React writes. Any other reference stays, and prevents the text from being moved. */
function readAttribute(value: string): string {
  const characters: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }
  return value.replace(/&[#\w]+;/g, (reference) => characters[reference] ?? reference)
}

/** Whether the text cannot leak out of a rule and means the same in one: addresses, for example, would be relative to the sheet. */
function isSelfContained(declarations: string): boolean {
  if (declarations === '' || /[{}\\@<>&]|\/\*/.test(declarations)) return false
  const bare = declarations.replace(/"[^"\n]*"|'[^'\n]*'/g, '""')
  if (/["']/.test(bare.replaceAll('""', '')) || /\burl\((?!\s*"?#)/i.test(declarations)) return false
  let depth = 0
  for (const letter of bare) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (depth < 0) return false
  }
  return depth === 0
}
