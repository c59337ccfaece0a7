// The process of a command line. Commands that run code of the site do that in a thread, because that code may never return, take all memory
// or end its process: here is what answers a signal and explains it then. What looks on is small, and the thread is the first thing that is made.

import { leaveProcess } from './leave-process.ts'
import { superviseCommand } from './supervise-command.ts'

const args = process.argv.slice(2)
const command = args.find((argument, index) => !argument.startsWith('-') && args[index - 1] !== '--site')
const runsSiteCode = ['build', 'check-links', 'check-code', 'dev', 'serve', 'search', 'migrate', 'translations'].includes(command ?? '')

if (runsSiteCode && !args.includes('--help')) {
  superviseCommand(args)
} else {
  const [{ runCommandLine }, { createTerminal }] = await Promise.all([import('./run-command-line.ts'), import('./terminal.ts')])
  leaveProcess(await runCommandLine(args, createTerminal(process, new AbortController().signal)))
}
