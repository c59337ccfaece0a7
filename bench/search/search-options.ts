// Reads the options of the two search benchmarks.
import { resolve } from 'node:path'
import { parseCount, readOptions, WrongOption } from '../read-options.ts'
import type { WantedPagefind } from './find-pagefind.ts'

export interface SearchOptions {
  /** How often each time is measured; the median is printed. */
  runs: number
  /** Pages of the two corpora. */
  sizes: [small: number, large: number]
  /** Folders are absolute. */
  pagefind: WantedPagefind
  /** Absolute folder with the records and settings of a hosted index, as in `algolia/` of a built site: its rules are a peer of the quality. */
  docsearch?: string
  /** Absolute folder of this repository's built site, with its search index; it is built when there is none. */
  built?: string
  /** Absolute file of queries (parse-queries.ts), instead of those of the repository's golden file. */
  queries?: string
  /** Lists every query that is not answered by its first result. */
  verbose: boolean
  help: boolean
}

export const usage = `Usage: npm run bench:search -- [options]
       npm run search:quality -- [options]

  --pagefind DIR   folder with an installed pagefind (default: one that is installed in node_modules/.cache)
  --no-pagefind    measure nothing beside it
  --docsearch DIR  quality: folder with records.ndjson and settings.json (build/algolia), ranked by the rules of DocSearch
  --built DIR      this repository's site as it was built; without it, it is built first
  --queries FILE   quality: the queries of a file, a query, a tab and a path on each line
  --runs N         runs of each time (default: 5)
  --sizes A,B      pages of the two corpora (default: 1000,4000)
  --verbose        list the queries that are not answered by the first result
  --help           print this

docs/search.md says what is measured.`

/** @throws WrongOption */
export function parseSearchArguments(args: readonly string[], workingDirectory: string): SearchOptions {
  const values = readOptions(args, {
    pagefind: { type: 'string' },
    'no-pagefind': { type: 'boolean', default: false },
    docsearch: { type: 'string' },
    built: { type: 'string' },
    queries: { type: 'string' },
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '1000,4000' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  const [small, large, ...others] = values.sizes.split(',')
  if (small === undefined || large === undefined || others.length > 0) {
    throw new WrongOption(`--sizes: expected two numbers with a comma between them, found "${values.sizes}".`)
  }
  return {
    runs: parseCount('--runs', values.runs),
    sizes: [parseCount('--sizes', small), parseCount('--sizes', large)],
    pagefind: wantedPagefind(values.pagefind, values['no-pagefind'], workingDirectory),
    verbose: values.verbose,
    help: values.help,
    ...(values.docsearch !== undefined && { docsearch: resolve(workingDirectory, values.docsearch) }),
    ...(values.built !== undefined && { built: resolve(workingDirectory, values.built) }),
    ...(values.queries !== undefined && { queries: resolve(workingDirectory, values.queries) }),
  }
}

function wantedPagefind(directory: string | undefined, isSkipped: boolean, workingDirectory: string): WantedPagefind {
  if (directory === undefined) return isSkipped ? 'skip' : 'install'
  if (isSkipped) throw new WrongOption('--pagefind and --no-pagefind: expected one of the two, found both.')
  return { directory: resolve(workingDirectory, directory) }
}
