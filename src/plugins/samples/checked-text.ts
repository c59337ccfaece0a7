// The text of a block as the compiler reads it: the written code with nothing moved, so that lines and columns stay the same. Lines that
// readers are told to delete are blank, and so are the comments that mark lines, because inside JSX they would be text.
import type { MagicComment } from '../../markdown/code/code-comments.ts'
import { readShownCode } from '../../markdown/code/shown-code.ts'
import { type FindIncluded, includeAt, isTwoslash } from '../../markdown/code/twoslash.ts'
import type { CodeBlock } from './code-block.ts'

/** A comment alone on its line; others have already been removed from their lines, like all other marks. */
const markingComment = /^\s*(?:\/\/|\/\*|\{\s*\/\*)\s*(?:highlight-(?:next-line|start|end)\b|\[!code )/

export interface CheckedText {
  text: string
  /** Index of a line in `text` -> index of the line that readers see; lines that they do not see are missing. */
  shownLines: Map<number, number>
}

export function readCheckedText(
  block: CodeBlock,
  magic: readonly MagicComment[] = [],
  findIncluded: FindIncluded = () => undefined,
): CheckedText {
  const written = block.code.split('\n')
  const { lines, sources, marks } = readShownCode(block, magic, findIncluded)
  // What is included stands in front of the text (plan-checks.ts).
  const isIncluded = (source: number): boolean => isTwoslash(block.meta) && includeAt(written[source] ?? '') !== undefined
  const shownLines = new Map(sources.flatMap((source, shown) => (isIncluded(source) ? [] : [[source, shown]])))
  const text = written.map((line, index) => {
    const shown = shownLines.get(index)
    const kept = marks.get(shown ?? -1)?.has('removed') || markingComment.test(line) ? '' : line
    // The offsets of the compiler count in the code as it is written.
    return (shown === undefined || kept === '' ? kept : (lines[shown] ?? '')).padEnd(line.length)
  })
  return { text: text.join('\n'), shownLines }
}
