// `sitegen check-links`: all checks of a build, without its output. What CI runs on a pull request.
import type { ReportFormat } from '../diagnostics/reporters/reporter.ts'
import { formatTime, plural } from '../lib/figures.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes } from './exit-code.ts'
import { parseFormat, parseMemory, parseWorkers, resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

interface CheckLinksOptions extends GlobalOptions {
  format: ReportFormat
  external?: boolean
  locale?: string
  workers?: number
  cache: boolean
  memory?: number
}

const examples = `
Examples:
  sitegen check-links
  sitegen check-links --external
  sitegen check-links --format sarif > findings.sarif`

export const addCheckLinksCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('check-links')
    .description('run all checks without writing the site')
    .option('--format <format>', 'how findings are printed: pretty, json, github or sarif', parseFormat, 'pretty')
    .option('--locale <tag>', 'check the pages of one language alone')
    .option('--external', 'request external links too')
    .option('--workers <n>', 'threads for parsing and rendering; 0 for none (default: one per core, 8 at most)', parseWorkers)
    .option('--memory <size>', 'what the checks may take, such as 512m or 2g (default: what the machine has free)', parseMemory)
    .option('--no-cache', 'take nothing from earlier builds and keep nothing')
    .addHelpText('after', examples)
    .action(async (_options, command) => finish(await runCheckLinks(command.optsWithGlobals(), terminal)))
}

async function runCheckLinks(options: CheckLinksOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(options.site, terminal.workingDirectory)
  const { runBuild } = await import('./run-build.ts')
  const { format, external = false, locale, workers, cache, memory } = options
  const report = await runBuild({ siteDirectory, workers, cache, memory, write: false, external, locale, format }, terminal)

  const { writeSummary } = await import('./write-findings.ts')
  const time = report.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const result = report.diagnostics.length === 0 ? ': nothing found' : ''
  writeSummary(`Checked ${plural(report.pages, 'page')} in ${formatTime(time)}${result}.\n`, format, terminal)
  return report.failed ? exitCodes.siteErrors : exitCodes.fine
}
