// What of a Markdown document is text and not code, and what of that can be an address or an id: for mistakes whose place is not recorded because
// a component or raw HTML makes them. Every character keeps its place.
import { blank, keepRanges, type Range, withoutYamlComments } from '../content/literal-text.ts'
import { createLineScanner } from '../markdown/line-scanner.ts'
import { unwrapMdxCode } from '../markdown/mdx/unwrap-mdx-code.ts'

const commentPattern = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g
const inlineCodePattern = /(?<![`{=(\\])(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g
/**
 * Only what stands in quotes as the value of an attribute, a property or a variable is no prose. The quote is looked for first: looking back
 * from every character would go through the blanks of each code block as often as it has characters.
 */
const valuePattern = /(?=["'`])(?<=[=(,:{[?|&]\s*)(?:"[^"\n]*"|'[^'\n]*'|`[^`]*`)|\burl\([^)\n]*\)/g

/** The front matter, and the quoted values of the body. */
export function valuesOfDocument(file: string, source: string, bodyOffset: number): string {
  const prose = proseOf(file, source, bodyOffset)
  const values = [...prose.matchAll(valuePattern)].map(({ 0: value, index }): Range => [index, index + value.length])
  return withoutYamlComments(source.slice(0, bodyOffset)) + keepRanges(source, values).slice(bodyOffset)
}

/** The body without code and comments. */
export function proseOf(file: string, source: string, bodyOffset: number): string {
  const scan = createLineScanner(file.endsWith('.mdx') ? 'mdx' : 'md')
  const lines = unwrapMdxCode(source.slice(bodyOffset)).split(/(\r\n?|\n)/)
  const text = lines.map((line, index) => (index % 2 === 1 || scan(line).kind === 'text' ? line : blank(line))).join('')
  return blank(source.slice(0, bodyOffset)) + text.replace(commentPattern, blank).replace(inlineCodePattern, blank)
}
