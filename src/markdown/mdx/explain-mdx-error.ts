// Explains errors of the MDX parser in plain words. The parser's messages name characters and code points for its developers and count
// lines from the start of the body; an author needs the place in the file, what is wrong, and how to fix it.
import type { VFileMessage } from 'vfile-message'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { DocumentState } from '../document-state.ts'
import { createLineScanner } from '../line-scanner.ts'

interface Explanation {
  message: string
  hint: string
}

/** One kind of error: patterns for the parser's `source` and `reason`, and our explanation. First match wins. */
interface ErrorForm {
  source: RegExp
  reason: RegExp
  explain(match: RegExpExecArray, context: { rest: string; cause: string }): Explanation
}

const closeTag = 'Close every tag that you open, in the same paragraph or block: <Tag>…</Tag>, or <Tag /> when there is nothing inside.'
const escapeSigns = 'Where the character is meant as text, write \\< or \\{, or put it into code: `<` and `{`.'

const forms: ErrorForm[] = [
  {
    source: /jsx/,
    reason: /character `!`.*before name/,
    explain: () => ({
      message: 'An HTML comment, <!-- … -->, has no end.',
      hint: 'End it with -->. Where <!-- is meant as text, put it into code: `<!--`.',
    }),
  },
  {
    source: /jsx|./,
    reason: /Expected a closing tag for `<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^`]*)>`/,
    explain: ([, tag]) => ({ message: `The tag <${tag}> has to be closed in MDX.`, hint: `Write <${tag} />.` }),
  },
  {
    source: /jsx/,
    reason: /before local name|character `@`.*in name/,
    explain: () => ({
      message: 'An address in angle brackets, <https://…>, is not possible in MDX: "<" begins a tag.',
      hint: 'Write the address without brackets, or [text](address).',
    }),
  },
  {
    source: /jsx|./,
    reason: /Expected a closing tag for `(<[^`]*>)`/,
    explain: ([, tag]) => ({ message: `The tag ${tag} is opened here, but not closed before its block ends.`, hint: closeTag }),
  },
  {
    source: /jsx|./,
    reason: /Unexpected closing tag `(<[^`]*>)`, expected corresponding closing tag for `(<[^`]*>)`/,
    explain: ([, found, opened]) => ({
      message: `Expected the end of ${opened}, but found ${found}.`,
      hint: 'Close tags in the reverse order of opening them.',
    }),
  },
  {
    source: /jsx|./,
    reason: /Expected the closing tag `(<[^`]*>)` either after the end of `([^`]+)`/,
    explain: ([, tag, block]) => ({
      message: `The tag ${tag} ends inside a block (${block}) that it was not opened in.`,
      hint: 'Open and close the tag in the same paragraph, or put each of the two in a line of its own with an empty line around it.',
    }),
  },
  {
    source: /./,
    reason: /Unexpected closing slash `\/` in tag, expected an open tag first/,
    explain: () => ({
      message: 'A closing tag stands here, but no such tag is open.',
      hint: `Remove it, or open the tag before it. ${closeTag}`,
    }),
  },
  {
    source: /jsx/,
    reason: /end of file/,
    explain: (_match) => ({ message: 'A tag is not finished: the document ends before its ">".', hint: `${closeTag} ${escapeSigns}` }),
  },
  {
    source: /jsx/,
    reason: /character `([^`]+)`.*before name/,
    explain: ([, character]) => ({
      message: `"<" begins a tag in MDX, but "${character}" cannot begin the name of one.`,
      hint: escapeSigns,
    }),
  },
  {
    source: /jsx/,
    reason: /character `([^`]+)`.*before attribute value/,
    explain: ([, character]) => ({
      message: `The value of an attribute has to stand in quotes or braces, but begins with ${JSON.stringify(character)}.`,
      hint: 'Write name="text" or name={expression}.',
    }),
  },
  {
    source: /jsx/,
    reason:
      /character `([^`]+)`.*(?:in name|after name|in attribute name|after attribute|before attribute|after self-closing slash|in member name|in local name|in closing tag)/,
    explain: ([, character]) => ({ message: `A tag has ${JSON.stringify(character)} where it cannot be.`, hint: escapeSigns }),
  },
  {
    source: /jsx/,
    reason: /lazy line/,
    explain: () => ({
      message: 'A tag goes on in a line that is not part of the same quotation or list item.',
      hint: 'Begin every line of the tag with the ">" or the indentation of the block it stands in.',
    }),
  },
  {
    source: /expression/,
    reason: /Could not parse expression with acorn/,
    explain: (_match, { rest, cause }) => ({
      message: rest.startsWith('#')
        ? `A heading id, {${rest.split('}')[0]}}, is possible at the end of a heading only.`
        : `The JavaScript between braces has an error${at(rest)}${cause}.`,
      hint: escapeSigns,
    }),
  },
  {
    source: /esm/,
    reason: /Could not parse/,
    explain: (_match, { rest, cause }) => ({
      message: `An import or export has an error${at(rest)}${cause}.`,
      hint: 'Put imports and exports in lines of their own, with an empty line after them. A line of text must not begin with "import" or "export".',
    }),
  },
  {
    source: /expression/,
    reason: /end of file|closing brace/,
    explain: () => ({ message: '"{" begins an expression, but there is no "}" that ends it.', hint: escapeSigns }),
  },
  {
    source: /expression/,
    reason: /lazy line/,
    explain: () => ({
      message: 'An expression goes on in a line that is not part of the same quotation or list item.',
      hint: 'Begin every line of the expression with the ">" or the indentation of the block it stands in.',
    }),
  },
  {
    source: /expression/,
    reason: /empty expression/,
    explain: () => ({
      message: 'An attribute has empty braces for a value.',
      hint: 'Put a value between the braces, or leave the attribute out.',
    }),
  },
  {
    source: /expression/,
    reason: /spread/,
    explain: () => ({
      message: 'Braces among the attributes of a tag may hold a spread only.',
      hint: 'Write {...props}, or name={value}.',
    }),
  },
  {
    source: /esm/,
    reason: /only import\/exports/,
    explain: () => ({
      message: 'A block that begins with "import" or "export" has other code or text in it.',
      hint: 'Put an empty line between imports or exports and what follows.',
    }),
  },
]

/** The diagnostic of an error that the parser threw. */
export function explainMdxError(error: VFileMessage, state: DocumentState, body: string): Diagnostic {
  const place = isUnendedExpression(error) ? (placeOfOpenBrace(body, state) ?? placeOfError(error, state)) : placeOfError(error, state)
  const known = forms.find((form) => form.source.test(error.source ?? '') && form.reason.test(error.reason))
  const match = known?.reason.exec(error.reason)
  const explanation = known && match ? known.explain(match, { rest: textAt(body, error), cause: causeOf(error) }) : undefined
  return {
    id: 'mdx-syntax',
    level: 'error',
    message: explanation?.message ?? `This is not valid MDX: ${withoutPlaces(error.reason)}.`,
    place,
    ...notesAbout(error, state),
    hint: explanation?.hint ?? escapeSigns,
  }
}

/** Where the tag was opened that the closing tag should match. */
function notesAbout({ reason }: VFileMessage, state: DocumentState): Pick<Diagnostic, 'notes'> {
  const opened = /expected corresponding closing tag/.test(reason) ? placeInReason(reason, state) : undefined
  return opened === undefined ? {} : { notes: [{ message: 'It was opened here.', place: opened }] }
}

/** The place of the tag that the parser names; the error has no place of its own if the document ends before the tag does. */
function placeInReason(reason: string, state: DocumentState): Place | undefined {
  const [, line, column, endLine, endColumn] = /(?:closing tag for) `<[^`]*>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason) ?? []
  if (line === undefined) return undefined
  return {
    file: state.source.file,
    line: Number(line) + state.lineOffset,
    column: Number(column),
    endLine: Number(endLine) + state.lineOffset,
    endColumn: Number(endColumn),
  }
}

function placeOfError({ place, line, column, reason }: VFileMessage, state: DocumentState): Place {
  const { file } = state.source
  const opened = /^Expected a closing tag/.test(reason) ? placeInReason(reason, state) : undefined
  if (opened !== undefined) return opened
  if (place && 'start' in place) {
    return {
      file,
      line: place.start.line + state.lineOffset,
      column: place.start.column,
      endLine: place.end.line + state.lineOffset,
      endColumn: place.end.column,
    }
  }
  const at = place ?? { line, column }
  return { file, line: (at.line ?? 1) + state.lineOffset, column: at.column ?? 1 }
}

/** The parser notices an unclosed expression only at the end of the document; the author needs its start. */
function isUnendedExpression({ source, reason }: VFileMessage): boolean {
  return /expression/.test(source ?? '') && /end of file|closing brace/.test(reason)
}

/** The first brace that is never closed, ignoring code. */
function placeOfOpenBrace(body: string, state: DocumentState): Place | undefined {
  const scan = createLineScanner('mdx')
  const text = body
    .split('\n')
    .map((line) => (scan(line).kind === 'text' ? line : ''))
    .join('\n')
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of text.matchAll(/(`+)[^`\n]*\1|\\.|[{}]/g)) {
    if (sign === '{' && depth++ === 0) start = index
    else if (sign === '}') depth = Math.max(0, depth - 1)
  }
  if (depth === 0) return undefined
  const before = text.slice(0, start).split('\n')
  const line = before.length + state.lineOffset
  const column = (before.at(-1)?.length ?? 0) + 1
  return { file: state.source.file, line, column, endLine: line, endColumn: column + 1 }
}

/** The text from the place of an error to the end of its line. */
function textAt(body: string, { place }: VFileMessage): string {
  const point = place && 'start' in place ? place.start : place
  const line = body.split('\n')[(point?.line ?? 0) - 1]
  return (line ?? '').slice((point?.column ?? 1) - 1)
}

function at(rest: string): string {
  return rest.trim() === '' ? ' at its end' : ` at ${JSON.stringify(rest.trim().slice(0, 20))}`
}

/** The message of the JavaScript parser, without its own place. */
function causeOf({ cause }: VFileMessage): string {
  return cause instanceof Error ? `: ${withoutPlaces(cause.message).toLowerCase()}` : ''
}

/** Places in these messages count from the start of the body; the diagnostic has the right one. */
function withoutPlaces(text: string): string {
  return text.replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '')
}
