// English words that say nothing of a page. They are in no index of texts, and a question is searched without them.
// Words that name something in programs (`for`, `from`, `if`, `in`, `set`, `use`) stay findable in titles and headings.

const commonWords: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be because been before being both but by can cannot could did do does doing don done each
  either else ever every few for from further get gets getting give go going got had has have having he her here him his how however i if in
  into is isn it its itself just let like ll made make makes making many may me might more most much must my need needs no nor not of off on
  once one only onto or other our out over own per please re same shall she should since so some such than that the their them then there
  these they this those through to too under until up us ve very via want wants was we were what when where whether which while who whose why
  will with within without would yet you your`.split(/\s+/),
)

/** @param term in lower case. */
export function isCommonWord(term: string): boolean {
  return commonWords.has(term)
}
