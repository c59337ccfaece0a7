// Style sheets that a script carries with it: `import styles from './search.css?inline'` gives the text of the sheet. It is for parts that
// only some readers open: they are not in the sheet that every page waits for.
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, transform } from 'esbuild'

const suffix = '?inline'
/** Namespace of sheets that are not read, because nothing uses styles where pages are rendered. */
export const noTextNamespace = 'no-text'

/** @param target browsers that the text is for; undefined gives an empty text. */
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
