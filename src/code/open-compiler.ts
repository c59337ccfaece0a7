// Starts the process of the compiler, and ends it without a word: asked to end in the usual way, it writes "context canceled" on the terminal.
import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { API, APIOptions } from 'typescript/unstable/sync'
import type { TypeScript } from './load-typescript.ts'

/**
 * Hands the interface to `use`, which disposes of its snapshots, and closes it afterwards, whatever happens.
 * @throws what the interface of the compiler throws, and what `use` does.
 */
export async function withCompiler<Result>(
  typescript: TypeScript,
  options: APIOptions,
  use: (api: API) => Promise<Result>,
): Promise<Result> {
  const { api, processes } = start(typescript, options)
  try {
    return await use(api)
  } finally {
    for (const process of processes) process.kill('SIGKILL')
    try {
      api.close()
    } catch {
      // After a failure: what is still open cannot be released by a process that is gone, and need not be.
    }
  }
}

/** The process is started by the constructor: https://nodejs.org/api/diagnostics_channel.html tells which one it is, the interface does not. */
function start(typescript: TypeScript, options: APIOptions): { api: API; processes: ChildProcess[] } {
  const processes: ChildProcess[] = []
  const onSpawn = (message: unknown): void => {
    const started = typeof message === 'object' && message !== null && 'process' in message ? message.process : undefined
    if (started instanceof ChildProcess) processes.push(started)
  }
  subscribe('child_process', onSpawn)
  try {
    return { api: new typescript.API(options), processes }
  } finally {
    unsubscribe('child_process', onSpawn)
  }
}
