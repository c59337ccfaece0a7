// Web workers: `import url from './search-worker.ts?worker'` gives the address of a worker that is bundled into one file. It is a classic
// script and not a module, because not every supported browser can start a module as a worker.
import { basename, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inputFiles } from './esbuild-options.ts'

const suffix = '?worker'
const namespace = 'worker'

/**
 * @param target browsers that the worker is for; undefined gives an empty address: nothing starts workers where pages are rendered.
 * @param inputs gets the files that workers are made of, which the bundler does not list with the others.
 */
export function workerScripts(target: string[] | undefined, inputs = new Set<string>()): Plugin {
  return {
    name: 'worker-scripts',
    setup(plugin) {
      plugin.onResolve({ filter: /\.ts\?worker$/ }, ({ path, resolveDir }) => {
        const source = resolve(resolveDir, path.slice(0, -suffix.length))
        // The name of the output is derived from this path.
        return { path: source.replace(/\.ts$/, '.js'), namespace, pluginData: { source } }
      })
      plugin.onLoad({ filter: /.*/, namespace }, async ({ path, pluginData }) => {
        if (target === undefined) return { contents: '', loader: 'text' }
        const { absWorkingDir, minify, legalComments, charset, define, tsconfigRaw, alias, nodePaths } = plugin.initialOptions
        const { source }: { source: string } = pluginData
        const { outputFiles, metafile, errors, warnings } = await build({
          ...{ absWorkingDir, minify, legalComments, charset, define, tsconfigRaw, alias, nodePaths },
          entryPoints: [source],
          outfile: basename(path),
          bundle: true,
          write: false,
          metafile: true,
          format: 'iife',
          platform: 'browser',
          target,
          logLevel: 'silent',
        })
        for (const input of inputFiles(metafile)) inputs.add(input)
        return { contents: outputFiles[0]?.contents ?? '', loader: 'file', errors, warnings }
      })
    },
  }
}
