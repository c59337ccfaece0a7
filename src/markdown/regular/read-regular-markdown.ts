// Reads Markdown that has only ordinary constructs: headings, paragraphs, lists, quotations, tables, code, emphasis, links. Most documents
// are like this, and the general parser, which looks at each character many times, takes seven times as long for them. Anything unusual
// is left to that parser: what this one reads, it reads alike, to the last position.
import type { Root } from 'mdast'
import type { ContainerStyle } from '../../plugins/admonitions/admonition-types.ts'
import type { SyntaxName } from '../choose-syntax.ts'
import { grammarOf } from './grammar.ts'
import { readBlocks, startOfText } from './read-blocks.ts'
import { createRoot, divideText, joinIrregular, joinTrees } from './sections.ts'

/** Characters whose width or meaning depends on what is around them. */
const unusual = /[\r\0]|^\uFEFF/

/** Definitions hold for the whole text. */
const definition = /^[ \t>*+\d.)-]*\[[^\]\n]+\]:/m

export interface RegularOptions {
  format: 'md' | 'mdx'
  /** The extensions that the general parser would use for the text, and no others. */
  syntax: readonly SyntaxName[]
  containers?: ContainerStyle | undefined
  /** The general parser, for sections of the text that are not regular. By default all of them have to be. */
  parseRest?: (text: string) => Root
}

/** Undefined if `text` is not regular. */
export function readRegularMarkdown(text: string, options: RegularOptions): Root | undefined {
  const { format, syntax, containers = 'docusaurus', parseRest } = options
  if (unusual.test(text)) return undefined
  const grammar = grammarOf(format, syntax)
  const first = readBlocks(text, grammar, startOfText)
  if (first.stop === undefined) return createRoot(text, first.children)
  if (parseRest === undefined || definition.test(text)) return undefined
  const stretches = divideText(text, first, grammar, containers)
  if (stretches === undefined || stretches.every(({ children }) => children === undefined)) return undefined
  const rest = attempt(() => parseRest(joinIrregular(text, stretches)))
  return rest && joinTrees(text, stretches, rest)
}

/** What is wrong with the rest may be right in the whole text; otherwise it is found there too, with its place. */
function attempt(parse: () => Root): Root | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}
