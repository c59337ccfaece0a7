// What of a source file can be an address that a reader follows. Comments, prose, code samples and the names of imported modules are
// blanked, so that a path in one of them is not taken for the link with the same path. Every character keeps its place.

/** `bodyOffset`: where the body of a Markdown document begins; before it is the front matter. */
export function literalText(file: string, source: string, bodyOffset = 0): string {
  if (/\.[cm]?[jt]sx?$/i.test(file)) return keep(source, stringsOf(source))
  if (/\.mdx?$/i.test(file))
    return withoutYamlComments(source.slice(0, bodyOffset)) + keep(source.slice(bodyOffset), valuesIn(source.slice(bodyOffset)))
  return /\.ya?ml$/i.test(file) ? withoutYamlComments(source) : source
}

type Range = readonly [start: number, end: number]

/** Comments come first: an apostrophe in one opens no string. A `//` after a colon belongs to an address. */
const scriptPattern = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g
const importBefore = /(?:\bfrom|\bimport|\b(?:import|require)\s*\()\s*$/

/** Quotation marks in the text of a page follow words. */
const valueBefore = /(?:^|[=(,:{[?|&+;<>!}\n]|\b(?:return|default|case))[^\S\n]*$/

/** The strings of a program, quotation marks included. */
function stringsOf(source: string): Range[] {
  const strings: Range[] = []
  for (const { 0: text, index } of source.matchAll(scriptPattern)) {
    const before = source.slice(Math.max(0, index - 20), index)
    if (text.startsWith('/') || importBefore.test(before) || !valueBefore.test(before)) continue
    strings.push([index, index + text.length])
  }
  return strings
}

/** In a body, only what stands in quotes as the value of an attribute, a property or a variable is no prose. */
const valuePattern = /(?<=[=(,:{[?|&]\s*)(?:"[^"\n]*"|'[^'\n]*'|`[^`]*`)|\burl\([^)\n]*\)/g
const commentPattern = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g
const fencePattern = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$/gm
const inlineCodePattern = /(?<![`{=(\\])(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g

/** A Markdown document without front matter, code and comments. */
export function proseOf(source: string, bodyOffset: number): string {
  return blank(source.slice(0, bodyOffset)) + withoutCode(source.slice(bodyOffset))
}

function withoutCode(body: string): string {
  let text = body
  for (const pattern of [fencePattern, commentPattern, inlineCodePattern]) text = text.replace(pattern, blank)
  return text
}

function valuesIn(body: string): Range[] {
  return [...withoutCode(body).matchAll(valuePattern)].map(({ 0: value, index }): Range => [index, index + value.length])
}

function withoutYamlComments(yaml: string): string {
  return yaml.replace(/(?<=^|[ \t])#[^\n]*/gm, blank)
}

function keep(source: string, ranges: readonly Range[]): string {
  let text = ''
  let end = 0
  for (const [from, to] of ranges) {
    text += blank(source.slice(end, from)) + source.slice(from, to)
    end = to
  }
  return text + blank(source.slice(end))
}

function blank(text: string): string {
  return text.replace(/[^\n\r]/g, ' ')
}
