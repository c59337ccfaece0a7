// Runs one command line and returns its exit code. Every failure ends here as text: a user's mistake never shows a stack trace.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommanderError } from 'commander'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { readThrown, type Thrown } from '../diagnostics/read-thrown.ts'
import { toVisible } from '../diagnostics/reporters/visible-text.ts'
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
  const thrown = readThrown(error)
  const refused = isWorkerDeath(error) ? error : ((await explainStray(thrown)) ?? explainSystemError(error))
  if (refused) {
    // Lines of a message stay below it, so that none passes for a message of its own.
    const message = toVisible(refused.message).replaceAll('\n', '\n  ')
    terminal.writeError(`error: ${message}\n${refused.hint === undefined ? '' : `${refused.hint}\n`}${stack}`)
    return exitCodes.siteErrors
  }
  const text = toVisible(thrown.name === '' ? thrown.message : `${thrown.name}: ${thrown.message}`)
  const advice = stack === '' ? ' Run the command again with --verbose to see where.' : ''
  terminal.writeError(
    `error: sitegen failed, which is a mistake of its own: ${text.replaceAll('\n', ' ').replace(/\.$/, '')}.${advice}\n${stack}`,
  )
  return exitCodes.siteErrors
}

/** Code of the site may throw where nothing of the build can catch it: in a timer of its configuration, long after that was read. */
async function explainStray(thrown: Thrown): Promise<{ message: string; hint: string } | undefined> {
  const bundle = /(?:file:\/\/)?[^\s()]*[\\/]\.sitegen[\\/][^\s():]*\.mjs/.exec(thrown.stack)?.[0]
  if (bundle === undefined) return undefined
  const isConfiguration = /[\\/]config-[^\\/]*[\\/][^\\/]*$/.test(bundle)
  const place = isConfiguration ? 'The configuration' : await findFile(bundle, thrown)
  return {
    message: `${place} threw where nothing could catch it: ${thrown.message.replace(/\.$/, '')}.`,
    hint: 'Look for a promise that nobody awaits, or for code in a timer.',
  }
}

async function findFile(bundle: string, thrown: Thrown): Promise<string> {
  const { createThrowFinder } = await import('../build/pages/place-of-throw.ts')
  try {
    const place = createThrowFinder(bundle.startsWith('file:') ? bundle : pathToFileURL(bundle).href)(thrown)
    if (place) return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
  } catch {
    // The bundle may be removed already.
  }
  return 'A component'
}

/** Recognized by its name: importing the class would load the whole build before it is needed. */
function isWorkerDeath(error: unknown): error is Error & { hint: string } {
  return error instanceof Error && error.name === 'WorkerDeathError' && 'hint' in error && typeof error.hint === 'string'
}
