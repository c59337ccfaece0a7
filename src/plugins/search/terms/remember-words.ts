// Words come again and again, in a page, in a query and in the results: what was made of one is kept.

/** Looks at each word, or text, once. */
export function rememberWords<Made>(make: (word: string) => Made): (word: string) => Made {
  const known = new Map<string, Made>()
  return (word) => {
    const made = known.get(word) ?? make(word)
    known.set(word, made)
    return made
  }
}

/** What forms of a word share: `render`, `rendered` and `rendering`. Good enough to find one by another, not to show. */
export type Stem = (term: string) => string

/** A stem of shorter words, or of what has digits, says no more than they do. */
const shortest = 4

export function rememberStems(stem: Stem): Stem {
  return rememberWords((term) => (/\d/.test(term) || term.length < shortest ? term : stem(term)))
}
