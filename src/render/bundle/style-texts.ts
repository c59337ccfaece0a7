// Style sheets that a script brings along: `import styles from './search.css?inline'` gives the text of the sheet. For what only some readers
// open: it is not in the sheet that every page waits for.
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, transform } from 'esbuild'

const suffix = '?inline'
/** Not read where pages are rendered: nothing there uses styles. */
export const noTextNamespace = 'no-text'

/** @param target browsers that the text is for; undefined gives no text. */
export function styleTexts(target: string[] | undefined): Plugin {
  return {
    name: 'style-texts',
    setup(build) {
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => {
        if (target === undefined) return { path: 'styles', namespace: noTextNamespace }
        return { path: resolve(resolveDir, path.slice(0, -suffix.length)), suffix }
      })
      build.onLoad({ filter: /.*/, namespace: noTextNamespace }, () => ({ contents: '', loader: 'text' }))
      build.onLoad({ filter: /\.css$/ }, async ({ path, suffix: asked }) => {
        if (asked !== suffix) return undefined
        const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, ...(target && { target }) })
        return { contents: code.trim(), loader: 'text', resolveDir: dirname(path) }
      })
    },
  }
}
