// Reports static files that give way: a site may have its own sitemap, feed or robots.txt, but the build's own version of files that pages
// refer to and load always wins.
import { type Diagnostic, levelOf, type Policy } from '../diagnostics/diagnostic.ts'

export interface CheckStaticFilesInput {
  /** Path from the site root -> site-relative source. */
  staticFiles: Readonly<Record<string, string>>
  made: readonly MadeFiles[]
  policy: Policy
}

/** Files of a feature. */
export interface MadeFiles {
  /** Their paths, relative to the output. */
  files: { has(file: string): boolean }
  /** What messages call one of them. */
  owner: string | ((file: string) => string)
  /** @default that the static file has to be renamed */
  hint?: string
}

/** Does not check the pages themselves: routes/check-duplicates.ts reports static files with their names. */
export function checkStaticFiles({ staticFiles, made, policy }: CheckStaticFilesInput): Diagnostic[] {
  const level = levelOf(policy)
  if (level === undefined) return []
  return Object.entries(staticFiles).flatMap(([path, file]): Diagnostic[] => {
    const name = path.replace(/^\/+/, '')
    const found = made.find(({ files }) => files.has(name))
    if (!found) return []
    const { owner, hint = 'Rename the static file.' } = found
    const message = `The static file has the name of ${typeof owner === 'string' ? owner : owner(name)}, which is written in its place.`
    return [{ id: 'static-file-shadowed', level, message, place: { file }, hint }]
  })
}
