// Runs a command in a process of its own, whose standard output is the standard error of this one. So this one's holds the format that was
// asked for and nothing else, whatever code of the site does: it may write to the descriptor itself, or start a program that inherits it. A
// thread would share the descriptor, and Node.js cannot put another one in its place.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitCodes } from './exit-code.ts'
import { leaveProcess } from './leave-process.ts'
import type { Terminal } from './terminal.ts'

export function startApart(args: readonly string[], { write, writeError }: Pick<Terminal, 'write' | 'writeError'>): void {
  const child = fork(fileURLToPath(new URL('./command-apart.js', import.meta.url)), args, { stdio: ['inherit', 2, 2, 'ipc'] })
  child.on('message', (text) => write(String(text)))
  child.on('error', (error) => {
    writeError(`error: ${error.message}\n`)
    leaveProcess(exitCodes.siteErrors)
  })
  // The keys of a terminal reach both processes: only what comes from here counts there.
  const pass = (signal: NodeJS.Signals): void => {
    if (child.connected) child.send(signal)
  }
  process.on('SIGINT', pass).on('SIGTERM', pass)
  child.on('close', (exitCode, signal) => {
    if (exitCode !== null) {
      leaveProcess(exitCode)
      return
    }
    process.removeAllListeners(signal ?? 'SIGTERM')
    process.kill(process.pid, signal ?? 'SIGTERM')
  })
}
