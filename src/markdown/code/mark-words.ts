// Words of code that are marked, as Expressive Code (`"text"`, `/pattern/`, `ins="text"`) and VitePress (`[!code word:text]`) have them: around
// each goes an element, within those that give the code its colors.

export type WordKind = 'highlight' | 'added' | 'removed'

export interface WordMark {
  /** Of a pattern with groups, the groups are marked. Has the flags `d` and `g`. */
  pattern: RegExp
  kind: WordKind
  /** Indexes of the lines that it is looked for in, the last one excluded. Undefined: all. */
  lines?: { from: number; to: number }
}

interface Range {
  from: number
  to: number
  kind: WordKind
}

/** Longer lines are generated: nobody marks them. */
const longestLine = 2_000

/**
 * @param html of one line: text and elements without others in them.
 * @param text of the same line.
 */
export function markWords(html: string, text: string, words: readonly WordMark[]): string {
  if (words.length === 0 || text.length > longestLine) return html
  const ranges = findRanges(text, words)
  if (ranges.length === 0) return html
  let marked = ''
  let at = 0
  let open: Range | undefined
  for (const [part] of html.matchAll(/<[^>]*>|&[#\w]+;|[\s\S]/g)) {
    const isTag = part.length > 1 && part.startsWith('<')
    const range = isTag ? undefined : ranges.find(({ from, to }) => from <= at && at < to)
    if (open !== range) {
      if (open !== undefined) marked += '</mark>'
      if (range !== undefined) marked += range.kind === 'highlight' ? '<mark>' : `<mark class="sg-word-${range.kind}">`
      open = range
    }
    marked += part
    if (!isTag) at++
  }
  return open === undefined ? marked : `${marked}</mark>`
}

/** Of those that overlap, the first counts. */
function findRanges(text: string, words: readonly WordMark[]): Range[] {
  const found: Range[] = []
  for (const { pattern, kind } of words)
    for (const { indices = [] } of text.matchAll(pattern)) {
      const [whole, ...groups] = indices
      for (const span of groups.length > 0 ? groups : [whole]) {
        const [from, to] = span ?? [0, 0]
        if (from < to && !found.some((other) => from < other.to && other.from < to)) found.push({ from, to, kind })
      }
    }
  return found
}
