// What a command sees of the process: streams, colors, working folder, interruption. It is passed in, so that commands can be tested.
import type { Readable, Writable } from 'node:stream'
import type { Activity } from '../build/workers/activity.ts'

export interface Terminal {
  /** Standard output: what the command was asked for. */
  write(text: string): void
  /** Standard error: progress, errors, and summaries when standard output has a machine format. */
  writeError(text: string): void
  color: boolean
  errorColor: boolean
  /** Standard error is a terminal, so a line can be rewritten. */
  isInteractive: boolean
  columns: number
  workingDirectory: string
  input: Readable & { isTTY?: boolean }
  /** Aborted when the user interrupts. */
  signal: AbortSignal
  /** What the command is working on, for a thread that looks on. */
  activity?: Activity
}

type Stream = Writable & { isTTY?: boolean; columns?: number }

export interface ProcessParts {
  stdout: Stream
  stderr: Stream
  stdin: Readable & { isTTY?: boolean }
  env: Record<string, string | undefined>
  cwd(): string
}

export function createTerminal({ stdout, stderr, stdin, env, cwd }: ProcessParts, signal: AbortSignal): Terminal {
  return {
    write: createWriter(stdout),
    writeError: createWriter(stderr),
    color: wantsColor(env, stdout),
    errorColor: wantsColor(env, stderr),
    isInteractive: stderr.isTTY === true && env.TERM !== 'dumb',
    columns: stderr.columns ?? 80,
    workingDirectory: cwd(),
    input: stdin,
    signal,
  }
}

/** https://no-color.org, and FORCE_COLOR as Node reads it: an empty NO_COLOR has no effect, FORCE_COLOR=0 means no. */
function wantsColor(env: ProcessParts['env'], stream: Stream): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return stream.isTTY === true && env.TERM !== 'dumb'
}

/** It is not an error if the reader has gone away (`| head`): further output is dropped, and the command ends with its own exit code. */
function createWriter(stream: Stream): (text: string) => void {
  let isOpen = true
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error
    isOpen = false
  })
  return (text) => {
    if (isOpen && text !== '') stream.write(text)
  }
}

/** For commands that run until they are interrupted. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }))
}
