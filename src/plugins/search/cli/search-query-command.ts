// `sitegen search query "…"`: what the search of the built site answers, in the terminal. The same code that runs in the reader's browser.
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { GlobalOptions } from '../../../cli/add-command.ts'
import { exitCodes } from '../../../cli/exit-code.ts'
import { resolveSite } from '../../../cli/parse-option.ts'
import type { Terminal } from '../../../cli/terminal.ts'
import { plural } from '../../../lib/figures.ts'
import type { SearchHit, SearchResult } from '../search-client.ts'
import { withBuiltIndex } from './with-built-index.ts'

interface SearchQueryOptions extends GlobalOptions {
  out?: string
  limit: number
  format: 'pretty' | 'json'
  explain?: boolean
  locale?: string
}

interface AskedIndex {
  /** Of the built site. */
  directory: string
  locale: string | undefined
}

const mostResults = 100

const examples = `
Examples:
  sitegen search query "render a video"
  sitegen search query useVideoConfig --limit 3
  sitegen search query --locale de Anleitung           the index of the German pages
  sitegen search query -- "--props"                   what begins with a dash stands behind --
  sitegen search query "render video" --explain        where each word stands on each page
  sitegen search query lambda --format json | jq '.hits[].url'`

/** Registers the command on the group `search`. */
export function addSearchQueryCommand(group: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  group
    .command('query')
    .description('print what the search of the built site finds')
    .argument('<words>', 'what a reader would type')
    .option('--out <dir>', 'folder of the built site (default: build in the site folder)')
    .option('--locale <tag>', 'ask the index of this language')
    .option('--limit <n>', 'how many results are printed', parseLimit, 10)
    .option('--format <format>', 'how they are printed: pretty or json', parseResultFormat, 'pretty')
    .option('--explain', 'say for each page why it stands there')
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

async function runSearchQuery(
  words: string,
  { site, out, limit, format, locale, explain = false }: SearchQueryOptions,
  terminal: Terminal,
): Promise<number> {
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const directory = out === undefined ? join(siteDirectory, 'build') : resolve(terminal.workingDirectory, out)
  if (explain) {
    terminal.write(await explainAnswer({ directory, locale }, words, limit, format))
    return exitCodes.fine
  }
  const { hits, nbHits } = await askIndex({ directory, locale }, words, limit)
  if (format === 'json') terminal.write(`${JSON.stringify({ query: words, nbHits, hits: hits.map(toPlain) }, null, 2)}\n`)
  else terminal.write(await renderHits(words, hits, nbHits))
  return exitCodes.fine
}

function askIndex({ directory, locale }: AskedIndex, query: string, hitsPerPage: number): Promise<SearchResult> {
  return withBuiltIndex(directory, locale, async (index) => {
    const { openLocalIndex } = await import('../query/open-local-index.ts')
    return openLocalIndex(index).search({
      indexName: 'local',
      query,
      hitsPerPage,
      attributesToSnippet: ['content:20'],
      highlightPreTag: '',
      highlightPostTag: '',
    })
  })
}

async function explainAnswer(
  { directory, locale }: AskedIndex,
  query: string,
  hitsPerPage: number,
  format: 'pretty' | 'json',
): Promise<string> {
  const pages = await withBuiltIndex(directory, locale, async (index) => {
    const { explainQuery } = await import('../query/explain-query.ts')
    return explainQuery(index, { indexName: 'local', query, hitsPerPage })
  })
  if (format === 'json') return `${JSON.stringify({ query, pages }, null, 2)}\n`
  const { toVisible } = await import('../../../diagnostics/reporters/visible-text.ts')
  if (pages.length === 0) return `Nothing was found for "${toVisible(query)}".\n`
  const width = String(pages.length).length
  const indent = ' '.repeat(width + 2)
  const rows = pages.map(({ path, score, weight, standing, words }, index) => {
    const places = words.map(({ term, places }) => {
      const list = places.map(({ place, quality }) => (quality === 1 ? place : `${place} (${Math.round(quality * 100)} %)`)).join(', ')
      return `${indent}${term}: ${list || 'not on the page'}\n`
    })
    const page = `score ${score.toFixed(2)}, weight ${weight}, standing ${standing}`
    return toVisible(`${String(index + 1).padStart(width)}. ${path}\n${indent}${page}\n${places.join('').trimEnd()}`)
  })
  return `${rows.join('\n')}\n`
}

/** Without the fields that are HTML. */
function toPlain({ objectID, url, type, hierarchy, content }: SearchHit): Omit<SearchHit, '_snippetResult' | '_highlightResult'> {
  return { objectID, url, type, hierarchy, content }
}

async function renderHits(words: string, hits: readonly SearchHit[], count: number): Promise<string> {
  const { toVisible } = await import('../../../diagnostics/reporters/visible-text.ts')
  if (hits.length === 0) return `Nothing was found for "${toVisible(words)}".\n`
  const width = String(hits.length).length
  const rows = hits.map(({ hierarchy, url, content }, index) => {
    const { lvl0, ...headings } = hierarchy
    const path = [lvl0, ...Object.values(headings)].filter((heading) => heading !== null && heading !== '').join(' > ')
    const indent = ' '.repeat(width + 2)
    const text = content === null ? '' : `\n${indent}${content}`
    return toVisible(`${String(index + 1).padStart(width)}. ${path}\n${indent}${url}${text}`)
  })
  return `${rows.join('\n')}\n\n${plural(count, 'result')}${count > hits.length ? `, ${hits.length} shown` : ''}.\n`
}
