// Prepares the HTML of a post for a feed: all URLs become absolute, because a feed reader has no page to resolve them against, and what only
// makes sense on the page is removed: scripts, controls, the links of headings to themselves.
import { Parser } from 'htmlparser2'
import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import { readSrcset, writeSrcset } from '../../lib/srcset.ts'
import { dangerOf } from '../../lib/unsafe-address.ts'
import { formulaText, watchFormulas } from '../../markdown/formula-source.ts'
import { isPageOnly, isTabLabel, isTaskBox, isTextOnly } from '../../markdown/is-page-only.ts'

const urlAttributes = new Set(['href', 'src', 'poster', 'cite', 'data', 'action', 'formaction', 'longdesc', 'background', 'xlink:href'])
const srcsetAttributes = new Set(['srcset', 'imagesrcset'])
/** Removed, but their content stays: they belong in a head, or are the wrappers of an island or of controls, which mean nothing elsewhere. */
const unwrappedElements = new Set(['link', 'meta', 'base', 'sg-island', 'sg-slot', 'form', 'fieldset'])
const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'param', 'source', 'track', 'wbr'])

/**
 * `pageUrl` is the absolute URL of the post, against which relative URLs and `#anchors` are resolved. In the returned HTML all elements are
 * closed. One pass, no recursion.
 */
export function absolutiseHtml(html: string, pageUrl: string): string {
  const output: string[] = []
  const base = new URL(pageUrl)
  /** How many elements that are dropped, or are in one, are open around the current place. */
  let dropped = 0
  let inTabLabel = false
  let formulaStart = 0
  const formulas = watchFormulas(
    () => {
      formulaStart = output.length
    },
    (source, isBlock) => output.splice(formulaStart, output.length, escapeHtml(formulaText(source, isBlock))),
  )
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropped === 0) formulas.onopentag(name, attributes)
      if (dropped > 0 || (isPageOnly(name, attributes) && !isTaskBox(name, attributes))) dropped++
      else if (isTabLabel(name, attributes)) {
        inTabLabel = true
        output.push('<p><strong>')
      } else if (!unwrappedElements.has(name)) output.push(`<${name}${renderAttributes(attributes, base)}>`)
    },
    ontext(text) {
      if (dropped > 0) return
      output.push(escapeHtml(text))
      formulas.ontext(text)
    },
    onclosetag(name) {
      if (dropped > 0) dropped--
      else if (name === 'label' && inTabLabel) {
        inTabLabel = false
        output.push('</strong></p>')
      } else if (!unwrappedElements.has(name) && !voidElements.has(name)) output.push(`</${name}>`)
      if (dropped === 0) formulas.onclosetag(name)
    },
  })
  parser.end(html)
  return output.join('')
}

function renderAttributes(attributes: Record<string, string>, base: URL): string {
  let result = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'hidden' && isTextOnly(attributes)) continue
    // Event handlers and data for scripts are of no use in a feed; and a name that the parser accepts may not be valid in the output.
    if (/^(?:on|data-|tabindex$)/.test(name) || !/^[^\s"'<>/=\u0000]+$/.test(name)) continue
    const written = attributeValue(name, value, base)
    if (written !== undefined) result += ` ${name}="${escapeAttribute(written)}"`
  }
  return result
}

function attributeValue(name: string, value: string, base: URL): string | undefined {
  if (srcsetAttributes.has(name)) {
    return writeSrcset(readSrcset(value).map(({ url, descriptor }) => ({ url: absoluteHref(url, base) ?? url, descriptor })))
  }
  return urlAttributes.has(name) ? absoluteHref(value, base) : value
}

/** Undefined for a script, which has no place in a feed; anything that is not a URL stays as it is. */
function absoluteHref(value: string, base: URL): string | undefined {
  if (dangerOf(value, 'image') === 'script') return undefined
  return URL.canParse(value, base) ? new URL(value, base).href : value
}
