import { readFile } from 'node:fs/promises'
import type { EsbuildPlugin } from 'sitegen'
import postcssOf, { type AcceptedPlugin } from 'postcss'

/** Runs the style sheets of a site through PostCSS, and says what they are made from. */
export function postcss(plugins: AcceptedPlugin[]): EsbuildPlugin {
  return {
    name: 'postcss',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { css, messages } = await postcssOf(plugins).process(await readFile(path, 'utf8'), { from: path })
        const namesOf = (type: string, key: 'file' | 'dir'): string[] => messages.flatMap((each) => (each.type === type ? [each[key]] : []))
        const watchFiles = [path, ...namesOf('dependency', 'file')]
        return { contents: css, loader: 'css', watchFiles, watchDirs: namesOf('dir-dependency', 'dir') }
      })
    },
  }
}
