// Web workers: `import url from './search-worker.ts?worker'` gives the address of the worker, which is bundled into one file of its own. A classic
// script and not a module, because not every browser that sites are for starts modules as workers.
import { basename, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const suffix = '?worker'
const namespace = 'worker'

/** @param target browsers that the worker is for; undefined gives no address: where pages are rendered, nothing starts workers. */
export function workerScripts(target: string[] | undefined): Plugin {
  return {
    name: 'worker-scripts',
    setup(plugin) {
      plugin.onResolve({ filter: /\.ts\?worker$/ }, ({ path, resolveDir }) => {
        const source = resolve(resolveDir, path.slice(0, -suffix.length))
        // The name of the output is made of this one.
        return { path: source.replace(/\.ts$/, '.js'), namespace, pluginData: { source } }
      })
      plugin.onLoad({ filter: /.*/, namespace }, async ({ path, pluginData }) => {
        if (target === undefined) return { contents: '', loader: 'text' }
        const { absWorkingDir, minify, legalComments, charset, define, tsconfigRaw, alias, nodePaths } = plugin.initialOptions
        const { source }: { source: string } = pluginData
        const { outputFiles, errors, warnings } = await build({
          ...{ absWorkingDir, minify, legalComments, charset, define, tsconfigRaw, alias, nodePaths },
          entryPoints: [source],
          outfile: basename(path),
          bundle: true,
          write: false,
          format: 'iife',
          platform: 'browser',
          target,
          logLevel: 'silent',
        })
        return { contents: outputFiles[0]?.contents ?? '', loader: 'file', errors, warnings }
      })
    },
  }
}
