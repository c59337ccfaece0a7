// TSX as a reader writes it becomes a program that browsers run. Loaded when an editor comes into view: Sucrase is larger than the rest.
import { transform } from 'sucrase'
import { parse } from 'sucrase/dist/esm/parser/index.js'
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js'
import { guardLoops } from '../guard-loops.ts'
import { programOf } from '../read-live-block.ts'

/** @throws an error with a place in its message, `(line:column)`, for what cannot be parsed. */
export function compileLive(code: string, callsRender: boolean): string {
  const compile = (text: string): string =>
    transform(programOf(text, callsRender), {
      transforms: ['typescript', 'jsx'],
      production: true,
      disableESTransforms: true,
    }).code
  let program: string
  try {
    program = compile(code)
  } catch (error) {
    // Of a mistake in an arrow function, Sucrase only says that it is none.
    compile(withoutArrow(code))
    throw error
  }
  return guardLoops(program, parse(program, false, false, false).tokens, TokenType)
}

/** The body of an arrow function, in the same lines. */
function withoutArrow(code: string): string {
  return code.replace(
    /^\s*(?:\([^()]*\)|\w+)\s*=>\s*(\{)?/,
    (head, brace?: string) => head.replace(/[^\n]/g, '') + (brace === undefined ? '' : 'function () {'),
  )
}
