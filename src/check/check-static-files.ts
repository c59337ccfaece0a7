// Reports static files that give way: a site may have its own sitemap, feed or robots.txt, but the build's own version of files that pages
// refer to and load always wins.
import { type Diagnostic, levelOf, type Policy } from '../diagnostics/diagnostic.ts'

export interface CheckStaticFilesInput {
  /** Path from the site root -> site-relative source. */
  staticFiles: Readonly<Record<string, string>>
  /** The Markdown form of a page, relative to the output -> path of the page. */
  twins: ReadonlyMap<string, string>
  /** Relative to the output; undefined if there are none. */
  cards: ReadonlySet<string> | undefined
  /** The search index, and the records for a hosted provider; also relative to the output. */
  search: ReadonlySet<string> | undefined
  policy: Policy
}

/** Does not check the pages themselves: routes/check-duplicates.ts reports static files with their names. */
export function checkStaticFiles({ staticFiles, twins, cards, search, policy }: CheckStaticFilesInput): Diagnostic[] {
  const level = levelOf(policy)
  if (level === undefined) return []
  const ownerOf = (file: string): { owner: string; hint: string } | undefined => {
    const page = twins.get(file)
    if (page !== undefined) {
      return { owner: `the Markdown form of ${page}`, hint: 'Rename the static file, or write no Markdown forms: `textTwins: false`.' }
    }
    const hint = 'Rename the static file.'
    if (search?.has(file)) return { owner: 'a file of the search', hint }
    return cards?.has(file) ? { owner: 'a social card', hint } : undefined
  }
  return Object.entries(staticFiles).flatMap(([path, file]): Diagnostic[] => {
    const found = ownerOf(path.replace(/^\/+/, ''))
    if (!found) return []
    const message = `The static file has the name of ${found.owner}, which is written in its place.`
    return [{ id: 'static-file-shadowed', level, message, place: { file }, hint: found.hint }]
  })
}
