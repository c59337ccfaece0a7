// Finds the HTML comments of an MDX text: not those in code, in JavaScript comments, or without an end.

/** Everything that a comment can be hidden by, and the comment itself. An empty line ends a code span that is not closed. */
const signs = /`+|<!--|\/\*|\*\/|\n[ \t]*(?=\n)/g

export interface CommentRange {
  /** Index of `<!--`. */
  start: number
  /** Index behind `-->`. */
  end: number
}

/** @param text outside of code fences. Takes linear time. */
export function findComments(text: string): CommentRange[] {
  const found: CommentRange[] = []
  const tokens = [...text.matchAll(signs)].map(({ 0: sign, index }) => ({ sign, index }))
  /** Lengths of code marks that nothing closes before the next empty line. */
  const unclosed = new Set<number>()
  /** No JavaScript comment has an end any more. */
  let isEndless = false
  for (let at = 0; at < tokens.length; at++) {
    const { sign, index } = tokens[at] ?? { sign: '', index: 0 }
    if (sign.startsWith('\n')) unclosed.clear()
    else if (sign.startsWith('`') && !unclosed.has(sign.length)) {
      const close = closingMark(at, sign)
      if (close === undefined) unclosed.add(sign.length)
      else at = close
    } else if (sign === '/*' && !isEndless && beginsComment(index)) {
      let end = at + 1
      while (end < tokens.length && tokens[end]?.sign !== '*/') end++
      isEndless = end === tokens.length
      if (!isEndless) at = end
    } else if (sign === '<!--') {
      const end = text.indexOf('-->', index + 2)
      if (end < 0) return found
      found.push({ start: index, end: end + 3 })
      while ((tokens[at + 1]?.index ?? Number.POSITIVE_INFINITY) < end + 3) at++
    }
  }
  return found

  function closingMark(from: number, mark: string): number | undefined {
    for (let at = from + 1; at < tokens.length; at++) {
      const sign = tokens[at]?.sign ?? ''
      if (sign.startsWith('\n')) return undefined
      if (sign === mark) return at
    }
    return undefined
  }

  /** In text, `/*` is part of a path. */
  function beginsComment(index: number): boolean {
    const before = text.slice(Math.max(0, index - 100), index)
    return /(?:^|\n|\{)[ \t\n]*$/.test(before)
  }
}
