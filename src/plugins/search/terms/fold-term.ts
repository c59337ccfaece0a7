// Brings spellings of one word together: plural and singular, British and American. The same for what is indexed and for what is searched.
// A rule changes as little of the beginning of a word as it can, because readers see results before they have typed the end.

const americanSpellings: readonly (readonly [pattern: RegExp, american: string])[] = [
  [/^(behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|sav|vap|vig)our/, '$1or'],
  [/^(cent|fib|lit|lust|met|theat|(?:centi|kilo|milli)met)re$/, '$1er'],
  [/^(def|lic|off|pret)ence/, '$1ense'],
  [/^(anal|catal|paral)ys(?=e|ing)/, '$1yz'],
  [/^(anal|catal|dial|monol|prol)ogue/, '$1og'],
  [/^(canc|chann|fu|lab|lev|mod|pan|trav|tunn)ell(?=ed|er|ing)/, '$1el'],
  [/^gr[ea]y/, 'gray'],
  [/^programme$/, 'program'],
  [/^artefact/, 'artifact'],
  [/isation$/, 'ization'],
]

const verbInIse = /is(?=(?:e|ed|ing)$)/

/** Verbs in -ise that are written so everywhere. */
const keepsS =
  /^(?:adv|anyw|clockw|compr|compromis|conc|desp|dev|disgu|enterpr|exerc|expert|franch|guise|likew|merchand|no|otherw|parad|pra|prec|prem|prom|ra|rev|r|superv|surpr|w)is(?:e|ed|ing)$/

/** @param term in lower case, letters and digits. */
export function foldTerm(term: string): string {
  if (term.length < 4) return term
  let folded = singular(term)
  for (const [pattern, american] of americanSpellings) folded = folded.replace(pattern, american)
  return folded.length > 5 && !keepsS.test(folded) ? folded.replace(verbInIse, 'iz') : folded
}

function singular(term: string): string {
  // Most words end otherwise, and need no pattern.
  if (!term.endsWith('s') && !term.endsWith('e')) return term
  if (/[^aeiou]ies$/.test(term) && term.length > 4) return `${term.slice(0, -3)}y`
  // Batches are of batch, caches of cache: without the e they are alike.
  if (/(?:ch|sh|ss|x|zz)es?$/.test(term)) return term.replace(/es?$/, '')
  return term.endsWith('s') && !/(?:ss|us|is)$/.test(term) ? term.slice(0, -1) : term
}
