// What forms of a word share: `render`, `rendered` and `rendering`. Good enough to find one by another, not to show.
import { stemmer } from 'stemmer'

export type Stem = (term: string) => string

/** Language, as in `en-US` before the dash -> its stemmer. */
const stemmers: Readonly<Record<string, Stem>> = { en: (term) => stemmer(term.replace(/(?<=[a-z]{4})ly$/, '')) }

/** Languages without one of their own have the English: another language's words keep more of their endings with it. */
export function stemmerFor(language: string): Stem {
  const stem = stemmers[language.toLowerCase().split('-')[0] ?? ''] ?? stemmer
  const known = new Map<string, string>()
  return (term) => {
    const found = known.get(term) ?? (/\d/.test(term) || term.length < shortest ? term : stem(term))
    known.set(term, found)
    return found
  }
}

const shortest = 4
