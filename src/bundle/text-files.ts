// Files of which a module or a document imports the text, `import code from './sample.ts?raw'`, also written as for webpack,
// `!!raw-loader!./sample.ts`; and pictures that a module asks for with `require('./picture.png')`.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'
import { askedText } from '../markdown/mdx/asked-text.ts'
import { assetExtensions } from './esbuild-options.ts'

const textNamespace = 'raw'
const addressNamespace = 'required'

export function textFiles(siteDirectory: string): Plugin {
  return {
    name: 'text-files',
    setup(build) {
      build.onResolve({ filter: /raw-loader!|\?raw$/ }, async ({ path, kind, importer, resolveDir, namespace }) => {
        const wanted = askedText(path)
        if (wanted === undefined) return undefined
        const near = wanted.startsWith('@site/') ? join(siteDirectory, wanted.slice('@site/'.length)) : resolve(resolveDir, wanted)
        const isPath = /^(?:\.{0,2}\/|@site\/)/.test(wanted)
        const found = isPath && existsSync(near) ? near : (await build.resolve(wanted, { kind, importer, resolveDir, namespace })).path
        // The message that the bundler has for a file that is not there (diagnose-bundle.ts).
        if (found === '') return { errors: [{ text: `Could not resolve "${path}"` }] }
        return { path: relative(siteDirectory, found).split(sep).join('/'), namespace: textNamespace }
      })
      build.onLoad({ filter: /.*/, namespace: textNamespace }, async ({ path }) => ({
        contents: `export default ${JSON.stringify(await readFile(join(siteDirectory, path), 'utf8'))}`,
        loader: 'js',
      }))
      build.onResolve({ filter: picturePattern }, async ({ path, kind, importer, resolveDir, namespace }) => {
        if (kind !== 'require-call' || namespace === addressNamespace) return undefined
        const { path: found, errors } = await build.resolve(path, { kind: 'import-statement', importer, resolveDir, namespace })
        return errors.length > 0 ? undefined : { path: found, namespace: addressNamespace }
      })
      // Sites use what they get as the address, or take `default` of it.
      build.onLoad({ filter: /.*/, namespace: addressNamespace }, ({ path }) => ({
        contents: `const address = require(${JSON.stringify(path)})\nmodule.exports = Object.assign(new String(address), { default: address })`,
        loader: 'js',
        resolveDir: siteDirectory,
      }))
    },
  }
}

/** An SVG file is a component as well (svg-components.ts). */
const picturePattern = new RegExp(
  `(?:${assetExtensions
    .filter((extension) => extension !== '.svg')
    .map((extension) => `\\${extension}`)
    .join('|')})$`,
)

/** Names of the files of which only the text is in a bundle, as `inputFiles` gives them. */
export function onlyTexts(metafile: Metafile | undefined): Set<string> {
  const inputs = metafile?.inputs ?? {}
  const texts = Object.keys(inputs).flatMap((key) => (key.startsWith(`${textNamespace}:`) ? key.slice(textNamespace.length + 1) : []))
  return new Set(texts.filter((file) => inputs[file] === undefined))
}
