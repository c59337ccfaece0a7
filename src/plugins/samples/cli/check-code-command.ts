// `sitegen check-code`: checks the samples of the content with the compiler, and against the command lines that the site describes.

import type { AddCommand, GlobalOptions } from '../../../cli/add-command.ts'
import { exitCodes } from '../../../cli/exit-code.ts'
import { parseFormat, resolveSite } from '../../../cli/parse-option.ts'
import type { Terminal } from '../../../cli/terminal.ts'
import type { ReportFormat } from '../../../diagnostics/reporters/reporter.ts'
import { formatTime, plural } from '../../../lib/figures.ts'

interface CheckCodeOptions extends GlobalOptions {
  format: ReportFormat
  cache: boolean
}

const examples = `
Examples:
  sitegen check-code
  sitegen check-code --format sarif > findings.sarif`

export const addCheckCodeCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('check-code')
    .description('check the types and the commands of all samples')
    .option('--format <format>', 'how findings are printed: pretty, json, github or sarif', parseFormat, 'pretty')
    .option('--no-cache', 'take nothing from earlier checks and keep nothing')
    .addHelpText('after', examples)
    .action(async (_options, command) => finish(await runCheckCode(command.optsWithGlobals(), terminal)))
}

async function runCheckCode({ site, format, cache }: CheckCodeOptions, terminal: Terminal): Promise<number> {
  const started = performance.now()
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const [{ checkSiteCode }, { writeFindings, writeSummary }] = await Promise.all([
    import('../build/check-site-code.ts'),
    import('../../../cli/write-findings.ts'),
  ])
  const report = await writeFindings({ siteDirectory, format }, terminal, () =>
    checkSiteCode({ siteDirectory, cache, signal: terminal.signal, note: terminal.activity?.note }),
  )

  const counts = [plural(report.checked, 'sample'), plural(report.calls, 'command')].join(' and ')
  const left = report.unchecked === 0 ? '' : `, ${report.unchecked} left out by their own word`
  const kept = report.kept === 0 ? '' : `; ${report.kept} unchanged`
  const result = report.diagnostics.length === 0 ? ': nothing found' : ''
  writeSummary(`Checked ${counts} in ${formatTime(performance.now() - started)}${left}${kept}${result}.\n`, format, terminal)
  return report.failed ? exitCodes.siteErrors : exitCodes.fine
}
