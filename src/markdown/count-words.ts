// Counts words by the Unicode rules (behaviour §2.21). No word spans white space, so the text is split there first: plain Latin words then
// need no segmenter, which saves most of the work.

const plainWordPattern = /^[("'[]?[A-Za-z]+[.,;:!?)"'\]]*$/
const remembered = 20_000

/** A counter for one parser. It remembers the segmenter's results. */
export function createWordCounter(locale = 'en'): (text: string) => number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const known = new Map<string, number>()
  const countPiece = (piece: string): number => {
    let count = 0
    for (const segment of segmenter.segment(piece)) if (segment.isWordLike) count++
    if (known.size >= remembered) known.clear()
    if (piece.length < 60) known.set(piece, count)
    return count
  }
  return (text) => {
    let count = 0
    for (const piece of text.split(/\s+/)) {
      if (piece !== '') count += plainWordPattern.test(piece) ? 1 : (known.get(piece) ?? countPiece(piece))
    }
    return count
  }
}
