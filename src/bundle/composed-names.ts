// Names with letters that can be written in two ways, `é` as one character or as two: files that components and style sheets import are found
// however they are written on the disk, and published in one form (lib/normalize-address.ts).
import { existsSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import type { OutputFile, Plugin } from 'esbuild'
import { createLocalFiles } from '../markdown/links/local-files.ts'

/** Finds what is imported under the other form of its name. */
export function findComposedNames(siteDirectory: string): Plugin {
  const localFiles = createLocalFiles({ siteDirectory, staticDirectories: [], outsideFolders: [] })
  return {
    name: 'composed-names',
    setup(build) {
      build.onResolve({ filter: /[^ -~]/ }, ({ path, resolveDir, kind, namespace }) => {
        if (kind === 'entry-point' || namespace === 'entry' || !/^(?:\.{1,2}\/|@site\/)/.test(path)) return undefined
        const absolute = path.startsWith('@site/') ? join(siteDirectory, path.slice('@site/'.length)) : resolve(resolveDir, path)
        if (existsSync(absolute)) return undefined
        const found = localFiles.find(`/${relative(siteDirectory, absolute).split(sep).join('/')}`, '')
        return found && { path: found.absolute }
      })
    },
  }
}

/** The outputs of the bundler, with the names of imported files in NFC, also where scripts and style sheets name them. */
export function composeNames(outputs: readonly OutputFile[] = []): Pick<OutputFile, 'path' | 'contents' | 'text'>[] {
  const names = outputs.map(({ path }) => basename(path)).filter((name) => name !== name.normalize('NFC'))
  if (names.length === 0) return [...outputs]
  return outputs.map((output) => {
    const path = join(output.path, '..', basename(output.path).normalize('NFC'))
    if (!/\.(?:m?js|css)$/.test(path)) return { path, contents: output.contents, text: '' }
    const text = names.reduce((composed, name) => composed.replaceAll(name, name.normalize('NFC')), output.text)
    return { path, contents: new TextEncoder().encode(text), text }
  })
}
