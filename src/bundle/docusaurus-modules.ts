// Gives the modules of a site that was written for Docusaurus what they import from `@docusaurus/…` and `@theme/…`: a module of ours
// (docusaurus/offered-modules.ts), or the site's own of that name. A name that is not offered is an error at each import; left out of the bundle
// it becomes something that throws when it is used, so that pages which do not use it are still rendered.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ComponentsOptions } from '../config/theme-parts.ts'
import { docusaurusName, type OfferedModule, offeredAs, offeredModules, originalOf } from '../docusaurus/offered-modules.ts'
import { findComponentFile } from '../lib/component-file.ts'
import { isDocumentModule } from '../lib/document-module.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import type { BundleCauses } from './diagnose-bundle.ts'
import { readExportNames } from './export-names.ts'
import { missingValue } from './missing-module.ts'

const namespace = 'docusaurus'

export function docusaurusModules(siteDirectory: string, components: ComponentsOptions, { imports }: BundleCauses): Plugin {
  /** What replaces a part is reached by way of the part. */
  const parts = new Set(Object.values(components).map((file) => join(siteDirectory, file ?? '')))
  const exported = new Map<string, Promise<Set<string>>>()
  return {
    name: 'docusaurus-modules',
    setup(build) {
      build.onResolve({ filter: docusaurusName }, async ({ path, importer, namespace: from }) => {
        const own = ownModule(siteDirectory, path)
        const name = path.slice(path.indexOf('/') + 1)
        const isInRoot = path.startsWith('@theme-site/')
        const known = offeredModules.get(path)
        const isPart = known !== undefined && (known.isAround || (own !== undefined && parts.has(own)))
        // The bundler finds it itself (`alias`): a path that a plugin gives says nothing of `"type": "module"`, so the bundle would depend on
        // which import was the first, this one or one by a relative path.
        if (own !== undefined && own !== importer && (isInRoot || !isPart)) return undefined
        const offered = isInRoot || own === importer ? originalOf(name) : offeredAs(path)
        if (offered === undefined) return { errors: [{ text: `Could not resolve ${JSON.stringify(path)}` }] }
        const file = from === 'file' ? relative(siteDirectory, importer).split(sep).join('/') : ''
        const lost = from === 'file' && !isDocumentModule(importer) ? await findLost(importer, path, offered) : []
        const isLeftOut = (name: string): boolean => imports.includes(`${file} ${path}#${name}`)
        const found = lost.filter((name) => !isLeftOut(name))
        if (found.length > 0) return { errors: found.map((name) => ({ text: `Could not resolve ${JSON.stringify(`${path}#${name}`)}` })) }
        const target = join(packageDirectory, 'src', offered.module)
        // By way of a module that imports it, for the same reason.
        return { path: [path, ...lost].join('#'), namespace, sideEffects: false, pluginData: { target, as: offered.as, lost } }
      })
      build.onLoad({ filter: /.*/, namespace }, async ({ pluginData }) => {
        const { target, as, lost }: { target: string; as?: string; lost: string[] } = pluginData
        const names = await exportsOf(target)
        const lines = [
          // Of a part of the theme, components written for Docusaurus know the default alone.
          as === undefined ? `export * from ${JSON.stringify(target)}` : '',
          as !== undefined || names.has('default') ? `export { ${as ?? 'default'} as default } from ${JSON.stringify(target)}` : '',
          ...(lost.length > 0 ? [`const missing = ${missingValue}`] : []),
          ...lost.map((name) => `export const ${name} = missing`),
        ]
        return { contents: lines.join('\n'), loader: 'js', resolveDir: siteDirectory }
      })
    },
  }

  /** The names that a module imports and that are not there. */
  async function findLost(importer: string, specifier: string, { module, as }: OfferedModule): Promise<string[]> {
    const names = listNamed(readFileSync(importer, 'utf8'), specifier)
    if (names.length === 0) return []
    const known = as === undefined ? await exportsOf(join(packageDirectory, 'src', module)) : new Set(['default'])
    return names.filter((name) => !known.has(name))
  }

  function exportsOf(file: string): Promise<Set<string>> {
    const found = exported.get(file) ?? readExportNames(readFileSync(file, 'utf8'), 'tsx').then((names) => new Set(names))
    exported.set(file, found)
    return found
  }
}

/** A component of the site: `@theme/X` is `src/theme/X`, if there is such a file. */
function ownModule(siteDirectory: string, path: string): string | undefined {
  const [, name] = /^@theme(?:-site)?\/(.+)$/.exec(path) ?? []
  if (name === undefined) return undefined
  return findComponentFile(join(siteDirectory, 'src/theme', name))
}

/** The names in braces of the imports of a module, without types. */
export function listNamed(source: string, specifier: string): string[] {
  const names = new Set<string>()
  for (const [, clause = '', from] of source.matchAll(
    /\b(?:import|export)\s+(?!type[\s{][^'"]*from)([^'";]*?)\bfrom\s*['"]([^'"]+)['"]/g,
  )) {
    if (from !== specifier) continue
    for (const part of (/\{([^}]*)\}/.exec(clause)?.[1] ?? '').split(',')) {
      const [name = ''] = part.trim().split(/\s+/)
      if (name !== '' && !/^type\s/.test(part.trim())) names.add(name)
    }
  }
  return [...names]
}
