// What the author of a formula has written: MathML carries it as an annotation. A text without pictures, such as a feed, shows that, because
// the signs of MathML one after the other say something else.
import type { HtmlVisitor } from '../lib/read-regular-html.ts'

/** @param isBlock it stands in a line of its own. */
export function formulaText(source: string, isBlock: boolean): string {
  if (isBlock) return `$$\n${source.trim()}\n$$`
  const sign = source.includes('$') ? '$$' : '$'
  return `${sign}${source.trim()}${sign}`
}

export function isFormulaSource(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return name === 'annotation' && attributes.encoding === 'application/x-tex'
}

/**
 * @param begin is called before the formula.
 * @param end is called after it, if its source is known.
 */
export function watchFormulas(begin: () => void, end: (source: string, isBlock: boolean) => void): HtmlVisitor {
  let isBlock: boolean | undefined
  let source: string | undefined
  let isInSource = false
  return {
    onopentag(name, attributes) {
      if (name === 'math' && isBlock === undefined) {
        isBlock = attributes.display === 'block'
        source = undefined
        begin()
      } else if (isBlock !== undefined && isFormulaSource(name, attributes)) {
        source = ''
        isInSource = true
      }
    },
    ontext(text) {
      if (isInSource) source += text
    },
    onclosetag(name) {
      if (name === 'annotation') isInSource = false
      if (name !== 'math' || isBlock === undefined) return
      if (source !== undefined) end(source, isBlock)
      isBlock = undefined
    },
  }
}
