// Runs a command in a thread, and looks on: passes on what it writes and what the user interrupts, and has the last word when the thread does
// not answer, has no memory left, or was ended.
import { getHeapStatistics } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { createActivity, patience, watchActivity } from '../build/workers/activity.ts'
import { WorkerDeathError } from '../build/workers/worker-death-error.ts'
import type { CommandData, FromCommand, ToCommand } from './command-messages.ts'
import { exitCodes } from './exit-code.ts'
import { readMemory } from './read-memory.ts'
import type { Terminal } from './terminal.ts'
import { tuneEngine } from './tune-engine.ts'

/** How long an interrupted command may take to clean up. In milliseconds. */
const cleanUpTime = 3000
/** How long a thread may take to end when it is told to: longer only if it waits for another program. */
const endTime = 2000
/** How often the thread is looked at. */
const lookEvery = 1000

/**
 * Megabytes. From two gigabytes on, V8 lets a heap grow to four times its live data before it collects garbage, and the further below, the
 * less. What `--memory` says counts instead, and before it what was given to Node itself.
 */
const mostHeap = 1920
/**
 * Megabytes. Most of what this thread makes stays, and V8 copies that twice, each time to memory that nothing has touched before: with more,
 * that takes longer than collecting more often (measured: 7 % of a build with nothing changed, 6 % of one after an edit).
 */
const mostYoung = 12
/** With less, not even a small site can be built. */
const leastHeap = 192
/** Of the memory that the command may take: what threads and files in memory take is outside of the heap. */
const heapShare = 0.72

function heapLimit(args: readonly string[]): number {
  const given = args.find((argument) => argument.startsWith('--memory='))?.slice('--memory='.length) ?? args[args.indexOf('--memory') + 1]
  const memory = args.some((argument) => argument.startsWith('--memory')) ? readMemory(given ?? '') : Number.NaN
  return Math.floor(
    Math.min(
      Number.isNaN(memory) ? mostHeap : Math.max(leastHeap, (memory / 2 ** 20) * heapShare),
      getHeapStatistics().heap_size_limit / 2 ** 20,
    ),
  )
}

const exitCodesOfSignals = { SIGINT: exitCodes.interrupted, SIGTERM: 143 }

export type Interruption = keyof typeof exitCodesOfSignals

/**
 * Returns what a signal is handed to.
 * @param leaveProcess ends this process once everything is written.
 */
export function superviseCommand(
  args: readonly string[],
  terminal: Terminal,
  leaveProcess: (exitCode: number) => void,
): (signal: Interruption) => void {
  // Before the thread starts: a heap keeps the settings that it was made with.
  if (args.some((argument) => ['build', 'check-links'].includes(argument))) tuneEngine()
  const activity = createActivity()
  activity.note('the start of the command')
  const { color, errorColor, isInteractive, columns, workingDirectory } = terminal
  const facts = { color, errorColor, isInteractive, columns, workingDirectory }
  const data: CommandData = { args: [...args], facts, activity: activity.memory }
  const thread = new Worker(new URL('./command-thread.js', import.meta.url), {
    workerData: data,
    stdout: true,
    stderr: true,
    // Without them, running out of memory would end the process.
    resourceLimits: { maxOldGenerationSizeMb: heapLimit(args), maxYoungGenerationSizeMb: mostYoung },
  })
  // Standard output holds what the command was asked for, whatever code of the site prints.
  thread.stdout.pipe(process.stderr, { end: false })
  thread.stderr.pipe(process.stderr, { end: false })

  let isLeaving = false
  let hasFailed = false
  let interruptedBy: number | undefined
  const leave = (exitCode: number): void => {
    if (isLeaving) return
    isLeaving = true
    leaveProcess(exitCode)
  }
  const leaveAtOnce = (exitCode: number, signal: Interruption): void => {
    isLeaving = true
    process.exitCode = exitCode
    terminal.writeError(`Interrupted before everything was cleaned up, in ${activity.read().what}.\n`)
    // The thread may wait for a program that it has started, and this one would wait for the thread.
    setTimeout(() => {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    }, endTime)
    void thread.terminate().then(() => process.exit())
  }
  const fail = (error: unknown): void => {
    hasFailed = true
    const context = { siteDirectory: process.cwd(), verbose: args.includes('--verbose') }
    // Loaded on demand: the thread has its own.
    import('./run-command-line.ts')
      .then(({ explainFailure }) => explainFailure(error, terminal, context))
      .then(leave, () => leave(exitCodes.siteErrors))
  }

  /** The first signal lets the command clean up; a second one, or one that gets no response, ends the process. */
  const interrupt = (signal: Interruption): void => {
    const exitCode = exitCodesOfSignals[signal]
    if (interruptedBy !== undefined) {
      leaveAtOnce(exitCode, signal)
      return
    }
    interruptedBy = exitCode
    post('interrupt')
    setTimeout(() => leaveAtOnce(exitCode, signal), cleanUpTime).unref()
  }
  const post = (message: ToCommand): void => thread.postMessage(message)

  const findEndless = watchActivity(activity)
  setInterval(() => {
    const item = findEndless()
    if (item !== undefined && !isLeaving) fail(new WorkerDeathError(item, `${patience / 1000} seconds`, 'ERR_HUNG'))
  }, lookEvery).unref()

  thread.on('message', (message: FromCommand) => {
    if (message.type === 'write') terminal[message.to](message.text)
    else leave(interruptedBy ?? message.exitCode)
  })
  thread.on('error', (error: NodeJS.ErrnoException) => {
    fail(new WorkerDeathError(activity.read().what, error.message, error.code))
  })
  thread.on('exit', () => {
    if (isLeaving || hasFailed) return
    terminal.writeError('error: The process was ended from inside, by `process.exit` in the code of the site.\n')
    leave(exitCodes.siteErrors)
  })
  process.on('uncaughtException', fail)
  return interrupt
}
