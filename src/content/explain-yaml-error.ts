// Explains what is wrong with a YAML text and how to fix it, for people who do not know YAML: the parser's messages use terms of its
// grammar.
import type { YAMLError } from 'yaml'

export interface YamlExplanation {
  message: string
  hint?: string
  /** Range in the YAML text. */
  from: number
  to: number
}

export function explainYamlError(error: YAMLError, yaml: string): YamlExplanation {
  const from = Math.min(error.pos[0], yaml.length)
  const to = Math.min(Math.max(error.pos[1], from), yaml.length)
  const line = lineAt(yaml, from)
  const range = { from, to }
  const bracket = findOpenBracket(yaml)
  if (bracket && bracket.from <= to) {
    const closing = bracket.sign === '[' ? ']' : '}'
    const form = quotedForm(lineAt(yaml, bracket.from).text)?.form
    return {
      message: `the value begins with ${bracket.sign} and has no closing ${closing}.`,
      hint: `Close it at the end of the value${form ? `. If it is a text, quote it: \`${form}\`` : ''}.`,
      from: bracket.from,
      to: bracket.to,
    }
  }
  const quoted = quotedForm(line.text)
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY': {
      if (quoted?.reason === 'colon') {
        const colon = yaml.indexOf(quoted.value, line.start)
        const place = { from: colon, to: colon + quoted.value.length }
        return { message: 'a value that contains a colon and a space has to be in quotes.', hint: `Write \`${quoted.form}\`.`, ...place }
      }
      if (!line.text.includes(':')) {
        return {
          message: `expected \`key: value\`, found \`${cut(line.text.trim())}\`.`,
          hint: 'Give the line a key, or indent it if it belongs to the line above.',
          ...range,
        }
      }
      return {
        message: 'a line is indented deeper than the lines beside it.',
        hint: 'Begin all keys of one level in the same column.',
        ...range,
      }
    }
    case 'TAB_AS_INDENT':
      return { message: 'a line is indented with a tab.', hint: 'Indent with spaces.', ...range }
    case 'RESOURCE_EXHAUSTION':
      return { message: 'the values nest too deeply.', hint: 'Write them with less nesting.', ...range }
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
    case 'BAD_ALIAS':
    case 'TAG_RESOLVE_FAILED':
    case 'BAD_DIRECTIVE': {
      const what =
        error.code === 'TAG_RESOLVE_FAILED'
          ? 'a value must not have a tag (`!name`).'
          : `the value could not be read: ${lowerFirst(error.message)}.`
      return { message: what, hint: quoted ? `Quote the value: \`${quoted.form}\`.` : 'Quote the value.', ...range }
    }
    case 'MISSING_CHAR':
      if (/^Implicit map keys/.test(error.message)) return explainMissingValue(line, range)
      if (/quote/.test(error.message)) {
        const opening = findOpenQuote(yaml, from)
        if (opening !== undefined) {
          const hint =
            'Close it at the end of the value. A quotation mark inside of quotes is written `\\"`, or put the value into the other kind.'
          return {
            message: `the value begins with ${opening.quote} and has no closing ${opening.quote}.`,
            hint,
            from: opening.from,
            to: opening.to,
          }
        }
      }
      return {
        message: `${lowerFirst(error.message.replace(/"quote/, 'quotation mark "').replace(/'quote/, "quotation mark '"))}.`,
        hint: 'Close what is open on the line or lines above.',
        ...range,
      }
    default:
      return {
        message: `${lowerFirst(error.message)}.`,
        hint: quoted ? `If the value is a text, quote it: \`${quoted.form}\`.` : 'Look at the indentation and the brackets of this line.',
        ...range,
      }
  }
}

/** A line without `key: value` among lines that have it; often only the space after the colon is missing. */
function explainMissingValue(line: { text: string; start: number }, range: { from: number; to: number }): YamlExplanation {
  const glued = /^\s*([\w-]+):(\S.*)$/.exec(line.text)
  return {
    message: `expected \`key: value\`, found \`${cut(line.text.trim())}\`.`,
    hint: glued
      ? `Put a space after the colon: \`${glued[1]}: ${cut(glued[2] ?? '')}\`.`
      : 'Give the line a key, or indent it if it belongs to the line above.',
    ...range,
  }
}

/** A value that begins with a bracket, and a quoted text, comment, bracket or key of the outermost level in it. */
const openingBracket = /^[ \t]*(?:- +)*(?:[\w-]+:[ \t]+)?(?=[[{])/gm
const inBrackets = /"(?:[^"\\]|\\.)*"|'[^']*'|(?<=\s)#.*|[[\]{}]|^[A-Za-z_][\w-]*:(?=\s|$)/gm

/** The first value that opens a bracket that is not closed before the next key of the outermost level, or before the end. */
function findOpenBracket(yaml: string): { sign: string; from: number; to: number } | undefined {
  let end = 0
  for (const match of yaml.matchAll(openingBracket)) {
    const from = match.index + match[0].length
    if (from < end) continue
    const open: string[] = []
    inBrackets.lastIndex = from
    for (;;) {
      const [found = ''] = inBrackets.exec(yaml) ?? []
      if (found === '[' || found === '{') open.push(found)
      else if (found === ']' || found === '}') {
        if (open.at(-1) !== (found === ']' ? '[' : '{')) break
        open.pop()
        if (open.length === 0) break
      } else if (found === '' || /^\w/.test(found)) break
    }
    end = inBrackets.lastIndex
    if (open.length > 0) {
      const newline = yaml.indexOf('\n', from)
      return { sign: yaml.charAt(from), from, to: newline < 0 ? yaml.length : newline }
    }
  }
  return undefined
}

/** The last value before `end` that opens a quotation mark and does not close it on its line. */
function findOpenQuote(yaml: string, end: number): { quote: string; from: number; to: number } | undefined {
  let found: { quote: string; from: number; to: number } | undefined
  for (const match of yaml.slice(0, end).matchAll(/^\s*(?:- )?(?:[\w-]+:[ \t]+)?(["'])(.*)$/gm)) {
    const [whole, quote = '', rest = ''] = match
    const bare = quote === '"' ? rest.replace(/\\./g, '') : rest.replaceAll("''", '')
    const to = match.index + whole.length
    if (!bare.includes(quote)) found = { quote, from: to - rest.length - 1, to }
  }
  return found
}

/** The line `key: value` with its value in double quotes. */
function quotedForm(line: string): { form: string; value: string; reason: 'colon' | 'other' } | undefined {
  if (line.length > 400) return undefined
  const match = /^(\s*(?:- )?[\w-]+:\s+)(\S.*?)\s*$/.exec(line)
  const key = match?.[1]
  const value = match?.[2]
  if (key === undefined || value === undefined) return undefined
  const bare = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value
  return { form: `${key.trimStart()}${JSON.stringify(bare)}`, value, reason: /:(\s|$)/.test(value) ? 'colon' : 'other' }
}

function lineAt(text: string, offset: number): { text: string; start: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return { text: text.slice(start, end < 0 ? text.length : end).replace(/\r$/, ''), start }
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
