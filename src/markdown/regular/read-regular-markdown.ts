// Reads Markdown that has only ordinary constructs: headings, paragraphs, lists, quotations, tables, code, emphasis, links. Nearly all
// documents are like this, and the general parser, which looks at each character a dozen times, takes twenty times as long for them. Anything
// unusual is left to that parser: what this one reads, it reads alike, to the last position.
import type { Root } from 'mdast'
import type { SyntaxName } from '../choose-syntax.ts'
import { irregular } from './places.ts'
import { readBlocks } from './read-blocks.ts'

/** Characters whose width or meaning depends on what is around them. */
const unusual = /[\r\0]|^\uFEFF/

/**
 * @param syntax the extensions that the general parser would use for `text`, and no others.
 * @returns undefined if `text` is not regular.
 */
export function readRegularMarkdown(text: string, syntax: readonly SyntaxName[]): Root | undefined {
  if (syntax.includes('cjk') || unusual.test(text)) return undefined
  try {
    return readBlocks(text, new Set(syntax))
  } catch (error) {
    if (error === irregular) return undefined
    throw error
  }
}
