// Words come again and again, in a page, in a query and in the results: what was made of one is kept.

/** Looks at each word once. */
export function rememberWords(change: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    let changed = known.get(word)
    if (changed === undefined) {
      changed = change(word)
      known.set(word, changed)
    }
    return changed
  }
}

/** What forms of a word share: `render`, `rendered` and `rendering`. Good enough to find one by another, not to show. */
export type Stem = (term: string) => string

/** A stem of shorter words, or of what has digits, says no more than they do. */
const shortest = 4

export function rememberStems(stem: Stem): Stem {
  return rememberWords((term) => (/\d/.test(term) || term.length < shortest ? term : stem(term)))
}
