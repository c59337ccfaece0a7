// `sitegen serve`: serves the built site as a static host would, until it is interrupted.
import { join, resolve } from 'node:path'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { parsePort, resolveSite } from './parse-option.ts'
import { type Terminal, untilAborted } from './terminal.ts'

interface ServeOptions extends GlobalOptions {
  port: number
  host: string
  out?: string
}

const examples = `
Examples:
  sitegen serve
  sitegen serve --port 8080
  sitegen serve --host 0.0.0.0      lets other machines in
  sitegen serve --out public        serves what \`build --out public\` wrote`

export const addServeCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('serve')
    .description('serve the built site')
    .option('--port <port>', 'port to listen on; 0 for any that is free', parsePort, 3000)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--out <dir>', 'folder of the built site (default: build in the site folder)')
    .addHelpText('after', examples)
    .action(async (_options, command) => finish(await runServe(command.optsWithGlobals(), terminal)))
}

async function runServe({ site, port, host, out }: ServeOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const directory = out === undefined ? join(siteDirectory, 'build') : resolve(terminal.workingDirectory, out)
  const [{ loadConfig }, { startPreviewServer }, { ServerStartError }] = await Promise.all([
    import('../config/load-config.ts'),
    import('../dev/preview-server.ts'),
    import('../dev/http/start-listening.ts'),
  ])
  const { config } = await loadConfig(siteDirectory, terminal.activity?.note)
  const server = await startPreviewServer({ directory, host, port, baseUrl: config.baseUrl }).catch((error: unknown) => {
    throw error instanceof ServerStartError ? new UsageError(error.message, error.hint) : error
  })
  terminal.write(`Serving ${directory}\n${server.url}\nStop with Ctrl+C.\n`)
  await untilAborted(terminal.signal)
  await server.close()
  return exitCodes.interrupted
}
