// The route of a file in the pages folder: its path without the extension; an index file gets the path of its folder, with a trailing
// slash.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { urlPathProblem } from '../url-path-problem.ts'

/** `foo.tsx` -> `/foo`, `foo/index.tsx` -> `/foo/`, `index.tsx` -> `/`. `path` is relative to the folder and has its extension. */
export function pagePathOf(path: string): string {
  const bare = `/${path.replace(/\.[^./]+$/, '')}`
  return bare.replace(/\/index$/i, '/')
}

/** Names that other tools use for pages with parameters. Here every file is one page, so such a name would appear literally in the URL. */
const dynamicSegmentPattern = /^(?:\[.*\]|:.+|\$.+|\{.*\}|.*\*.*)$/

/** Why `path` cannot be the path of a page; `file` is where it came from, `slug` what its front matter says. */
export function pagePathDiagnostics(path: string, file: string, slug?: string): Diagnostic[] {
  const place = { file }
  const dynamic = path.split('/').find((segment) => dynamicSegmentPattern.test(segment))
  if (dynamic !== undefined) {
    const message = `The name "${dynamic}" looks like a parameter, and the paths of pages have none: each file is one page.`
    const hint = 'Rename it; for many pages of one form, use a collection (`collections` in the configuration).'
    return [{ id: 'slug-invalid', level: 'error', message, place, hint }]
  }
  const problem = urlPathProblem(path, slug)
  if (problem === undefined) return []
  const message = `The file makes the path "${path}", which ${problem}.`
  return [{ id: 'slug-invalid', level: 'error', message, place, hint: 'Rename the file; use letters, digits and `-`.' }]
}
