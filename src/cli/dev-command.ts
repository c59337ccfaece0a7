// `sitegen dev`: serves the site while it is being written, until it is interrupted.
import { relative } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { parsePort, resolveSite } from './parse-option.ts'
import { type Terminal, untilAborted } from './terminal.ts'

interface DevOptions extends GlobalOptions {
  port: number
  host: string
  open?: boolean
}

const examples = `
Examples:
  sitegen dev
  sitegen dev --port 8080 --open
  sitegen dev --host 0.0.0.0        lets other machines in`

export const addDevCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('dev')
    .description('serve the site while it is being written; pages follow every save')
    .option('--port <port>', 'port to listen on; 0 for any that is free (default: 3000 or the next free one)', parsePort)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--open', 'open the site in the browser')
    .addHelpText('after', examples)
    .action(async (_options, command) => finish(await runDev(command.optsWithGlobals(), terminal)))
}

const defaultPort = 3000

async function runDev({ site, port, host, open = false }: DevOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const { startDevServer } = await import('../dev/dev-server.ts')
  const reports = createReports(siteDirectory, terminal)
  const server = await startDevServer({
    siteDirectory,
    host,
    port: port ?? defaultPort,
    exactPort: port !== undefined,
    onFindings: reports.print,
    onNotice: (text) => terminal.write(`${text}\n`),
    onPrint: (text) => terminal.writeError(text),
    note: terminal.activity?.note,
  }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'ServerStartError' && 'hint' in error
      ? new UsageError(error.message, String(error.hint))
      : error
  })
  if (port === undefined && server.port !== defaultPort) terminal.write(`Port ${defaultPort} is in use; taking ${server.port}.\n`)
  terminal.write(
    `Serving ${relative(terminal.workingDirectory, siteDirectory) || 'this folder'} as it is written\n${server.url}\nStop with Ctrl+C.\n`,
  )
  if (open) {
    const { openBrowser } = await import('../dev/open-browser.ts')
    if (!(await openBrowser(server.url))) terminal.writeError('No browser could be opened; open the address above.\n')
  }
  await untilAborted(terminal.signal)
  await server.close()
  return exitCodes.interrupted
}

/** Prints findings one after another, in the order in which they were found. */
function createReports(siteDirectory: string, terminal: Terminal): { print: (found: readonly Diagnostic[], allMended: boolean) => void } {
  let last = Promise.resolve()
  const { workingDirectory, color } = terminal
  return {
    print(found, allMended) {
      last = last.then(async () => {
        if (found.length > 0) {
          const { renderReport } = await import('./print-report.ts')
          terminal.write(`${await renderReport(found, { format: 'pretty', siteDirectory, workingDirectory, color })}\n`)
        } else if (allMended) terminal.write('No errors any more.\n')
      })
    },
  }
}
