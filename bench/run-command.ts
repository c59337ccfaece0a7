// Runs one command and measures it: wall time, CPU time, memory of the largest process and of all together.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionBytes } from './process-memory.ts'

export interface Command {
  program: string
  args: readonly string[]
}

export interface CommandRun {
  seconds: number
  /** User and system time of all its processes. Undefined without GNU time. */
  cpuSeconds?: number
  /** Undefined without GNU time and without /proc. */
  peakBytes?: number
}

/** A command ended with an exit code other than 0, or was too slow. Has the end of what it printed. */
export class CommandFailed extends Error {}

const gnuTime = '/usr/bin/time'
const sampleMilliseconds = 100
const limitMilliseconds = 20 * 60_000
const tailLength = 2000

/** The environment of every measured command: no colours, no questions, no reports to anyone. */
export const quietEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  NO_COLOR: '1',
  NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}

/**
 * Runs a command to its end. Memory is the larger of two figures that each miss something: the largest process as the kernel counted it
 * (exact, but one process), and the sum over the tree (sampled ten times a second, so short peaks may be missed).
 *
 * @throws CommandFailed
 */
export async function runCommand({ program, args }: Command, directory: string): Promise<CommandRun> {
  const notes = mkdtempSync(join(tmpdir(), 'sitegen-bench-time-'))
  const timing = join(notes, 'time.txt')
  const timed = existsSync(gnuTime) ? [gnuTime, '-f', '%U %S %M', '-o', timing, program, ...args] : [program, ...args]
  const [first = program, ...rest] = timed
  const start = performance.now()
  const child = spawn(first, rest, { cwd: directory, env: quietEnvironment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collectOutput(child)
  let treeBytes = 0
  const sampler = setInterval(() => {
    if (child.pid !== undefined) treeBytes = Math.max(treeBytes, sessionBytes(child.pid))
  }, sampleMilliseconds)
  const limit = setTimeout(() => endSession(child), limitMilliseconds)
  try {
    const ending = await waitForEnd(child)
    const seconds = (performance.now() - start) / 1000
    if (ending !== 0) {
      throw new CommandFailed(`${[program, ...args].join(' ')} ended with ${ending} after ${seconds.toFixed(1)} s:\n${output()}`)
    }
    const usage = existsSync(timing) ? parseTiming(readFileSync(timing, 'utf8')) : undefined
    const peakBytes = Math.max(treeBytes, usage?.largestBytes ?? 0)
    return { seconds, ...(usage ? { cpuSeconds: usage.cpuSeconds } : {}), ...(peakBytes > 0 ? { peakBytes } : {}) }
  } finally {
    clearInterval(sampler)
    clearTimeout(limit)
    rmSync(notes, { recursive: true, force: true })
  }
}

/** Reads what GNU time wrote with the format `%U %S %M`: user and system seconds, KiB. It is the last line. */
export function parseTiming(text: string): { cpuSeconds: number; largestBytes: number } | undefined {
  const [user, system, kibibytes] = (text.trim().split('\n').at(-1) ?? '').split(' ').map(Number)
  if (user === undefined || system === undefined || kibibytes === undefined) return undefined
  if (![user, system, kibibytes].every(Number.isFinite)) return undefined
  return { cpuSeconds: user + system, largestBytes: kibibytes * 1024 }
}

/** Collects what a command prints; the result gives the end of it. */
export function collectOutput(child: ChildProcess): () => string {
  let text = ''
  const add = (data: Buffer) => {
    text = (text + data.toString()).slice(-tailLength)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text.trim()
}

/** Kills a command and all that it started. */
export function endSession(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

function waitForEnd(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'an unknown signal'))
  })
}
