// The texts of the theme in what browsers load. Scripts are bundled once, with a mark in place of each text; then each language whose texts are
// other ones gets its own copy of the scripts with those in them. So a page loads the texts that its scripts say, and no others, without a request for them.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { hashOf } from '../lib/hash.ts'
import { isOwnSource, sourceDirectory } from '../lib/package-directory.ts'
import { english, isTextId, type TextId } from '../lib/texts/english.ts'
import type { Messages } from '../lib/texts/text.ts'

const textModule = join(sourceDirectory, 'lib/texts/text.ts')
const browserModule = join(sourceDirectory, 'lib/texts/text-in-browser.ts')

/** For scripts of browsers: ids in the sources of sitegen become marks. */
export const markTexts: Plugin = {
  name: 'mark-texts',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      if (!isOwnSource(path)) return undefined
      if (path === textModule) return { contents: await readFile(browserModule, 'utf8'), loader: 'ts', resolveDir: dirname(path) }
      const source = await readFile(path, 'utf8')
      const marked = source.replace(/\bmessage\((['"])(theme\.[\w.]+)\1\)|(['"])(theme\.[\w.]+)\3/g, (written, ...groups) => {
        const id = String(groups[1] ?? groups[3])
        // Whatever the quotes are: the mark has none.
        return isTextId(id) ? `'${markOf(id)}'` : written
      })
      return marked === source ? undefined : { contents: marked, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) }
    })
  },
}

function markOf(id: TextId): string {
  return `@@${id}@@`
}

const marks = /@@(theme\.[\w.]+)@@/g

/** Scripts with the texts of a language. */
export interface SpokenScripts {
  /** Output path -> text. */
  files: Map<string, string>
  /** Output path before -> after, of those that have another name. */
  renamed: Map<string, string>
}

/**
 * @param scripts output path -> code with marks, of scripts that may import each other by their names.
 * @param messages what is not in English. A script that says one of these gets a name of its own, and so does what imports it.
 */
export function speakScripts(scripts: ReadonlyMap<string, string>, messages: Messages): SpokenScripts {
  const names = new Map<string, string>()
  for (const [path, code] of scripts) {
    const said = [...new Set([...code.matchAll(marks)].map(([, id = '']) => id))].filter((id) => messages[id] !== undefined).sort()
    if (said.length > 0) names.set(path, hashOf(JSON.stringify(said.map((id) => messages[id]))))
  }
  for (let count = -1; count !== names.size; ) {
    count = names.size
    for (const [path, code] of scripts) {
      const imported = [...names].filter(([other]) => !names.has(path) && code.includes(basename(other)))
      if (imported.length > 0) names.set(path, hashOf(...imported.flat()))
    }
  }
  const renamed = new Map([...names].map(([path, hash]) => [path, rename(path, hash)]))
  const files = new Map<string, string>()
  for (const [path, code] of scripts) {
    let spoken = code.replace(marks, (_, id: string) => escapeText(messages[id] ?? (isTextId(id) ? english[id] : id)))
    for (const [other, name] of names.has(path) ? renamed : []) spoken = spoken.replaceAll(basename(other), basename(name))
    files.set(renamed.get(path) ?? path, spoken)
  }
  return { files, renamed }
}

/** `assets/js/runtime-ABCDEFGH.js` -> the same with another hash. */
function rename(path: string, hash: string): string {
  const own = hashOf(path, hash).slice(0, 8)
  return path.replace(/-[\dA-Z]{8}(\.\w+)$/, `-${own}$1`)
}

/** Inside of quotes of any kind. */
function escapeText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/['`]|\$(?=\{)/g, '\\$&')
}
