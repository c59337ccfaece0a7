// `sitegen compare OLD NEW`: what has changed between two built sites, whatever has built them.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { starPattern } from '../lib/escape.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import type { Terminal } from './terminal.ts'

interface CompareOptions extends GlobalOptions {
  format: CompareFormat
  allow?: string
  html?: string
}

type CompareFormat = 'pretty' | 'json' | 'github'

const examples = `
Examples:
  sitegen compare ../website/build build           what Docusaurus built, and what sitegen builds
  sitegen compare published.xml build              every address of a sitemap still leads somewhere
  sitegen compare old build --html changes.html    both texts side by side, for a pull request
  sitegen compare old build --allow gone.txt       addresses that are meant to be gone, one in a line; * stands for anything`

export const addCompareCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('compare')
    .description('show what has changed between two built sites')
    .argument('<old>', 'folder of a built site, or a sitemap.xml')
    .argument('<new>', 'folder of a built site')
    .option('--allow <file>', 'addresses that are meant to be gone')
    .option('--html <file>', 'write a page with everything that has changed')
    .option('--format <format>', 'how the result is printed: pretty, json or github', parseCompareFormat, 'pretty')
    .addHelpText('after', examples)
    .action(async (old, after, _options, command) => finish(await runCompare(old, after, command.optsWithGlobals(), terminal)))
}

async function runCompare(old: string, after: string, { format, allow, html }: CompareOptions, terminal: Terminal): Promise<number> {
  const [{ readBuiltSite, UnreadableSiteError }, { compareSites }, { findingsOf, tableOf }, { comparisonPage }] = await Promise.all([
    import('../compare/read-built-site.ts'),
    import('../compare/compare-sites.ts'),
    import('../compare/report-comparison.ts'),
    import('../compare/comparison-page.ts'),
  ])
  const absolute = (path: string): string => resolve(terminal.workingDirectory, path)
  const read = (path: string) => {
    try {
      return readBuiltSite(absolute(path), path)
    } catch (error) {
      if (error instanceof UnreadableSiteError) throw new UsageError(error.message, error.hint)
      throw error
    }
  }
  const comparison = compareSites(read(old), read(after), allow === undefined ? undefined : readAllowed(absolute(allow), allow))
  const findings = findingsOf(comparison)
  if (html !== undefined) writeFileSync(absolute(html), comparisonPage(comparison))
  if (format === 'json')
    terminal.write(
      `${JSON.stringify({ version: 1, ...comparison, texts: comparison.texts.map(({ parts: _, ...text }) => text) }, undefined, 2)}\n`,
    )
  else {
    const { renderReport } = await import('./print-report.ts')
    const { workingDirectory, color } = terminal
    const siteDirectory = comparison.old.isList ? dirname(absolute(old)) : absolute(old)
    const report = await renderReport(findings, { format, siteDirectory, workingDirectory, color })
    if (findings.length > 0 || format !== 'pretty') terminal.write(report)
    ;(format === 'pretty' ? terminal.write : terminal.writeError)(`${findings.length > 0 ? '\n' : ''}${tableOf(comparison)}`)
  }
  if (html !== undefined) terminal.writeError(`Everything that has changed is in ${html}\n`)
  return findings.some(({ level }) => level === 'error') ? exitCodes.siteErrors : exitCodes.fine
}

/** One address or pattern in a line; `*` stands for anything, `#` begins a remark. */
function readAllowed(path: string, name: string): (address: string) => boolean {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new UsageError(
      `Expected ${name} to be a file with addresses, but it cannot be read.`,
      'Write one address in each line, such as /docs/old or /blog/tags/*.',
    )
  }
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => new RegExp(`^${starPattern(line.replace(/\/+$/, ''))}/?$`))
  return (address) => patterns.some((pattern) => pattern.test(address))
}

function parseCompareFormat(value: string): CompareFormat {
  if (value === 'pretty' || value === 'json' || value === 'github') return value
  throw new InvalidArgumentError('Expected one of pretty, json, github.')
}
