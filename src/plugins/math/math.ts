// The plugin `math`: formulas in documents, typeset by KaTeX when the site is built. A site switches it on with `plugins: [math()]`.
import { join } from 'node:path'
import type { KatexOptions } from 'katex'
import { requirePackages } from '../../lib/find-package.ts'
import { packageDirectory } from '../../lib/package-directory.ts'
import type { Plugin } from '../plugin.ts'
import { remarkFormulas } from './remark-formulas.ts'

/** Options of KaTeX, except those that the plugin itself decides about. */
export interface MathOptions extends Omit<KatexOptions, 'displayMode' | 'throwOnError' | 'errorColor' | 'globalGroup'> {
  /** `false`: a formula in a sentence has two dollar signs at each end, and a single one is always a dollar. Default: `true`. */
  singleDollarTextMath?: boolean | undefined
}

const decided = ['displayMode', 'throwOnError', 'errorColor', 'globalGroup']

/** Formulas between dollar signs (docs/math.md). */
export function math(options: MathOptions = {}): Plugin {
  const wrong = decided.find((name) => name in options)
  if (wrong !== undefined) throw new Error(`The plugin math has no option "${wrong}": it decides about that itself.`)
  return {
    name: 'math',
    // MathML by itself needs no style of KaTeX.
    site: options.output === 'mathml' ? {} : { stylesheetsByClass: { katex: join(packageDirectory, 'src/plugins/math/math.css') } },
    // A document is read again when it is another KaTeX.
    markdown: { remark: [[remarkFormulas, { ...options, version: requirePackages(['katex']) }]] },
  }
}
