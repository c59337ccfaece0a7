// English words that say nothing of a page. They are in no index of texts, and a question is searched without them.
// Words that name something in programs (`for`, `from`, `if`, `in`, `set`, `use`) stay findable in titles and headings.
import { foldTerm } from './fold-term.ts'

const words = `a about after all also am an and any are as at be because been before being both but by can cannot could did do does doing done
  each either else ever every few for from further get gets getting give go going got had has have having he her here him his how however i if
  in into is it its itself just let like made make makes making many may me might more most much must my need needs no nor not of off on once
  one only onto or other our out over own per please same shall she should since so some such than that the their them then there these they
  this those through to too under until up us very via want wants was we were what when where whether which while who whose why will with
  within without would yet you your`

/** Contractions are one word without their apostrophe (split-words.ts). Not `id` and `shell`, which are mostly something else. */
const contractions = `aint arent cant couldnt didnt doesnt dont hadnt hasnt havent im isnt itll ive mustnt neednt shouldnt theyd theyll theyre theyve
  thatll wasnt werent weve wont wouldnt youd youll youre youve`

/** The beginning of words such as re-encode, which are found as a whole. */
const beginnings = 're'

/** Folded, because terms are. */
const commonTerms: ReadonlySet<string> = new Set(`${words} ${contractions} ${beginnings}`.split(/\s+/).map(foldTerm))

/** @param term folded (fold-term.ts). */
export function isCommonWord(term: string): boolean {
  return commonTerms.has(term)
}
