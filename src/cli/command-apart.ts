// The process that start-apart.ts starts: what belongs on standard output is sent to it, and signals come from it.
import { leaveProcess } from './leave-process.ts'
import { superviseCommand } from './supervise-command.ts'
import { createTerminal } from './terminal.ts'

const send = (text: string, onSent?: () => void): void => {
  // After a disconnection there is nobody who reads.
  if (process.send && process.connected) process.send(text, undefined, {}, () => onSent?.())
  else onSent?.()
}

const terminal = { ...createTerminal(process, new AbortController().signal), write: (text: string) => send(text) }
const interrupt = superviseCommand(process.argv.slice(2), terminal, (exitCode) => send('', () => leaveProcess(exitCode)))
const ignore = (): void => undefined
process.on('SIGINT', ignore).on('SIGTERM', ignore)
process.on('message', (signal) => interrupt(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'))
process.on('disconnect', () => interrupt('SIGTERM'))
