// Words of a text as the Unicode rules cut them (behaviour §2.21). No word crosses white space, so the text is cut there first:
// plain Latin words need no segmenter then, which is most of the work.

const plainWordPattern = /^[("'[]?[A-Za-z]+[.,;:!?)"'\]]*$/
const remembered = 20_000

/** A counter for one parser. It remembers what the segmenter said of a piece of text. */
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
