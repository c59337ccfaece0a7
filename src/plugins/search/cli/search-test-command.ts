// `sitegen search test FILE`: how well the search of the built site answers the queries of a file, each with the pages that it should find.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { GlobalOptions } from '../../../cli/add-command.ts'
import { exitCodes, UsageError } from '../../../cli/exit-code.ts'
import { resolveSite } from '../../../cli/parse-option.ts'
import type { Terminal } from '../../../cli/terminal.ts'
import type { GoldenQuery } from '../query/judge-answers.ts'
import { withBuiltIndex } from './with-built-index.ts'

interface SearchTestOptions extends GlobalOptions {
  out?: string
  threshold?: number
  missed?: boolean
  locale?: string
}

/** Rows that are looked at. */
const depth = 40

const examples = `
Each line of the file is a query and the path of the page that should come first, with a tab between them. More paths are pages that answer as well;
an anchor asks for a section. Lines that begin with # are left out.

Examples:
  sitegen search test queries.tsv
  sitegen search test queries.tsv --threshold 0.85    exit code 1 when the mean reciprocal rank is lower`

/** Registers the command on the group `search`. */
export function addSearchTestCommand(group: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  group
    .command('test')
    .description('judge the search of the built site by the queries of a file')
    .argument('<file>', 'lines of a query, a tab, and the path of a page')
    .option('--out <dir>', 'folder of the built site (default: build in the site folder)')
    .option('--locale <tag>', 'judge the index of this language')
    .option('--threshold <number>', 'lowest mean reciprocal rank, from 0 to 1', parseThreshold)
    .option('--missed', 'list the queries whose page is not first')
    .addHelpText('after', examples)
    .action(async (file: string, _options, command: Command) => finish(await runSearchTest(file, command.optsWithGlobals(), terminal)))
}

function parseThreshold(value: string): number {
  const number = /^\d(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  if (number >= 0 && number <= 1) return number
  throw new InvalidArgumentError('Expected a number from 0 to 1.')
}

async function runSearchTest(
  file: string,
  { site, out, threshold, missed, locale }: SearchTestOptions,
  terminal: Terminal,
): Promise<number> {
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const directory = out === undefined ? join(siteDirectory, 'build') : resolve(terminal.workingDirectory, out)
  const queries = await readQueries(resolve(terminal.workingDirectory, file), file)
  const { reciprocalRank, first, firstThree, judged } = await withBuiltIndex(directory, locale, async (local) => {
    const [{ openLocalIndex }, { judgeAnswers }] = await Promise.all([
      import('../query/open-local-index.ts'),
      import('../query/judge-answers.ts'),
    ])
    const index = openLocalIndex(local)
    return judgeAnswers(queries, async (query) => {
      const { hits } = await index.search({ indexName: 'local', query, hitsPerPage: depth })
      return hits.map(({ url }) => url)
    })
  })
  const { toVisible } = await import('../../../diagnostics/reporters/visible-text.ts')
  if (missed)
    for (const { query, rank, wanted, found } of judged)
      if (rank !== 1)
        terminal.write(toVisible(`${rank ?? '-'}\t${query}\n  expected ${wanted.join(', ')}\n  found ${found.join(', ') || 'nothing'}\n`))
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  const figures = `mean reciprocal rank ${reciprocalRank.toFixed(3)}, first ${percent(first)}, first three ${percent(firstThree)}`
  const fails = threshold !== undefined && reciprocalRank < threshold
  terminal.write(`${queries.length} queries: ${figures}.${fails ? ` Expected at least ${threshold}.` : ''}\n`)
  return fails ? exitCodes.siteErrors : exitCodes.fine
}

async function readQueries(file: string, shown: string): Promise<GoldenQuery[]> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    throw new UsageError(
      `Expected a file with queries, found none that can be read at "${shown}".`,
      'Name a file with lines of a query, a tab and a path.',
    )
  }
  const { parseQueries, QueryLineError } = await import('../query/parse-queries.ts')
  let queries: GoldenQuery[]
  try {
    queries = parseQueries(text)
  } catch (error) {
    if (!(error instanceof QueryLineError)) throw error
    throw new UsageError(`${shown}: ${error.message}`, 'Separate them by tabs, such as `render a video<TAB>/docs/render`.')
  }
  if (queries.length === 0)
    throw new UsageError(`Expected queries in "${shown}", found none.`, 'Write one on each line, with a tab and a path.')
  return queries
}
