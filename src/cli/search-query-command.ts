// `sitegen search query "…"`: what the search of the built site answers, in the terminal. The same code that runs in the reader's browser.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { cutAtSpace } from '../plugins/search/cut-text.ts'
import type { SearchHit, SearchResult } from '../plugins/search/search-client.ts'
import type { GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

interface SearchQueryOptions extends GlobalOptions {
  out?: string
  limit: number
  format: 'pretty' | 'json'
}

const mostResults = 100

const examples = `
Examples:
  sitegen search query "render a video"
  sitegen search query useVideoConfig --limit 3
  sitegen search query -- "--props"                   what begins with a dash stands behind --
  sitegen search query lambda --format json | jq '.hits[].url'`

/** Registers the command on the group `search`. */
export function addSearchQueryCommand(group: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  group
    .command('query')
    .description('print what the search of the built site finds')
    .argument('<words>', 'what a reader would type')
    .option('--out <dir>', 'folder of the built site (default: build in the site folder)')
    .option('--limit <n>', 'how many results are printed', parseLimit, 10)
    .option('--format <format>', 'how they are printed: pretty or json', parseResultFormat, 'pretty')
    .addHelpText('after', examples)
    .action(async (words: string, _options, command: Command) => finish(await runSearchQuery(words, command.optsWithGlobals(), terminal)))
}

function parseLimit(value: string): number {
  const limit = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  if (limit >= 1 && limit <= mostResults) return limit
  throw new InvalidArgumentError(`Expected a whole number from 1 to ${mostResults}.`)
}

function parseResultFormat(value: string): 'pretty' | 'json' {
  if (value === 'pretty' || value === 'json') return value
  throw new InvalidArgumentError('Expected one of pretty, json.')
}

async function runSearchQuery(words: string, { site, out, limit, format }: SearchQueryOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const directory = out === undefined ? join(siteDirectory, 'build') : resolve(terminal.workingDirectory, out)
  const { hits, nbHits } = await askIndex(directory, words, limit)
  if (format === 'json') terminal.write(`${JSON.stringify({ query: words, nbHits, hits: hits.map(toPlain) }, null, 2)}\n`)
  else terminal.write(await renderHits(words, hits, nbHits))
  return exitCodes.fine
}

async function askIndex(directory: string, query: string, hitsPerPage: number): Promise<SearchResult> {
  const [{ openLocalIndex }, { manifestFile }] = await Promise.all([
    import('../plugins/search/query/open-local-index.ts'),
    import('../plugins/search/index/index-files.ts'),
  ])
  if (!existsSync(join(directory, manifestFile))) {
    throw new UsageError(
      `Expected a built site with a search index in "${directory}", found no ${manifestFile} there.`,
      'Run `sitegen build` first. A site whose search is hosted has no index of its own, unless `search.fallback` is "local".',
    )
  }
  const index = openLocalIndex({ read: (file) => readFile(join(directory, file), 'utf8') })
  try {
    return await index.search({
      indexName: 'local',
      query,
      hitsPerPage,
      attributesToSnippet: ['content:20'],
      highlightPreTag: '',
      highlightPostTag: '',
    })
  } catch (error) {
    // A build that was interrupted, or one of another version: whatever it is, there is no answer without a whole index.
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`Expected a whole search index in "${directory}", but it cannot be read: ${reason}`, 'Run `sitegen build` again.')
  }
}

/** Without the fields that are HTML. */
function toPlain({ objectID, url, type, hierarchy, content }: SearchHit): Omit<SearchHit, '_snippetResult' | '_highlightResult'> {
  return { objectID, url, type, hierarchy, content }
}

async function renderHits(words: string, hits: readonly SearchHit[], count: number): Promise<string> {
  const [{ toVisible }, { plural }] = await Promise.all([
    import('../diagnostics/reporters/visible-text.ts'),
    import('./summarize-build.ts'),
  ])
  if (hits.length === 0) return `Nothing was found for "${toVisible(words)}".\n`
  const width = String(hits.length).length
  const rows = hits.map(({ hierarchy, url, content }, index) => {
    const { lvl0, ...headings } = hierarchy
    const path = [lvl0, ...Object.values(headings)].filter((heading) => heading !== null && heading !== '').join(' > ')
    const indent = ' '.repeat(width + 2)
    const text = content === null ? '' : `\n${indent}${shorten(content)}`
    return toVisible(`${String(index + 1).padStart(width)}. ${path}\n${indent}${url}${text}`)
  })
  return `${rows.join('\n')}\n\n${plural(count, 'result')}${count > hits.length ? `, ${hits.length} shown` : ''}.\n`
}

const longestText = 100

function shorten(text: string): string {
  return text.length <= longestText ? text : `${cutAtSpace(text, longestText)} …`
}
