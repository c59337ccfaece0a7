// What a code block says about its own check after the language: `no-check="reason"`, `fails="TS2322"`, `file="name.ts"`.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CodeBlock } from './code-block.ts'

export interface BlockInstructions {
  /** Why the block is not checked; undefined if it is. */
  noCheck: string | undefined
  /** Numbers of the errors that it must have. */
  fails: number[]
  /** The name under which other blocks of the page import it. */
  fileName: string | undefined
}

const instructionPattern = /(?:^|\s)(no-check|fails|file)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?(?=\s|$)/g
const quotedPattern = /(?:^|\s)title=(?:"[^"]*"|'[^']*')/g
const fileNamePattern = /^(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:tsx?|mts|cts|json)$/
const mostFileName = 100

/** The instructions of a block, and what is wrong with them. A wrong one is ignored. */
export function readInstructions(block: CodeBlock): { instructions: BlockInstructions; diagnostics: Diagnostic[] } {
  const instructions: BlockInstructions = { noCheck: undefined, fails: [], fileName: undefined }
  const diagnostics: Diagnostic[] = []
  const report = (message: string, hint: string): void => {
    diagnostics.push({ id: 'code-instruction-invalid', level: 'error', message, place: fenceOf(block), hint })
  }
  for (const [, name = '', double, single, bare] of block.meta.replace(quotedPattern, ' ').matchAll(instructionPattern)) {
    const value = double ?? single ?? bare ?? ''
    if (name === 'no-check') {
      if (value.trim() === '')
        report('A code block says no-check without a reason.', 'Write why it cannot be checked: no-check="needs a file of the reader".')
      instructions.noCheck = value.trim() || 'no reason given'
    } else if (name === 'fails') {
      const codes = value.split(/[\s,]+/).filter((code) => code !== '')
      const wrong = codes.find((code) => !/^(?:TS)?\d{4,5}$/i.test(code))
      if (codes.length === 0 || wrong !== undefined)
        report(
          `Expected fails to name errors of TypeScript, found ${JSON.stringify(wrong ?? value)}.`,
          'Write their codes, with spaces between them: fails="TS2322 TS2741".',
        )
      else instructions.fails = codes.map((code) => Number(code.replace(/^TS/i, '')))
    } else if (value.length > mostFileName || !fileNamePattern.test(value)) {
      report(
        `Expected file to be a relative path that ends in .ts, .tsx, .mts, .cts or .json, found ${JSON.stringify(value)}.`,
        'Write the name that the other blocks of the page import, such as file="Title.tsx".',
      )
    } else instructions.fileName = value
  }
  return { instructions, diagnostics }
}

/** Only the fence line: marking a whole block would hide what is wrong. */
export function fenceOf({ file, line, column }: CodeBlock): { file: string; line: number; column: number } {
  return { file, line, column }
}
