// What the results show of a page: its sections with the beginnings of their texts. A file of the index for each page, because a reader sees few.
import { cutAtSentence } from '../cut-text.ts'
import type { SearchPage } from '../searched-page.ts'
import { anchorOf, type PageContent, type SectionContent } from './index-files.ts'

/** Characters of a section's text in the results: what all sections of a page share, but not more and not less than is of use. */
const textsOfPage = 1000
const longestText = 200
const shortestText = 80

/** @returns the content of the page's file, as JSON, without the generation: that is known when all pages are. */
export function writePageRows({ path, sections }: Pick<SearchPage, 'path' | 'sections'>): string {
  const longest = Math.max(shortestText, Math.min(longestText, Math.floor(textsOfPage / sections.length)))
  const rows = sections.map(({ anchor, level, heading, text }, index): SectionContent => {
    const row = [level, heading, cutAtSentence(text, longest)] as const
    // The page itself has none.
    return anchor === (index === 0 ? '' : anchorOf(heading)) ? [...row] : [...row, anchor]
  })
  const [, ...content]: PageContent = ['', path, ...rows]
  return JSON.stringify(content)
}

/** @param rows of writePageRows. @returns JSON of a PageContent. */
export function pageContent(rows: string, generation: string): string {
  return `[${JSON.stringify(generation)},${rows.slice(1)}`
}
