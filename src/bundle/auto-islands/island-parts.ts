// Components that are islands without 'use client': what browsers load of their modules.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'
import { loaderOf } from '../island-plugin.ts'
import { commonJsDefault, unnamedDefault } from './module-facts.ts'

export interface FileParts {
  /** Names of its components that are islands. */
  locals: string[]
  isCommonJs: boolean
  /** Of a module that is no file. */
  code?: string | undefined
}

/** By absolute file. */
export type IslandParts = Map<string, FileParts>

/** Lets the modules of found islands export them, under names of their own. */
export function exportIslandParts(parts: IslandParts): Plugin {
  return {
    name: 'export-island-parts',
    setup(build) {
      if (parts.size === 0) return
      build.onResolve({ filter: /\.esm\.jsx$/ }, ({ path }) => (parts.get(path)?.code === undefined ? undefined : { path }))
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path, suffix }) => {
        const found = suffix === '' ? parts.get(path) : undefined
        const locals = found?.locals.filter((local) => local !== unnamedDefault) ?? []
        if (found === undefined || locals.length === 0) return
        const exported = found.isCommonJs
          ? locals.map((local) => `${commonJsDefault}.${partName(local)} = ${local}`).join('; ')
          : `export { ${locals.map((local) => `${local} as ${partName(local)}`).join(', ')} }`
        return {
          contents: `${found.code ?? (await readFile(path, 'utf8'))}\n${exported}`,
          loader: loaderOf(path),
          resolveDir: dirname(path),
        }
      })
    },
  }
}

/** The import of the parts of a module, and the object that has them under their names on pages. */
export function importParts(path: string, { locals }: FileParts): string {
  const names = locals.map((local, index) => `${local === unnamedDefault ? 'default' : partName(local)} as part${index}`)
  const entries = locals.map((local, index) => `${JSON.stringify(exportNameOf(local))}: part${index}`)
  return `import { ${names.join(', ')} } from ${JSON.stringify(path)}\nconst components = { ${entries.join(', ')} }`
}

function partName(local: string): string {
  return `sitegenIsland_${local.replaceAll('.', '_')}`
}

export function exportNameOf(local: string): string {
  return local === unnamedDefault || local === commonJsDefault ? 'default' : local.replace(`${commonJsDefault}.`, '')
}
