// The script with what the search knows of the words of a language: the search worker of its readers loads it.
import { join } from 'node:path'
import { build } from 'esbuild'
import { browserTarget } from '../../../lib/browser-target.ts'
import { packageDirectory } from '../../../lib/package-directory.ts'
import type { LanguageFile } from './load-word-rules.ts'

/** What the search of an English page lacks where the index has words of scripts without spaces. */
const runsAlone = "import { runRules } from '../terms/cut-run.ts'\nexport const makeRules = (english) => ({ ...english, runs: runRules })"

function sourceOf(file: LanguageFile): string {
  return `import { words } from './${file}.ts'\nimport { rulesOf } from './rules-of.ts'\nexport const makeRules = (english) => rulesOf(words, english)`
}

/** @param file undefined for English. @returns a classic script that leaves what it has in the variable `searchWords` (client/local/index-over-network.ts). */
export async function bundleWords(file: LanguageFile | undefined): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: file === undefined ? runsAlone : sourceOf(file),
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
