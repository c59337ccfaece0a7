// Reads HTML written the way React writes it: every element is closed, every value is in double quotes. Nearly all pages are like this, and
// the general parser takes three times as long for them. Anything ambiguous is left to that parser.
import { decodeHTML, decodeHTMLAttribute } from 'entities'

/** Called in document order, with entities decoded. Void elements are closed at once. */
export interface HtmlVisitor {
  onopentag(name: string, attributes: Readonly<Record<string, string>>): void
  ontext(text: string): void
  onclosetag(name: string): void
}

/** Elements without an end tag. */
export const voidElements: ReadonlySet<string> = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements whose content is text; true if it has character references. */
const textElements: ReadonlyMap<string, boolean> = new Map([
  ['script', false],
  ['style', false],
  ['iframe', false],
  ['title', true],
  ['textarea', true],
])
/** Elements that are parsed in special ways, most of them obsolete. */
const irregularElements: ReadonlySet<string> = new Set(
  'basefont command frame image isindex keygen math noembed noframes plaintext xmp'.split(' '),
)
const headings = 'h1 h2 h3 h4 h5 h6'
const controls = 'button datalist input output select textarea'

/** Open element -> elements whose start tag closes it (HTML standard, optional tags; plus a few where parsers differ). */
const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    a: 'a',
    button: controls,
    datalist: controls,
    dd: 'dd dt',
    dt: 'dd dt',
    h1: headings,
    h2: headings,
    h3: headings,
    h4: headings,
    h5: headings,
    h6: headings,
    head: 'body',
    li: 'li',
    optgroup: `${controls} optgroup`,
    option: `${controls} optgroup option`,
    p: `address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre section table ul ${headings}`,
    rp: 'rp rt',
    rt: 'rp rt',
    select: controls,
    tbody: 'tbody tfoot',
    td: 'td tr',
    th: 'td th tr',
    thead: 'tbody td tfoot',
    tr: 'tr',
  }).map(([name, names]) => [name, new Set(names.split(' '))]),
)

/**
 * @param visitors have already seen a part of the page if it turns out not to be regular.
 * @param asWritten reads on where a browser would end an element that is still open: the visitors see the tags as they are written.
 * @returns whether the page was read to its end with certainty.
 */
export function readRegularHtml(html: string, visitors: readonly HtmlVisitor[], asWritten = false): boolean {
  const open: string[] = []
  let position = /^<!doctype html>/i.exec(html)?.[0].length ?? 0
  const tellText = (start: number, end: number, hasReferences: boolean): void => {
    if (start === end) return
    const written = html.slice(start, end)
    const text = hasReferences && written.includes('&') ? decodeHTML(written) : written
    for (const visitor of visitors) visitor.ontext(text)
  }
  for (;;) {
    const sign = html.indexOf('<', position)
    tellText(position, sign < 0 ? html.length : sign, true)
    if (sign < 0) return open.length === 0
    if (html.charCodeAt(sign + 1) === slash) {
      const name = open.pop()
      if (name === undefined || !html.startsWith(name, sign + 2) || html.charCodeAt(sign + 2 + name.length) !== greaterThan) return false
      for (const visitor of visitors) visitor.onclosetag(name)
      position = sign + 3 + name.length
      continue
    }
    const nameEnd = skipName(html, sign + 1)
    const name = html.slice(sign + 1, nameEnd)
    // A comment, a declaration, or a literal `<`.
    if (name === '' || irregularElements.has(name)) return false
    const last = open.at(-1)
    if (!asWritten && last !== undefined && endedBy.get(last)?.has(name)) return false
    if (!asWritten && name === 'form' && open.includes('form')) return false
    const attributes: Record<string, string> = {}
    const end = readAttributes(html, nameEnd, attributes)
    if (end < 0) return false
    position = end
    for (const visitor of visitors) visitor.onopentag(name, attributes)
    if (voidElements.has(name)) {
      for (const visitor of visitors) visitor.onclosetag(name)
      continue
    }
    // Whether `/>` closes any other element depends on its context.
    if (html.charCodeAt(end - 2) === slash) return false
    let hasReferences = textElements.get(name)
    // In SVG these are ordinary elements, except inside `title` and `desc`, which contain HTML again.
    if (hasReferences !== undefined && open.includes('svg')) {
      if (open.includes('title') || open.includes('desc')) return false
      hasReferences = undefined
    }
    open.push(name)
    if (hasReferences === undefined) continue
    position = html.indexOf('</', end)
    if (position < 0) return false
    tellText(end, position, hasReferences)
  }
}

const slash = 0x2f
const greaterThan = 0x3e
const equals = 0x3d
const quote = 0x22

/** Lower-case letters, digits and hyphens. A name with other characters ends too early, so its tag is not regular. */
function skipName(html: string, start: number): number {
  let position = start
  for (;;) {
    const code = html.charCodeAt(position)
    const isLetter = code >= 0x61 && code <= 0x7a
    if (!isLetter && (position === start || !((code >= 0x30 && code <= 0x39) || code === 0x2d))) return position
    position++
  }
}

/** @returns the position after the tag, or -1 if it is not regular. */
function readAttributes(html: string, start: number, attributes: Record<string, string>): number {
  let position = start
  for (;;) {
    const code = html.charCodeAt(position)
    if (code === greaterThan) return position + 1
    if (code === slash && html.charCodeAt(position + 1) === greaterThan) return position + 2
    if (code !== 0x20) return -1
    const nameStart = position + 1
    if (html.charCodeAt(nameStart) === slash) {
      position = nameStart
      continue
    }
    position = skipAttributeName(html, nameStart)
    if (position === nameStart) return -1
    const name = html.slice(nameStart, position).toLowerCase()
    let value = ''
    if (html.charCodeAt(position) === equals) {
      if (html.charCodeAt(position + 1) !== quote) return -1
      const valueEnd = html.indexOf('"', position + 2)
      if (valueEnd < 0) return -1
      const written = html.slice(position + 2, valueEnd)
      value = written.includes('&') ? decodeHTMLAttribute(written) : written
      position = valueEnd + 1
    }
    // The first attribute of a name wins.
    if (!Object.hasOwn(attributes, name)) attributes[name] = value
  }
}

function skipAttributeName(html: string, start: number): number {
  let position = start
  for (;;) {
    const code = html.charCodeAt(position)
    const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
    // As in `xlink:href` and `data-a_b.c`.
    if (!isLetter && !(code >= 0x2d && code <= 0x3a && code !== slash) && code !== 0x5f) return position
    position++
  }
}
