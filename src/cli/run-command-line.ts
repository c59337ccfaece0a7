// Runs one command line and returns its exit code. Every failure ends here as text: a user's mistake never shows a stack trace.
import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import type { GlobalOptions } from './add-command.ts'
import { exitCodeOf, exitCodes, UsageError } from './exit-code.ts'
import { explainSystemError } from './explain-system-error.ts'
import { createProgram } from './program.ts'
import type { Terminal } from './terminal.ts'

/** Never rejects. @param args what comes after the name of the program. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode: number = exitCodes.fine
  const program = createProgram(terminal, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage
    const { site = '.', verbose = false } = program.opts<GlobalOptions>()
    if (!terminal.signal.aborted)
      return await explainFailure(error, terminal, { siteDirectory: resolve(terminal.workingDirectory, site), verbose })
    exitCode = exitCodes.interrupted
  }
  if (terminal.signal.aborted) terminal.writeError('Interrupted.\n')
  return exitCode
}

export interface FailureContext {
  siteDirectory: string
  verbose: boolean
}

/** Explains on standard error what went wrong, and returns the exit code. */
export async function explainFailure(error: unknown, terminal: Terminal, { siteDirectory, verbose }: FailureContext): Promise<number> {
  const stack = verbose && error instanceof Error ? `\n${error.stack}\n` : ''
  if (error instanceof DiagnosticError) {
    const { renderReport } = await import('./print-report.ts')
    const { workingDirectory, errorColor } = terminal
    terminal.writeError(
      (await renderReport(error.diagnostics, { format: 'pretty', siteDirectory, workingDirectory, color: errorColor })) + stack,
    )
    return exitCodeOf(error)
  }
  if (error instanceof UsageError) {
    terminal.writeError(`error: ${error.message}\n${error.hint === undefined ? '' : `${error.hint}\n`}${stack}`)
    return exitCodes.usage
  }
  const refused = isWorkerDeath(error) ? error : explainSystemError(error)
  if (refused) {
    terminal.writeError(`error: ${refused.message}\n${refused.hint === undefined ? '' : `${refused.hint}\n`}${stack}`)
    return exitCodes.siteErrors
  }
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const advice = stack === '' ? ' Run the command again with --verbose to see where.' : ''
  terminal.writeError(
    `error: sitegen failed, which is a mistake of its own: ${text.replaceAll('\n', ' ').replace(/\.$/, '')}.${advice}\n${stack}`,
  )
  return exitCodes.siteErrors
}

/** Recognized by its name: importing the class would load the whole build before it is needed. */
function isWorkerDeath(error: unknown): error is Error & { hint: string } {
  return error instanceof Error && error.name === 'WorkerDeathError' && 'hint' in error && typeof error.hint === 'string'
}
