// The process around a command line: signals, exit code, and the last resort for errors of this program.
import { writeSync } from 'node:fs'
import { exitCodes } from './exit-code.ts'
import { explainFailure, runCommandLine } from './run-command-line.ts'
import { createTerminal } from './terminal.ts'

/** How long an interrupted command may take to clean up. */
const cleanUpTime = 3000

const args = process.argv.slice(2)
const verbose = args.includes('--verbose')
// Makes stack traces of the compiled program name its sources.
if (verbose) process.setSourceMapsEnabled(true)

// Components may not call it while they render (render/workers/forbid-exit.ts), but this file may.
const exit = process.exit.bind(process)
const interruption = new AbortController()
const terminal = createTerminal(process, interruption.signal)
let isLeaving = false
let exitCodeOfSignal: number | undefined

/** The first signal lets the command clean up; a second one, or one that gets no response, ends the process. */
function interrupt(exitCode: number): void {
  if (exitCodeOfSignal !== undefined) leaveAtOnce(exitCode)
  exitCodeOfSignal = exitCode
  interruption.abort()
  const giveUp = () => {
    terminal.writeError('Interrupted before everything was cleaned up.\n')
    leaveAtOnce(exitCode)
  }
  setTimeout(giveUp, cleanUpTime).unref()
}
process.on('SIGINT', () => interrupt(exitCodes.interrupted))
process.on('SIGTERM', () => interrupt(143))

function leaveAtOnce(exitCode: number): void {
  isLeaving = true
  exit(exitCode)
}

/** Ends the process once everything is written: a timer that a configuration left behind must not keep it alive. */
function leave(exitCode: number): void {
  isLeaving = true
  process.exitCode = exitCode
  process.stdout.write('', () => process.stderr.write('', () => exit(exitCode)))
}

// A configuration that calls `process.exit` ends everything at once: the exit code must not claim success.
process.on('exit', () => {
  if (isLeaving) return
  writeSync(process.stderr.fd, 'error: The process was ended from inside, by `process.exit` in the code of the site.\n')
  process.exitCode = exitCodes.siteErrors
})

function fail(error: unknown): void {
  explainFailure(error, terminal, { siteDirectory: process.cwd(), verbose }).then(leave, () => leaveAtOnce(exitCodes.siteErrors))
}
// Unhandled rejections come here too. They have no listener of their own, because both belong to the page while pages render
// (catch-stray-errors.ts).
process.on('uncaughtException', fail)
// If nothing is left to wait for and there is no result, something was lost: the process must not claim success.
process.on('beforeExit', () => fail(new Error('the command ended without a result')))

runCommandLine(args, terminal).then((exitCode) => leave(exitCodeOfSignal ?? exitCode))
