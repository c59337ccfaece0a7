// In a bundle of several files, each still has to know where it is: `import.meta.url`, `__dirname` and the like are those of the file itself.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

/** `__dirname` and `__filename`, without a change of any column behind the first line. */
export const namesOfModules: Plugin = pluginOf((text, path) => placeNames(text, path) + text)
/** `import.meta` as well. */
export const placesOfModules: Plugin = pluginOf(withPlace)

function pluginOf(change: (text: string, path: string) => string): Plugin {
  return {
    name: 'places of modules',
    setup(builder) {
      builder.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const contents = change(text, path)
        return contents === text ? undefined : { contents, loader: 'default' }
      })
    },
  }
}

function withPlace(text: string, path: string): string {
  const values: Record<string, string> = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path }
  const placed = text.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (whole, name: string) => JSON.stringify(values[name] ?? whole))
  return placeNames(text, path) + placed
}

/** In front of the first line, so that lines keep their numbers. A file of ECMAScript makes these names itself, if it uses them. */
function placeNames(text: string, path: string): string {
  const values = { __dirname: dirname(path), __filename: path }
  return Object.entries(values)
    .filter(([name]) => text.includes(name) && !new RegExp(`\\b(?:const|let|var)\\s[^=;]*\\b${name}\\b`).test(text))
    .map(([name, value]) => `var ${name} = ${JSON.stringify(value)};`)
    .join('')
}
