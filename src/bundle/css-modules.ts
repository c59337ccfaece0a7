// CSS modules: `import styles from './card.module.css'` gives the names that the classes of the sheet have on pages. The scripts and the style
// sheets of a site are bundled separately, so each sheet is compiled by itself, and its names depend on its path alone.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Message, type OnLoadResult, type PartialMessage, type Plugin } from 'esbuild'
import { hashOf } from '../lib/hash.ts'
import { isBuildFailure } from './diagnose-bundle.ts'
import { commonOptions, inputFiles } from './esbuild-options.ts'
import { cssModuleFile, styleFile } from './style-files.ts'

const namespace = 'css-module'
/** Stands for the sheet that is compiled, whatever its name is. */
const asked = 'css-module:asked'

/** The CSS of a style sheet, by its absolute path; undefined for a file that is none. */
export type LoadStyle = (path: string) => Promise<string | undefined>

export interface CssModules {
  /** What an import of the sheet gives. */
  compile(path: string, load: LoadStyle): Promise<OnLoadResult>
  /** For the sheets that no plugin of the site has answered for. */
  plugin(load: LoadStyle): Plugin
}

/**
 * @param gives what an import of a sheet gives: the names as a module, or the rules as a style sheet.
 * @param inputs gets what a sheet composes classes from, relative to the site.
 */
export function createCssModules(siteDirectory: string, baseUrl: string, gives: 'names' | 'rules', inputs?: Set<string>): CssModules {
  async function compile(path: string, load: LoadStyle): Promise<OnLoadResult> {
    try {
      const compiled = await compileCssModule(path, siteDirectory, baseUrl, load)
      for (const input of compiled.inputs) inputs?.add(input)
      return gives === 'names'
        ? { contents: compiled.names, loader: 'js' }
        : { contents: compiled.rules, loader: 'css', resolveDir: dirname(path) }
    } catch (error) {
      if (!isBuildFailure(error)) throw error
      return { errors: error.errors.map((message) => inFile(message, path, siteDirectory)) }
    }
  }
  return {
    compile,
    plugin: (load) => ({
      name: 'css-modules',
      setup: (build) => build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => compile(path, load)),
    }),
  }
}

interface CompiledCssModule {
  /** A module that exports the names. */
  names: string
  /** The style sheet. */
  rules: string
  inputs: string[]
}

async function compileCssModule(file: string, siteDirectory: string, baseUrl: string, load: LoadStyle): Promise<CompiledCssModule> {
  const sources = new Map<string, string>()
  const { outputFiles = [], metafile } = await build({
    ...commonOptions(siteDirectory, baseUrl),
    minify: false,
    format: 'iife',
    globalName: 'sheet',
    stdin: { contents: `export { default } from ${JSON.stringify(asked)}`, resolveDir: siteDirectory },
    outdir: join(siteDirectory, '.sitegen/css-modules'),
    plugins: [
      {
        name: 'css-module-names',
        setup(plugin) {
          // The bundler makes names from the name of the file, so it is told one that no other file has.
          plugin.onResolve({ filter: new RegExp(`${cssModuleFile.source}|^${asked}$`) }, ({ path, resolveDir }) => {
            const written = path.startsWith('@site/') ? join(siteDirectory, path.slice('@site/'.length)) : resolve(resolveDir, path)
            const source = path === asked ? file : written
            const inSite = relative(siteDirectory, source).split(sep).join('/')
            const stem = basename(source).replace(/(?:\.module)?\.\w+$/, '')
            const unique = join(dirname(source), `${stem}_${hashOf(inSite).slice(0, 6)}.css`)
            sources.set(unique, source)
            return { path: unique, namespace }
          })
          plugin.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
            const source = sources.get(path) ?? path
            return { contents: (await load(source)) ?? (await readFile(source, 'utf8')), loader: 'local-css', resolveDir: dirname(source) }
          })
          plugin.onLoad({ filter: styleFile }, async ({ path }) => {
            const contents = await load(path)
            return contents === undefined ? undefined : { contents, loader: 'css', resolveDir: dirname(path) }
          })
          // The files that the sheet names are published with all style sheets.
          plugin.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind, resolveDir }) =>
            kind === 'url-token' ? { path: resolve(resolveDir, path), external: true } : undefined,
          )
          plugin.onResolve({ filter: /.*/ }, ({ path, kind }) => (kind === 'url-token' ? { path, external: true } : undefined))
        },
      },
    ],
  })
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const own = [...sources.values()].map((source) => relative(siteDirectory, source).split(sep).join('/'))
  return {
    names: writeNames(runInNewContext(`${textOf('.js')}\nJSON.stringify(sheet.default)`)),
    rules: textOf('.css'),
    inputs: [...own, ...inputFiles(metafile)],
  }
}

/** The bundler makes the names of a sheet an object; a module may import each of them as well. */
function writeNames(json: string): string {
  const names: Record<string, string> = JSON.parse(json)
  const exported = Object.entries(names).filter(([name]) => name !== 'default')
  return [
    `export default ${JSON.stringify(names)}`,
    ...exported.map(
      ([name, classes], index) => `const name${index} = ${JSON.stringify(classes)}; export { name${index} as ${JSON.stringify(name)} }`,
    ),
  ].join('\n')
}

/** The bundler gives the place in the file under its own name for it. */
function inFile({ text, location, detail }: Message, path: string, siteDirectory: string): PartialMessage {
  return { text, detail, location: location && { ...location, namespace: 'file', file: relative(siteDirectory, path) } }
}
