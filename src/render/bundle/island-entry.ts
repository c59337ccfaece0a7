// The module that the browser loads for an island: its components with what wakes them, so that a page names one address for both.
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { packageDirectory } from './package-directory.ts'

/** @param path absolute, of the module that starts with 'use client'. */
export function writeIslandEntry(path: string): string {
  return [
    `import * as components from ${JSON.stringify(path)}`,
    `import { hydrateIsland } from ${JSON.stringify(join(packageDirectory, 'src/client/hydrate-island.ts'))}`,
    'export const wake = (island) => hydrateIsland(island, components)',
  ].join('\n')
}

const preactNames: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
}

/**
 * Gives Preact to modules that import React. For the theme's own islands: they are few and tested with it, and Preact weighs a ninth of React,
 * which would be half of what a reader loads who opens the search. Islands of a site get React, whatever else it has.
 */
export const preactForReact: Plugin = {
  name: 'preact-for-react',
  setup(build) {
    build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, kind }) => {
      const name = preactNames[path]
      // That of sitegen, whichever the site has installed.
      return name === undefined ? undefined : build.resolve(name, { kind, resolveDir: packageDirectory })
    })
  },
}
