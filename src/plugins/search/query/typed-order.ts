// Quoted words in the order in which they were typed. The index does not know where in a text a word stands: so it is looked for in what the
// results show of a page, which is its headings and the beginnings of its sections.
import { splitWords } from '../terms/split-words.ts'
import type { WordRules } from '../terms/word-rules.ts'
import type { IndexReader, ShownPage } from './index-reader.ts'
import { quotesOf } from './parse-query.ts'
import type { RankedPage } from './rank-pages.ts'

/** Pages that are looked at; their files are loaded. */
export const mostInOrder = 20

/** The terms of each quotation that has more than one word. */
export function quotedPhrases(query: string, rules: WordRules): string[][] {
  return quotesOf(query)
    .map((quote) => termsIn(quote, rules))
    .filter(({ length }) => length > 1)
}

/** Of the first pages, those that are known to have all phrases as they stand come first, and of each such page the section that has one. */
export async function putTypedOrderFirst(
  pages: readonly RankedPage[],
  phrases: readonly (readonly string[])[],
  reader: Pick<IndexReader, 'page'>,
  rules: WordRules,
): Promise<RankedPage[]> {
  const looked = await Promise.all(
    pages.slice(0, mostInOrder).map(async (ranked) => {
      const shown = await reader.page(ranked.page)
      const having = phrases.map((phrase) => sectionsWith(shown, phrase, rules))
      const anywhere = new Set(having.flatMap((sections) => [...sections]))
      const sections = [...ranked.sections].sort((a, b) => Number(anywhere.has(b.section)) - Number(anywhere.has(a.section)))
      return { isInOrder: having.every(({ size }) => size > 0), ranked: { ...ranked, sections } }
    }),
  )
  const first = [...looked.filter(({ isInOrder }) => isInOrder), ...looked.filter(({ isInOrder }) => !isInOrder)]
  return [...first.map(({ ranked }) => ranked), ...pages.slice(mostInOrder)]
}

function sectionsWith({ sections }: ShownPage, phrase: readonly string[], rules: WordRules): Set<number> {
  const found = new Set<number>()
  for (const [number, { heading, text }] of sections.entries())
    if ([heading, text].some((part) => standsIn(phrase, termsIn(part, rules)))) found.add(number)
  return found
}

function standsIn(phrase: readonly string[], terms: readonly string[]): boolean {
  return terms.some((_, start) => phrase.every((term, index) => terms[start + index] === term))
}

function termsIn(text: string, rules: WordRules): string[] {
  return splitWords(text, rules).map(({ term }) => term)
}
