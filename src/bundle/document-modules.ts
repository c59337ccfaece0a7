// The code of documents as modules (lib/document-module.ts), for the bundler.
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { isDocumentModule } from '../lib/document-module.ts'

/** Absolute path -> code. */
export type DocumentModules = ReadonlyMap<string, string>

const filter = /\.esm\.jsx$/

export function documentModulesOf(siteDirectory: string, codes: Readonly<Record<string, string>>): DocumentModules {
  return new Map(Object.entries(codes).map(([file, code]) => [join(siteDirectory, file), code]))
}

export function documentModules(modules: DocumentModules): Plugin {
  return {
    name: 'document-modules',
    setup(build) {
      if (modules.size === 0) return
      build.onResolve({ filter }, ({ path }) => (isDocumentModule(path) && modules.has(path) ? { path } : undefined))
      build.onLoad({ filter }, ({ path }) => {
        const contents = modules.get(path)
        return contents === undefined ? undefined : { contents, loader: 'jsx', resolveDir: dirname(path) }
      })
    },
  }
}
