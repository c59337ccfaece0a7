// Finds what the comments `// ^?` of a sample ask for among the identifiers that the compiler has described.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { TypeQuery } from '../../markdown/code/twoslash.ts'
import type { CodeBlock } from './code-block.ts'
import type { DescribedIdentifier } from './describe-identifiers.ts'
import { placeInDocument } from './explain-type-error.ts'

export interface Answer {
  block: CodeBlock
  /** Index of the comment's line in the code. */
  line: number
  type: string
}

export interface AskingBlock {
  block: CodeBlock
  /** The lines that readers see. */
  shownLines: ReadonlyMap<number, number>
  queries?: readonly TypeQuery[]
}

/** @param source text of the document. */
export function answerQueries(
  { block, shownLines, queries = [] }: AskingBlock,
  identifiers: readonly DescribedIdentifier[],
  source: string,
): { answers: Answer[]; diagnostics: Diagnostic[] } {
  const answers: Answer[] = []
  const diagnostics: Diagnostic[] = []
  const lines = block.code.split('\n')
  for (const query of queries) {
    const { line, target, column } = query
    const above = identifiers.filter((each) => each.line === target && each.column <= column && column <= each.column + each.length)
    // Directly behind a name counts as well, as for the compiler; a name that begins there comes first.
    const found = above.at(-1)
    if (found !== undefined) answers.push({ block, line, type: found.type })
    // What is cut off is not shown, whatever it asks for.
    else if (target < 0 || shownLines.has(target)) diagnostics.push(unanswered(query, block, lines, source))
  }
  return { answers, diagnostics }
}

function unanswered({ line, target, column }: TypeQuery, block: CodeBlock, lines: readonly string[], source: string): Diagnostic {
  const offset = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, column)
  const { file, line: documentLine, column: documentColumn } = placeInDocument(block, source, offset, offset)
  return {
    id: 'code-mark-invalid',
    level: 'warning',
    message: `Expected \`^?\` to stand below a name with a type, found ${describeAbove(lines[target], column)}.`,
    place: { file, ...(documentLine && { line: documentLine }), ...(documentColumn && { column: documentColumn }) },
    hint: 'Put the ^ below a character of the name, in a line of its own: //    ^?',
  }
}

function describeAbove(above: string | undefined, column: number): string {
  if (above === undefined) return 'no line of code above it'
  const word = [...above.matchAll(/[\p{ID_Continue}$]+/gu)].find(({ 0: { length }, index }) => index <= column && column < index + length)
  if (word !== undefined) return `${JSON.stringify(word[0])}, of which the compiler says no type`
  const character = above[column]
  if (character === undefined || character === '\r') return 'the end of the line above it'
  return /\s/.test(character) ? 'a space above it' : `${JSON.stringify(character)} above it`
}
