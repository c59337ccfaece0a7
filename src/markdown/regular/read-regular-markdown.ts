// Reads Markdown that has only ordinary constructs: headings, paragraphs, lists, quotations, tables, code, emphasis, links. Most documents
// are like this, and the general parser, which looks at each character many times, takes seven times as long for them. Anything unusual
// is left to that parser: what this one reads, it reads alike, to the last position.
import type { Root } from 'mdast'
import type { ContainerStyle } from '../../plugins/admonitions/admonition-types.ts'
import type { SyntaxName } from '../choose-syntax.ts'
import { readBlocks, startOfText } from './read-blocks.ts'
import { createRoot, divideText, joinIrregular, joinTrees } from './sections.ts'

/** Characters whose width or meaning depends on what is around them. */
const unusual = /[\r\0]|^\uFEFF/

/** Definitions hold for the whole text. */
const definition = /^[ \t>*+\d.)-]*\[[^\]\n]+\]:/m

export interface RegularOptions {
  /** The extensions that the general parser would use for the text, and no others. */
  syntax: readonly SyntaxName[]
  containers?: ContainerStyle | undefined
  /** The general parser, for sections of the text that are not regular. By default all of them have to be. */
  parseRest?: (text: string) => Root
}

/** Undefined if `text` is not regular. */
export function readRegularMarkdown(text: string, { syntax, containers = 'docusaurus', parseRest }: RegularOptions): Root | undefined {
  if (unusual.test(text)) return undefined
  const extensions = new Set(syntax)
  const first = readBlocks(text, extensions, startOfText)
  if (first.stop === undefined) return createRoot(text, first.children)
  if (parseRest === undefined || definition.test(text)) return undefined
  const stretches = divideText(text, first, extensions, containers)
  if (stretches.every(({ children }) => children === undefined)) return undefined
  return joinTrees(text, stretches, parseRest(joinIrregular(text, stretches)))
}
