// Starts the compiler's process and ends it silently: when it ends in the usual way, it prints "context canceled" on the terminal.
import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { API, APIOptions } from 'typescript/unstable/sync'
import type { TypeScript } from './load-typescript.ts'

/**
 * Passes the interface to `use`, which disposes of its snapshots, and closes it afterwards in any case.
 * @throws what the compiler's interface and `use` throw.
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

/**
 * The constructor starts the process, but the interface does not say which one it is; https://nodejs.org/api/diagnostics_channel.html does.
 */
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
