// The esbuild plugin that turns modules with 'use client' into references in the server bundle, and records them.
import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import type { IslandOptions } from '../config/island-options.ts'
import { isDocumentModule } from '../lib/document-module.ts'
import { isOwnSource, packageDirectory } from '../lib/package-directory.ts'
import { readExportNames } from './export-names.ts'
import { isClientModule } from './use-client.ts'

/** Modules of the program that are no islands. They stay the same while it runs. */
const ownOthers = new Set<string>()

/** Query that asks for the module itself instead of its references. */
export const sourceSuffix = '?island-source'

/**
 * @param islands is filled with the islands found: name on pages -> absolute path. The name is the path relative to the site, or `sitegen:`
 * and a path for those of the theme.
 * @param named absolute files that the configuration names. Other modules of packages are no islands, whatever they start with.
 */
export function createIslandPlugin(
  siteDirectory: string,
  islands: Map<string, string>,
  named: readonly string[] = [],
  clients: Pick<IslandOptions, 'client' | 'clientOf'> = { clientOf: {} },
): Plugin {
  const ownFiles = new Set(named.map((file) => (existsSync(file) ? realpathSync(file) : file)))
  const isOfPackage = (path: string): boolean =>
    path.includes(`${sep}node_modules${sep}`) && !path.startsWith(packageDirectory) && !ownFiles.has(path)

  return {
    name: 'islands',
    setup(build) {
      build.onResolve({ filter: /\?island-source$/ }, ({ path }) => ({ path: path.slice(0, -sourceSuffix.length), suffix: sourceSuffix }))
      build.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path, suffix }) => {
        if (suffix === sourceSuffix || isOfPackage(path) || ownOthers.has(path) || isDocumentModule(path)) return
        const source = await readFile(path, 'utf8')
        if (!isClientModule(source)) {
          if (isOwnSource(path)) ownOthers.add(path)
          return
        }
        const loader = loaderOf(path)
        const exportNames = await readExportNames(source, loader).catch(() => undefined)
        // Cannot be parsed: esbuild loads the module as it is and reports the mistake with its place.
        if (!exportNames) return
        const name = islandName(path, siteDirectory)
        islands.set(name, path)
        return {
          contents: writeReferences(path, name, exportNames, clients.clientOf[name] ?? clients.client),
          loader: 'js',
          resolveDir: siteDirectory,
        }
      })
    },
  }
}

function writeReferences(path: string, name: string, exportNames: string[], client: string | undefined): string {
  const reference = join(packageDirectory, 'src/render/islands/island-reference.tsx')
  // What the module itself says counts more than the configuration.
  const own = exportNames.includes('client') ? 'source.client' : JSON.stringify(client)
  const wakes = own === undefined ? '' : `, client: ${own}`
  const lines = [
    `import { createIslandReference } from ${JSON.stringify(reference)}`,
    `import * as source from ${JSON.stringify(path + sourceSuffix)}`,
    ...exportNames.map((exportName, index) => {
      const value = `createIslandReference(source[${JSON.stringify(exportName)}], { module: ${JSON.stringify(name)}, exportName: ${JSON.stringify(exportName)}${wakes} })`
      return `const reference${index} = ${value}\nexport { reference${index} as ${exportName === 'default' ? 'default' : JSON.stringify(exportName)} }`
    }),
  ]
  return lines.join('\n')
}

/** The name of an island on pages; the same on every machine. */
export function islandName(path: string, siteDirectory: string): string {
  // Usually sitegen is installed in the site.
  const isOwn = isOwnSource(path)
  const name = relative(isOwn ? packageDirectory : siteDirectory, path)
    .split(sep)
    .join('/')
  return isOwn ? `sitegen:${name}` : name
}

/** As the bundler reads it: JSX may be in any `.js`. */
export function loaderOf(path: string): 'tsx' | 'jsx' | 'ts' {
  switch (extname(path)) {
    case '.tsx':
      return 'tsx'
    case '.ts':
    case '.mts':
    case '.cts':
      return 'ts'
    default:
      return 'jsx'
  }
}
