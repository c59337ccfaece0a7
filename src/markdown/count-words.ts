// Counts words by the Unicode rules. No word spans white space, so the text is split there first: plain Latin words then
// need no segmenter, which saves most of the work.

const plainWordPattern = /^[("'[]?[A-Za-z]+[.,;:!?)"'\]]*$/
const remembered = 20_000

/** What no word goes across: white space, and the punctuation of scripts that have none. */
const betweenWords = /[\s\u3001-\u3003\u3008-\u3011\u3014-\u301F\uFF01-\uFF0F\uFF1A-\uFF20]+/

/** Longer pieces are cut, because the time that the segmenter takes grows with the square of the length. */
const longestPiece = 1_000

/** A counter for one parser. It remembers the segmenter's results. */
export function createWordCounter(locale = 'en'): (text: string) => number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const known = new Map<string, number>()
  const countPiece = (piece: string): number => {
    let count = 0
    for (let start = 0; start < piece.length; start += longestPiece)
      for (const segment of segmenter.segment(piece.slice(start, start + longestPiece))) if (segment.isWordLike) count++
    if (known.size >= remembered) known.clear()
    if (piece.length < 60) known.set(piece, count)
    return count
  }
  return (text) => {
    let count = 0
    for (const piece of text.split(betweenWords)) {
      if (piece !== '') count += plainWordPattern.test(piece) ? 1 : (known.get(piece) ?? countPiece(piece))
    }
    return count
  }
}
