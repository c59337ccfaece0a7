// The React of the server bundle: the functions that make elements are those that count them, and modules of the site get hooks that are
// watched.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import react from 'react'
import { isOwnSource, packageDirectory } from '../lib/package-directory.ts'

/** Of modules that hand React itself to the theme (compiled/theme.ts). */
export const reactNamespace = 'theme-react'

export const countedRuntime = join(packageDirectory, 'src/render/counted-jsx.ts')
const watchedRuntime = join(packageDirectory, 'src/render/watched-jsx.ts')

/**
 * Exports of a module in CommonJS, each by itself: what `export *` hands on of one is not known to the bundler, nor to the namespace that
 * documents import.
 * @param names what the module has -> the name of the export.
 * @param whole the name that the module has been imported under.
 */
export function exportEach(names: Readonly<Record<string, string>>, whole: string): string {
  return `export const { ${Object.entries(names)
    .map(([name, as]) => `${name}: ${as}`)
    .join(', ')} } = ${whole}`
}

/** React with the hooks that the site's own modules and documents get. */
const watchedReact = [
  `import { watchReact } from ${JSON.stringify(join(packageDirectory, 'src/render/watched-hooks.ts'))}`,
  "import react from 'react'",
  'const watched = watchReact(react)',
  exportEach(Object.fromEntries(Object.keys(react).map((name) => [name, name])), 'watched'),
  'export default watched',
].join('\n')

/** Elements are made by the counting functions, those of the site's own modules by the watching ones, which also get watched hooks. */
export function replaceReact(siteDirectory: string): Plugin {
  const isOfSite = (file: string): boolean =>
    file.startsWith(join(siteDirectory, '/')) && !isOwnSource(file) && !file.includes('/node_modules/')
  return {
    name: 'replace-react',
    setup(setUp) {
      setUp.onResolve({ filter: /^react$/ }, ({ importer, namespace }) =>
        // What documents import is imported by the entry.
        namespace === 'entry' || (namespace === 'file' && isOfSite(importer)) ? { path: 'react', namespace: 'watched' } : undefined,
      )
      setUp.onLoad({ filter: /.*/, namespace: 'watched' }, () => ({ contents: watchedReact, loader: 'js', resolveDir: packageDirectory }))
      setUp.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer, namespace }) =>
        importer === countedRuntime || namespace === reactNamespace
          ? undefined
          : // As package.json says. Otherwise the bundle depends on which module is the first to ask for one of them.
            { path: isOfSite(importer) ? watchedRuntime : countedRuntime, sideEffects: false },
      )
    },
  }
}

/**
 * For the program's own modules, the half of `react-dom/server` that they use: the functions that give a whole text. The other half, which
 * streams, is a third of the code of the bundle. Where React is divided in another way, all of it is taken.
 */
export function slimRenderer(): Plugin {
  return {
    name: 'slim-renderer',
    setup(setUp) {
      setUp.onResolve({ filter: /^react-dom\/server$/ }, async ({ path, importer, namespace, kind, pluginData }) => {
        if (pluginData === whole || !(isOwnSource(importer) || namespace === reactNamespace)) return undefined
        const { path: file } = await setUp.resolve(path, { importer, kind, resolveDir: packageDirectory, pluginData: whole })
        const half = join(dirname(file), 'cjs/react-dom-server-legacy.node.production.js')
        return existsSync(half) ? { path: half } : undefined
      })
    },
  }
}

/** Says that it was asked already. */
const whole = Symbol('all of the renderer')
