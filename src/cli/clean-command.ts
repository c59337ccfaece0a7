// `sitegen clean`: removes what this program has made (the built site and `.sitegen/`), and nothing else.
import { join, resolve } from 'node:path'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { checkOutDirectory } from './check-out-directory.ts'
import { exitCodes } from './exit-code.ts'
import { resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

interface CleanOptions extends GlobalOptions {
  out?: string
}

const examples = `
Examples:
  sitegen clean
  sitegen clean --out public     what \`build --out public\` wrote`

export const addCleanCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('clean')
    .description('remove the built site and the cache')
    .option('--out <dir>', 'folder of the built site (default: build in the site folder)')
    .addHelpText('after', examples)
    .action(async (_options, command) => finish(await runClean(command.optsWithGlobals(), terminal)))
}

/** Checks everything before it removes anything. */
async function runClean({ site, out }: CleanOptions, terminal: Terminal): Promise<number> {
  const siteDirectory = resolveSite(site, terminal.workingDirectory)
  const outDirectory = out === undefined ? join(siteDirectory, 'build') : resolve(terminal.workingDirectory, out)
  checkOutDirectory(outDirectory, siteDirectory)
  const [{ removeBuilt }, { displayPathOf }] = await Promise.all([import('../build/output/remove-built.ts'), import('./print-report.ts')])
  const { removed, left } = await removeBuilt(siteDirectory, outDirectory)
  const show = (paths: readonly string[]): string => paths.map((path) => displayPathOf(path, terminal.workingDirectory)).join(', ')
  terminal.write(removed.length === 0 ? 'There was nothing to remove.\n' : `Removed ${show(removed)}.\n`)
  if (left.length > 0) terminal.write(`Left ${show(left)}, which sitegen did not make or a running build needs.\n`)
  return exitCodes.fine
}
