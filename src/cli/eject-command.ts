// `sitegen eject`: writes a part of the theme into the site, as a start for a component that replaces it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AddCommand, GlobalOptions } from './add-command.ts'
import { exitCodes, UsageError } from './exit-code.ts'
import { resolveSite } from './parse-option.ts'
import type { Terminal } from './terminal.ts'

interface EjectOptions extends GlobalOptions {
  list?: boolean
}

const examples = `
Examples:
  sitegen eject --list
  sitegen eject Footer           writes content/theme/footer.tsx`

export const addEjectCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('eject')
    .description('write a part of the theme into the site')
    .argument('[part]', 'name of the part')
    .option('--list', 'print the names of all parts')
    .addHelpText('after', examples)
    .action(async (part, _options, command) => finish(await runEject(part, command.optsWithGlobals(), terminal)))
}

async function runEject(part: string | undefined, { site, list }: EjectOptions, terminal: Terminal): Promise<number> {
  const [{ themeParts }, { ejectedFileOf, ejectPart }, { nearest }] = await Promise.all([
    import('../config/theme-parts.ts'),
    import('../bundle/eject-part.ts'),
    import('../diagnostics/suggest.ts'),
  ])
  if (list) {
    terminal.write(`${[...themeParts.keys()].join('\n')}\n`)
    return exitCodes.fine
  }
  if (part === undefined) throw new UsageError('Expected the name of a part of the theme.', 'Run `sitegen eject --list` to see them.')
  if (!themeParts.has(part)) {
    const meant = nearest(part, themeParts.keys())
    throw new UsageError(
      `The theme has no part "${part}".`,
      meant === undefined ? 'Run `sitegen eject --list` to see them.' : `Did you mean ${meant}?`,
    )
  }
  const file = ejectedFileOf(part)
  const path = join(resolveSite(site, terminal.workingDirectory), file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, ejectPart(part), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new UsageError(`${file} exists already, and nothing is overwritten.`, 'Rename or delete it first.')
  })
  terminal.write(`Wrote ${file}. It replaces the part when this is in site.config.ts:\n\n  components: { ${part}: './${file}' },\n`)
  return exitCodes.fine
}
