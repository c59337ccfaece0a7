// Turns errors of the compiler into diagnostics at the line and column in the Markdown file.
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { fenceOf } from './block-instructions.ts'
import type { CompilerError } from './check-types.ts'
import type { CodeBlock, CodePosition } from './code-block.ts'

/** @param source text of the document. */
export function explainTypeError(error: CompilerError, block: CodeBlock, source: string): Diagnostic {
  return {
    id: 'code-type',
    level: 'error',
    message: `TS${error.code}: ${error.message}`,
    place: placeInDocument(block, source, error.start, error.end),
    hint: hintFor(error.code),
  }
}

export function explainMissingFailure(block: CodeBlock, expected: number, found: readonly CompilerError[]): Diagnostic {
  const codes = [...new Set(found.map(({ code }) => `TS${code}`))]
  return {
    id: 'code-not-failing',
    level: 'error',
    message: `Expected the sample to fail with TS${expected}, found ${codes.length === 0 ? 'no error' : codes.join(' and ')}.`,
    place: fenceOf(block),
    hint: 'The packages may have changed: fix the sample and the text around it, or take `fails` out.',
  }
}

function hintFor(code: number): string {
  if (code === 2304 || code === 2552)
    return 'Import the name; where readers need not see that, write the import above a line `// ---cut---`.'
  if (code === 2307) return 'Install the package, or name the block that the import means: file="name.tsx".'
  return 'Fix the sample. One that has to fail says so: fails="TS…"; one that cannot be checked says why: no-check="…".'
}

/**
 * The place of a stretch of code in the document. A line of code is the end of its line there: before it are the indentation of a list and
 * the characters of a quotation.
 */
export function placeInDocument(block: CodeBlock, source: string, start: number, end: number): Place {
  const lines = source.split('\n').map((line) => line.replace(/\r$/, ''))
  const from = locate(block, lines, start)
  const to = locate(block, lines, Math.max(start, end))
  return { file: block.file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
}

function locate(block: CodeBlock, documentLines: readonly string[], offset: number): CodePosition {
  const before = block.code.slice(0, offset).split('\n')
  const index = before.length - 1
  const codeLine = (block.code.split('\n')[index] ?? '').replace(/\r$/, '')
  const written = documentLines[block.line + index] ?? ''
  const indentation = written.endsWith(codeLine) ? written.length - codeLine.length : 0
  return { line: block.line + index + 1, column: indentation + (before[index]?.length ?? 0) + 1 }
}
