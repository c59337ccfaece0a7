// Reports static files that give way: a site may have its own sitemap, feed or robots.txt, but the build's own version of files that pages
// refer to and load always wins.
import { type Diagnostic, levelOf, type Policy } from '../diagnostics/diagnostic.ts'

export interface CheckStaticFilesInput {
  /** Path from the site root -> site-relative source. */
  staticFiles: Readonly<Record<string, string>>
  /** The Markdown form of a page, relative to the output -> path of the page. */
  twins: ReadonlyMap<string, string>
  /** Files of features, relative to the output, and what messages call one of them. */
  made: readonly { owner: string; files: ReadonlySet<string> }[]
  policy: Policy
}

/** Does not check the pages themselves: routes/check-duplicates.ts reports static files with their names. */
export function checkStaticFiles({ staticFiles, twins, made, policy }: CheckStaticFilesInput): Diagnostic[] {
  const level = levelOf(policy)
  if (level === undefined) return []
  const ownerOf = (file: string): { owner: string; hint: string } | undefined => {
    const page = twins.get(file)
    if (page !== undefined) {
      return { owner: `the Markdown form of ${page}`, hint: 'Rename the static file, or write no Markdown forms: `textTwins: false`.' }
    }
    const found = made.find(({ files }) => files.has(file))
    return found && { owner: found.owner, hint: 'Rename the static file.' }
  }
  return Object.entries(staticFiles).flatMap(([path, file]): Diagnostic[] => {
    const found = ownerOf(path.replace(/^\/+/, ''))
    if (!found) return []
    const message = `The static file has the name of ${found.owner}, which is written in its place.`
    return [{ id: 'static-file-shadowed', level, message, place: { file }, hint: found.hint }]
  })
}
