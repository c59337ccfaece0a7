// Prepares the HTML of a post for a feed: all URLs become absolute, because a feed reader has no page to resolve them against, and scripts,
// styles and islands are removed, because no feed reader runs them (behaviour §2.21).
import { Parser } from 'htmlparser2'
import { absolutiseSrcset } from './absolutise-srcset.ts'

const urlAttributes = new Set(['href', 'src', 'poster', 'cite', 'data', 'action', 'formaction', 'longdesc', 'background', 'xlink:href'])
const srcsetAttributes = new Set(['srcset', 'imagesrcset'])
/** Removed with their content. */
const droppedElements = new Set(['script', 'style', 'template'])
/** Removed, but their content stays: they belong in a head, or are the wrappers of an island, which mean nothing elsewhere. */
const unwrappedElements = new Set(['link', 'meta', 'base', 'sg-island', 'sg-slot'])
const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'param', 'source', 'track', 'wbr'])

/**
 * `pageUrl` is the absolute URL of the post, against which relative URLs and `#anchors` are resolved. In the returned HTML all elements are
 * closed. One pass, no recursion.
 */
export function absolutiseHtml(html: string, pageUrl: string): string {
  const output: string[] = []
  const base = new URL(pageUrl)
  /** How many dropped elements are open around the current place. */
  let dropped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (droppedElements.has(name)) dropped++
      else if (dropped === 0 && !unwrappedElements.has(name)) output.push(`<${name}${renderAttributes(attributes, base)}>`)
    },
    ontext(text) {
      if (dropped === 0) output.push(escapeHtml(text))
    },
    onclosetag(name) {
      if (droppedElements.has(name)) dropped--
      else if (dropped === 0 && !unwrappedElements.has(name) && !voidElements.has(name)) output.push(`</${name}>`)
    },
  })
  parser.end(html)
  return output.join('')
}

function renderAttributes(attributes: Record<string, string>, base: URL): string {
  let result = ''
  for (const [name, value] of Object.entries(attributes)) {
    // Event handlers are of no use in a feed; and a name that the parser accepts may not be valid in the output.
    if (name.startsWith('on') || !/^[^\s"'<>/=\u0000]+$/.test(name)) continue
    const written = attributeValue(name, value, base)
    if (written !== undefined) result += ` ${name}="${escapeHtml(written)}"`
  }
  return result
}

function attributeValue(name: string, value: string, base: URL): string | undefined {
  if (srcsetAttributes.has(name)) return absolutiseSrcset(value, (url) => absoluteHref(url, base) ?? url)
  return urlAttributes.has(name) ? absoluteHref(value, base) : value
}

/** Undefined for `javascript:`, which has no place in a feed; anything that is not a URL stays as it is. */
function absoluteHref(value: string, base: URL): string | undefined {
  if (!URL.canParse(value, base)) return value
  const url = new URL(value, base)
  return url.protocol === 'javascript:' ? undefined : url.href
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
