// Which declaration files a block was checked with, and whether they are still the same. Files are grouped by package: a block depends on
// the packages that it imports, on those that their declarations import in turn, and on a few that apply to every block.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import type { ContentStore } from '../../cache/content-store.ts'
import { hashOf } from '../../lib/hash.ts'

interface PackageRecord {
  /** Hash of its files when it was first read. It changes when they change, but not when more of its files are read. */
  revision: string
  files: [path: string, signature: string, hash: string][]
  /** Packages that its declarations import. */
  imports: string[]
}

interface WrittenIndex {
  packages: [name: string, record: PackageRecord][]
  aliases: [specifier: string, name: string][]
}

/** Name of a package and its revision at that time. */
export type Dependency = [name: string, revision: string]

/** The revision of a package that is not installed. */
const missing = 'missing'

export interface DeclarationIndex {
  /** What a text with these imports depends on; undefined when the files of one of them are unknown. */
  dependenciesOf(specifiers: readonly string[]): Dependency[] | undefined
  /** Whether none of these have changed. */
  holds(dependencies: readonly Dependency[]): boolean
  /** Adds what the compiler has read. `aliases`: names that the compiler options map to a package. */
  add(files: Iterable<string>, aliases: ReadonlyMap<string, string>): void
  save(): Promise<void>
}

/** The site's own modules, its compiler options, and the declarations that all blocks see. */
const siteFiles = ''
/** Packages that every block depends on, if they are installed. */
const alwaysRead = [siteFiles, 'typescript', '@types/node', 'react', '@types/react']

const packagePattern = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//
const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(|\bmodule\s+|\b(?:types|path)=)["']([^"'\n]+)["']/g
const builtins: ReadonlySet<string> = new Set(builtinModules)

export async function openDeclarationIndex(store: ContentStore, siteDirectory: string): Promise<DeclarationIndex> {
  const key = hashOf('declaration files', siteDirectory)
  const bytes = await store.read(key)
  const written: WrittenIndex = bytes ? JSON.parse(bytes.toString()) : { packages: [], aliases: [] }
  const packages = new Map(written.packages.filter(([, record]) => isUnchanged(record)))
  const aliases = new Map(written.aliases)
  const installed = new Map<string, boolean>()
  /** By list of imports, because samples import the same few packages. */
  const dependencies = new Map<string, Dependency[]>()
  let isChanged = packages.size !== written.packages.length

  const nameOf = (specifier: string): string | undefined => {
    const name = packageNameOf(specifier)
    if (specifier.startsWith('node:') || builtins.has(name)) return '@types/node'
    const candidates = [aliases.get(specifier), aliases.get(name), name, typesPackageOf(name)]
    return candidates.find((candidate) => candidate !== undefined && packages.has(candidate))
  }

  const isInstalled = (name: string): boolean => {
    const found = installed.get(name) ?? [name, typesPackageOf(name)].some((each) => isPackage(siteDirectory, each))
    installed.set(name, found)
    return found
  }

  function listDependencies(specifiers: readonly string[]): Dependency[] | undefined {
    const roots: string[] = []
    const absent: Dependency[] = []
    for (const specifier of specifiers) {
      const name = nameOf(specifier)
      if (name !== undefined) roots.push(name)
      else if (isInstalled(packageNameOf(specifier))) return undefined
      else absent.push([packageNameOf(specifier), missing])
    }
    const read = [...closureOf([...alwaysRead, ...roots])].sort()
    return [...read.map((name): Dependency => [name, packages.get(name)?.revision ?? '']), ...absent]
  }

  function closureOf(roots: readonly string[]): Set<string> {
    const closure = new Set<string>()
    const waiting = [...roots]
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (closure.has(name)) continue
      const record = packages.get(name)
      if (record === undefined) continue
      closure.add(name)
      waiting.push(...record.imports.flatMap((specifier) => nameOf(specifier) ?? []), `@types/${name}`)
    }
    return closure
  }

  return {
    dependenciesOf(specifiers) {
      const bare = [...new Set(specifiers.filter((specifier) => !/^[./]/.test(specifier)))].sort()
      const key = bare.join(' ')
      const known = dependencies.get(key) ?? listDependencies(bare)
      if (known !== undefined) dependencies.set(key, known)
      return known
    },
    holds: (list) =>
      list.every(([name, revision]) => (revision === missing ? !isInstalled(name) : packages.get(name)?.revision === revision)),
    add(files, newAliases) {
      dependencies.clear()
      for (const [specifier, name] of newAliases) aliases.set(specifier, name)
      for (const [name, paths] of groupByPackage(files)) {
        const record = packages.get(name)
        const known = new Set(record?.files.map(([path]) => path))
        const young = paths.filter((path) => !known.has(path)).flatMap(readDeclaration)
        if (young.length === 0) continue
        isChanged = true
        const all = [...(record?.files ?? []), ...young.map(({ file }) => file)]
        packages.set(name, {
          revision: record?.revision ?? hashOf(JSON.stringify(all.map(([path, , hash]) => [path, hash]))).slice(0, 16),
          files: all,
          imports: [...new Set([...(record?.imports ?? []), ...young.flatMap(({ imports }) => imports)])],
        })
      }
    },
    async save() {
      const index: WrittenIndex = { packages: [...packages], aliases: [...aliases] }
      if (isChanged) await store.write(key, JSON.stringify(index))
    },
  }
}

/** Names of the modules that a text imports, as they are written. */
export function listSpecifiers(text: string): string[] {
  return [...text.matchAll(importPattern)].map(([, specifier = '']) => specifier)
}

function packageNameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`
}

/** Whether there is a folder with this name in which the compiler would look. */
function isPackage(siteDirectory: string, name: string): boolean {
  for (let folder = siteDirectory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return true
    if (folder === dirname(folder)) return false
  }
}

function groupByPackage(files: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of files) {
    const name = packagePattern.exec(path)?.[1]
    // The package.json files above a block do not affect its types, but change with every dependency of the site.
    if (name === undefined && path.endsWith('/package.json')) continue
    const group = name?.startsWith('@typescript/typescript-') ? 'typescript' : (name ?? siteFiles)
    groups.set(group, [...(groups.get(group) ?? []), path])
  }
  return groups
}

function readDeclaration(path: string): { file: PackageRecord['files'][number]; imports: string[] }[] {
  try {
    const text = readFileSync(path, 'utf8')
    const imports = path.endsWith('.json') ? [] : listSpecifiers(text).filter((specifier) => !/^[./]/.test(specifier))
    return [{ file: [path, signatureOf(path), hashOf(text)], imports: [...new Set(imports.map(packageNameOf))] }]
  } catch {
    // The compiler also asks for missing files. If one appears later, that does not change what was resolved before.
    return []
  }
}

function isUnchanged({ files }: PackageRecord): boolean {
  return files.every((file) => {
    const [path, signature, hash] = file
    const found = signatureOf(path)
    if (found === signature) return true
    // It was reinstalled: another file with the same bytes.
    if (found === '' || readDeclaration(path)[0]?.file[2] !== hash) return false
    file[1] = found
    return true
  })
}

/** '' when there is no file. */
function signatureOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`
}
