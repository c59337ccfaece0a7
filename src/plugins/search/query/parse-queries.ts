// A file of queries, each with the pages that answer it: `query<TAB>path`, and further paths behind further tabs.
import type { GoldenQuery } from './judge-answers.ts'

/** What is wrong with a line of such a file. */
export class QueryLineError extends Error {
  override name = 'QueryLineError'
}

/** @throws QueryLineError that names the line (from 1), what was expected and what was found. */
export function parseQueries(text: string): GoldenQuery[] {
  const queries: GoldenQuery[] = []
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [query = '', ...pages] = line.split('\t').map((part) => part.trim())
    if (query === '' || pages.length === 0 || pages.some((page) => !page.startsWith('/')))
      throw new QueryLineError(`Expected line ${index + 1} to be a query, a tab and a path that begins with a slash, found "${line}".`)
    const [anchor] = pages.flatMap((page) => page.split('#').slice(1))
    queries.push({ query, pages, ...(anchor !== undefined && { anchor }) })
  }
  return queries
}
