// What forms of a word share: `render`, `rendered` and `rendering`. Good enough to find one by another, not to show.

export type Stem = (term: string) => string

/** A stem of shorter words, or of what has digits, says no more than they do. */
const shortest = 4

/** Each word is looked at once. */
export function rememberStems(stem: Stem): Stem {
  const known = new Map<string, string>()
  return (term) => {
    const found = known.get(term) ?? (/\d/.test(term) || term.length < shortest ? term : stem(term))
    known.set(term, found)
    return found
  }
}
