// The module that the browser loads for an island: its components and the code that wakes them, so that a page needs one address for both.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { packageDirectory } from '../lib/package-directory.ts'
import { type FileParts, importParts } from './auto-islands/island-parts.ts'
import { readExportNames } from './export-names.ts'
import { loaderOf } from './island-plugin.ts'
import { providerModule } from './island-uses.ts'

/**
 * @param path absolute path of the module.
 * @param parts its components that are islands; undefined for a module that starts with 'use client', where all are.
 * @param needsPage it may use hooks and components of the theme that need the page.
 */
export function writeIslandEntry(path: string, parts: FileParts | undefined, needsPage: boolean): string {
  const provider = needsPage ? `, () => import(${JSON.stringify(providerModule)})` : ''
  return [
    parts === undefined ? `import * as components from ${JSON.stringify(path)}` : importParts(path, parts),
    `import { hydrateIsland } from ${JSON.stringify(join(packageDirectory, 'src/client/hydrate-island.ts'))}`,
    `export const wake = (island) => hydrateIsland(island, components${provider})`,
  ].join('\n')
}

/**
 * Whether a module that starts with 'use client' wakes its islands itself: it exports the function `wake`, and browsers get nothing else of it.
 */
export async function wakesItself(path: string): Promise<boolean> {
  const source = await readFile(path, 'utf8')
  if (!/\bwake\b/.test(source)) return false
  // The bundler reports a mistake of syntax with its place.
  const names = await readExportNames(source, loaderOf(path)).catch((): string[] => [])
  return names.includes('wake')
}

const standIn = join(packageDirectory, 'src/client/react-stand-in.ts')
const preactNames: Readonly<Record<string, string>> = {
  react: standIn,
  'react-dom': standIn,
  'react-dom/client': standIn,
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/**
 * Gives Preact to modules that import React. It is for the theme's own islands: they are few and tested with it, and Preact is a ninth of
 * the size of React, which would be half of what a reader loads to open the search. The islands of a site always get React.
 */
export const preactForReact: Plugin = {
  name: 'preact-for-react',
  setup(build) {
    build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, kind }) => {
      const name = preactNames[path]
      // The one of sitegen, whatever the site has installed.
      return name === undefined ? undefined : build.resolve(name, { kind, resolveDir: packageDirectory })
    })
  },
}
