// The process of a command line. Commands that run code of the site do that in a thread, because that code may never return, take all memory
// or end its process: here is what answers a signal and explains it then. What looks on is small, and the thread is the first thing that is made.

import { leaveProcess } from './leave-process.ts'
import { createTerminal } from './terminal.ts'

const args = process.argv.slice(2)
const command = args.find((argument, index) => !argument.startsWith('-') && args[index - 1] !== '--site')
const runsSiteCode = ['build', 'check-links', 'check-code', 'dev', 'serve', 'search', 'migrate', 'translations'].includes(command ?? '')
const hasMachineFormat = args.some((argument, index) => {
  const [, value = args[index + 1]] = /^--(?:format|report)(?:=(.*))?$/s.exec(argument) ?? [undefined, 'pretty']
  return value !== 'pretty'
})
const terminal = createTerminal(process, new AbortController().signal)

if (!runsSiteCode || args.includes('--help')) {
  const { runCommandLine } = await import('./run-command-line.ts')
  leaveProcess(await runCommandLine(args, terminal))
} else if (hasMachineFormat) {
  const { startApart } = await import('./start-apart.ts')
  startApart(args, terminal)
} else {
  const { superviseCommand } = await import('./supervise-command.ts')
  const interrupt = superviseCommand(args, terminal, leaveProcess)
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
}
