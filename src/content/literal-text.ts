// What of a program or data file can be an address that a reader follows, or a name of something else. Comments, the text of pages and the
// names of imported modules are blanked, so that a path in one of them is not taken for the link with the same path. Every character keeps its
// place. Markdown has rules of its own: check/document-text.ts.

export function literalText(file: string, source: string): string {
  if (/\.[cm]?[jt]sx?$/i.test(file)) return keepRanges(source, stringsOf(source))
  return /\.ya?ml$/i.test(file) ? withoutYamlComments(source) : source
}

export type Range = readonly [start: number, end: number]

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

export function withoutYamlComments(yaml: string): string {
  return yaml.replace(/(?<=^|[ \t])#[^\n]*/gm, blank)
}

/** `source` with everything outside of `ranges` blanked. */
export function keepRanges(source: string, ranges: readonly Range[]): string {
  let text = ''
  let end = 0
  for (const [from, to] of ranges) {
    text += blank(source.slice(end, from)) + source.slice(from, to)
    end = to
  }
  return text + blank(source.slice(end))
}

export function blank(text: string): string {
  return text.replace(/[^\n\r]+/g, (part) => ' '.repeat(part.length))
}
