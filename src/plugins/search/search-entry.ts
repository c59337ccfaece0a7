// What search keeps of each page, beside its HTML. Made where the page is rendered, so that the search step only has to put together what the
// pages have. Its rows in the results and its records for a hosted provider follow from its sections.
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'
import { describePage } from './describe-page.ts'
import { type KnownWords, makePostings, type PagePostings, type PostedPage } from './index/make-postings.ts'
import { isDeprecated } from './is-deprecated.ts'
import type { PageSection } from './read-sections.ts'
import type { SearchPage } from './searched-page.ts'
import type { WordRules } from './terms/word-rules.ts'

export interface SearchEntry {
  page: SearchPage
  /** Its terms, for the local index. */
  postings: PagePostings
}

/** A page that says so at its top or in its description still has its name, but stands below what replaced it. */
const deprecatedWeight = 0.5

/**
 * @param read what stands on the finished page (read-sections.ts).
 * @param known see makePostings.
 * @returns undefined for pages that search leaves out.
 */
export function makeSearchEntry(
  read: readonly PageSection[],
  route: Route,
  site: SiteData,
  rules: WordRules,
  known?: KnownWords,
): SearchEntry | undefined {
  const description = describePage(route, site)
  if (!description) return undefined
  const { titleOnly, ...described } = description
  const titled = withTitle(read, route)
  const sections = titleOnly ? titled.slice(0, 1).map((title) => ({ ...title, text: '' })) : titled
  const { title = '', description: summary = '' } = route.metadata
  const isOld = isDeprecated({ title, description: summary, text: sections[0]?.text ?? '' })
  const weight = isOld ? described.weight * deprecatedWeight : described.weight
  return entryOf(
    { ...described, weight, path: route.path, sections },
    rules,
    { description: summary, terms: route.metadata.searchTerms },
    known,
  )
}

/** @param known see makePostings. */
export function entryOf(
  page: SearchPage,
  rules: WordRules,
  { description, terms }: Omit<PostedPage, 'sections' | 'path'> = {},
  known?: KnownWords,
): SearchEntry {
  return { page, postings: makePostings({ ...page, description, terms }, rules, known) }
}

function withTitle([first, ...others]: readonly PageSection[], { path, metadata }: Route): PageSection[] {
  return first ? [first.heading === '' ? { ...first, heading: metadata.title ?? path } : first, ...others] : []
}
