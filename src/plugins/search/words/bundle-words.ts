// The script with what the search knows of the words of a language: the search worker of its readers loads it.
import { join } from 'node:path'
import { build } from 'esbuild'
import { browserTarget } from '../../../lib/browser-target.ts'
import { packageDirectory } from '../../../lib/package-directory.ts'
import type { LanguageFile } from './load-word-rules.ts'

/** @returns a classic script that leaves what it has in the variable `searchWords` (client/local/load-words-script.ts). */
export async function bundleWords(file: LanguageFile): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { words } from './${file}.ts'
        import { rulesOf } from './rules-of.ts'
        export const makeRules = (english) => rulesOf(words, english)`,
      resolveDir: join(packageDirectory, 'src/plugins/search/words'),
    },
    absWorkingDir: packageDirectory,
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    format: 'iife',
    globalName: 'searchWords',
    platform: 'browser',
    target: browserTarget,
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
