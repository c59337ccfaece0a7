// What islands import from `sitegen/theme`, from the modules that have it. Through the index, which has all of the theme, the bundler would
// hand each island what any other island needs.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { isDocumentModule } from '../lib/document-module.ts'
import { packageDirectory } from '../lib/package-directory.ts'

const namespace = 'theme'
const directory = join(packageDirectory, 'src/theme')
const index = join(directory, 'index.ts')

export function themeExports(): Plugin {
  return {
    name: 'theme-exports',
    setup(build) {
      const files = readFile(index, 'utf8').then(listExports)
      build.onResolve({ filter: /^sitegen\/theme$/ }, async ({ importer, namespace: from }) => {
        if (from !== 'file') return undefined
        const names = isDocumentModule(importer) ? undefined : listImported(await readFile(importer, 'utf8'))
        const known = await files
        // The index itself makes the bundler say what it does not have.
        if (names === undefined || names.some((name) => !known.has(name))) return { path: index, sideEffects: false }
        return { path: names.join(','), namespace, sideEffects: false }
      })
      // What an island imports and does not use is left out of it, also if another island uses it.
      build.onResolve({ filter: /^(?:\.{1,2})?\// }, ({ path, importer, namespace: from, resolveDir }) =>
        from === namespace || importer === index ? { path: resolve(resolveDir, path), sideEffects: false } : undefined,
      )
      build.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
        const known = await files
        const lines = path.split(',').flatMap((name) => {
          const file = known.get(name)
          return file === undefined ? [] : [`export { ${name} } from ${JSON.stringify(join(directory, file))}`]
        })
        return { contents: lines.join('\n'), loader: 'js', resolveDir: directory }
      })
    },
  }
}

/** Name -> file, of the index. */
export function listExports(index: string): Map<string, string> {
  const exported = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)) {
    for (const name of readNames(names)) exported.set(name, file)
  }
  return exported
}

/** The names that a module imports from the theme, sorted; undefined if that cannot be told. */
export function listImported(source: string): string[] | undefined {
  if (/\b(?:require|import)\s*\(\s*['"`]sitegen\/theme['"`]/.test(source)) return undefined
  const names = new Set<string>()
  for (const [, clause = ''] of source.matchAll(/\b(?:import|export)\s+((?:type\s+)?[\w$\s{},*]*?)\s*from\s*['"]sitegen\/theme['"]/g)) {
    if (/^type[\s{]/.test(clause)) continue
    const braces = /^\{([^}]*)\}$/.exec(clause)
    if (!braces) return undefined
    for (const name of readNames(braces[1] ?? '')) names.add(name)
  }
  return [...names].sort()
}

/** `A, type B, C as D` -> A, C. */
export function readNames(list: string): string[] {
  return list.split(',').flatMap((part) => {
    const [name = ''] = part.trim().split(/\s+/)
    return name === '' || /^type\s/.test(part.trim()) ? [] : [name]
  })
}
