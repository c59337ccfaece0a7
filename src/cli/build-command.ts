// `sitegen build`: builds the site into a folder.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { ReportFormat } from '../diagnostics/reporters/reporter.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { checkOutDirectory } from './check-out-directory.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { parseFormat, parseMemory, parseWorkers, resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

interface BuildCommandOptions extends GlobalOptions {
  out?: string
  workers?: number
  report?: string
  cache: boolean
  memory?: number
  verify?: boolean
  against?: string
  explain?: string
  locale?: string
  format: ReportFormat
}

const examples = `
Examples:
  sitegen build
  sitegen build --site docs-site --out public
  sitegen build --workers 4 --report build-report.json
  sitegen build --format github      annotations in GitHub Actions
  sitegen build --verify             proves that the cache is right
  sitegen build --explain /docs/install`

export const addBuildCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('build')
    .description('build the site')
    .option('--out <dir>', 'folder to write to; what is in it is replaced (default: build in the site folder)')
    .option('--workers <n>', 'threads for parsing and rendering; 0 for none (default: one per core, 8 at most)', parseWorkers)
    .option('--memory <size>', 'what the build may take, such as 512m or 2g (default: what the machine has free)', parseMemory)
    .option('--no-cache', 'take nothing from earlier builds and keep nothing')
    .option('--verify', 'build again without the cache, and fail if one byte differs')
    .option('--locale <tag>', 'make the pages of one language alone')
    .option('--against <sitemap>', 'fail if an address of this sitemap.xml leads nowhere any more')
    .option('--explain <path>', 'say what a page was made of, why it was rendered again, and what it cost')
    .option('--report <file>', 'write the summary and all findings as JSON')
    .option('--format <format>', 'how findings are printed: pretty, json, github or sarif', parseFormat, 'pretty')
    .addHelpText('after', examples)
    .action(async (_options, command) => finish(await runBuildCommand(command.optsWithGlobals(), terminal)))
}

/** Returns the exit code. Everything that is wrong with the options is found before anything is built. */
async function runBuildCommand(options: BuildCommandOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(options.site, terminal.workingDirectory)
  const outDirectory = options.out === undefined ? join(siteDirectory, 'build') : resolve(terminal.workingDirectory, options.out)
  checkOutDirectory(outDirectory, siteDirectory)
  const reportFile = options.report === undefined ? undefined : resolve(terminal.workingDirectory, options.report)
  if (reportFile !== undefined) prepareReport(reportFile)

  const published =
    options.against === undefined ? undefined : readPublished(resolve(terminal.workingDirectory, options.against), siteDirectory)
  const { runBuild } = await import('./run-build.ts')
  const { format, workers, cache, memory, verify, explain, locale } = options
  const report = await runBuild(
    { siteDirectory, outDirectory, workers, cache, memory, verify, explain, locale, published, write: true, format },
    terminal,
  )

  const [{ reportToJson, summarizeBuild }, { displayPathOf }, { describePage }, { writeSummary }] = await Promise.all([
    import('./summarize-build.ts'),
    import('./print-report.ts'),
    import('./describe-page.ts'),
    import('./write-findings.ts'),
  ])
  const displayPath = (path: string) => displayPathOf(path, terminal.workingDirectory)
  if (reportFile !== undefined) {
    const json = reportToJson(report, displayPath, (file) => displayPath(resolve(siteDirectory, file)))
    explainWriting(() => writeFileSync(reportFile, json))
  }
  const summary = (report.explanation ? describePage(report.explanation) : '') + summarizeBuild(report, displayPath)
  writeSummary(summary, format, terminal)
  return report.failed ? exitCodes.siteErrors : exitCodes.fine
}

/** Creates the folder of the report. */
function prepareReport(file: string): void {
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new UsageError(`Expected --report to be a file, found "${file}", which is a folder.`)
  }
  explainWriting(() => mkdirSync(dirname(file), { recursive: true }))
}

function explainWriting(write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new UsageError(`The report could not be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function readPublished(path: string, siteDirectory: string): { file: string; text: string } {
  try {
    return { file: relative(siteDirectory, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }
  } catch {
    throw new UsageError(
      `Expected --against to be a sitemap, but ${path} cannot be read.`,
      'Give the file sitemap.xml of the published site.',
    )
  }
}
