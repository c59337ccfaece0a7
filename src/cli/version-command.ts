// `sitegen version`: keeps the docs as they are as a version, or removes one.
import { Writable } from 'node:stream'
import type { VersionRequest } from '../build/versions/cut-version.ts'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

interface VersionOptions extends GlobalOptions {
  docs: string
  remove?: boolean
  yes?: boolean
}

const examples = `
Examples:
  sitegen version 2.0                keeps the docs as they are as version 2.0
  sitegen version 2.0 --docs api     of another collection
  sitegen version 2.0 --remove       removes that version again`

export const addVersionCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('version')
    .description('keep the docs as they are as a version, in all languages')
    .argument('<name>', 'name of the version')
    .option('--docs <id>', 'id of the docs collection', 'default')
    .option('--remove', 'remove the version')
    .option('--yes', 'remove it without a question')
    .addHelpText('after', examples)
    .action(async (name, _options, command) => finish(await runVersion(name, command.optsWithGlobals(), terminal)))
}

async function runVersion(version: string, { site, docs, remove, yes }: VersionOptions, terminal: Terminal): Promise<number> {
  const request = { siteDirectory: resolveSite(site, terminal.workingDirectory), version, docsId: docs }
  const [{ cutVersion }, { RequestError }] = await Promise.all([
    import('../build/versions/cut-version.ts'),
    import('../build/request-error.ts'),
  ])
  try {
    if (remove) return await runRemove(request, yes === true, terminal)
    const made = await cutVersion(request)
    terminal.write(`Version ${version} is made of the docs as they are:\n${made.map((path) => `  ${path}\n`).join('')}`)
    return exitCodes.fine
  } catch (error) {
    throw error instanceof RequestError ? new UsageError(error.message, error.hint) : error
  }
}

async function runRemove(request: VersionRequest, isSure: boolean, terminal: Terminal): Promise<number> {
  const { listVersion, removeVersion } = await import('../build/versions/cut-version.ts')
  const found = await listVersion(request)
  if (!isSure) {
    if (terminal.input.isTTY !== true || !terminal.isInteractive)
      throw new UsageError(`This would remove ${found.join(', ')}.`, 'Add --yes to do it.')
    const { confirm } = await import('@clack/prompts')
    const output = new Writable({
      write(chunk, _encoding, done) {
        terminal.writeError(String(chunk))
        done()
      },
    })
    const message = `Remove version ${request.version}: ${found.join(', ')}?`
    const answer = await confirm({ message, initialValue: false, input: terminal.input, output, signal: terminal.signal })
    if (answer !== true) return exitCodes.interrupted
  }
  const removed = await removeVersion(request)
  terminal.write(`Version ${request.version} is removed:\n${removed.map((path) => `  ${path}\n`).join('')}`)
  return exitCodes.fine
}
