// The thread of a command (supervise-command.ts): its terminal is the thread that looks on.
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { createActivity } from '../build/workers/activity.ts'
import { WorkerDeathError } from '../build/workers/worker-death-error.ts'
import type { CommandData, FromCommand } from './command-messages.ts'
import { exitCodes } from './exit-code.ts'
import { explainFailure, runCommandLine } from './run-command-line.ts'
import type { Terminal } from './terminal.ts'

const port = parentPort
if (!port) throw new Error('command-thread.ts runs in a thread only.')
const { args, facts, activity: memory }: CommandData = workerData
const verbose = args.includes('--verbose')
// Makes stack traces of the compiled program name its sources.
if (verbose) process.setSourceMapsEnabled(true)

const post = (message: FromCommand): void => port.postMessage(message)
const interruption = new AbortController()
const activity = createActivity(memory)
const terminal: Terminal = {
  ...facts,
  write: (text) => post({ type: 'write', to: 'write', text }),
  writeError: (text) => post({ type: 'write', to: 'writeError', text }),
  // No command that runs in a thread reads it.
  input: Readable.from([]),
  signal: interruption.signal,
  activity,
}
port.on('message', () => interruption.abort())
// Only the command keeps the thread going: if nothing is left to wait for and there is no result, something was lost.
port.unref()

const end = (exitCode: number): void => post({ type: 'end', exitCode })
function fail(error: unknown): void {
  explainFailure(error, terminal, { siteDirectory: process.cwd(), verbose }).then(end, () => end(exitCodes.siteErrors))
}
// Unhandled rejections come here too. They have no listener of their own, because both belong to the page while pages render
// (catch-stray-errors.ts).
process.on('uncaughtException', fail)
let isDone = false
process.on('beforeExit', () => {
  const { what, isLimited } = activity.read()
  if (!isDone) fail(isLimited ? new WorkerDeathError(what, '', 'ERR_UNSETTLED') : new Error('the command ended without a result'))
})

runCommandLine(args, terminal).then((exitCode) => {
  isDone = true
  end(exitCode)
})
