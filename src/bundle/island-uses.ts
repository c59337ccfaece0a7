// What an island needs of its page and of the data that pages share, found in its bundle: each hook of the theme is a module of its own, and
// the bundler leaves out what an island does not call.
import { basename, join, resolve } from 'node:path'
import type { Metafile } from 'esbuild'
import { isOwnSource, packageDirectory } from '../lib/package-directory.ts'
import { type SiteDataKind, siteDataKinds } from '../routes/site-data-files.ts'

export interface IslandUse {
  /** Loaded before it wakes. */
  site: SiteDataKind[]
  /** The whole page, not its path alone. */
  page: boolean
  /** What the document of the page says of itself: its front matter. */
  written?: boolean
}

const theme = (file: string): string => join(packageDirectory, 'src/theme', file)

/** Every component that needs the page imports the first one. */
const contextModule = theme('page-context.ts')
/** The texts of the theme are in the scripts; these are those of the site. */
const translateModule = theme('translate.tsx')
/** What `useSite()` is for; the others are large, or are loaded for what they are for. */
const shared = siteDataKinds.filter((kind) => kind !== 'texts' && kind !== 'docTexts')
const hooks: Readonly<Record<string, readonly SiteDataKind[]>> = {
  [theme('hooks/use-docs.ts')]: ['docs'],
  [theme('hooks/use-doc-texts.ts')]: ['docTexts'],
  [theme('hooks/use-blog.ts')]: ['blogs'],
  [theme('hooks/use-site.ts')]: shared,
  [theme('hooks/use-page.ts')]: shared,
}

/** The hook for what a document says of itself. */
const writtenModule = theme('hooks/use-written-documents.ts')

/** It is an island itself: React inside of Preact, or the reverse, cannot be. */
export const searchModule = theme('../plugins/search/theme/site-search.tsx')

/** Undefined for an island that needs nothing but its props. @param modules from `listModules`. */
export function findIslandUse(modules: ReadonlySet<string>): IslandUse | undefined {
  const texts: readonly SiteDataKind[] = modules.has(translateModule) ? ['texts'] : []
  if (!modules.has(contextModule)) return texts.length === 0 ? undefined : { site: [...texts], page: false }
  const needed = new Set<SiteDataKind>([
    'config',
    ...texts,
    ...Object.entries(hooks).flatMap(([file, kinds]) => (modules.has(file) ? kinds : [])),
  ])
  return {
    site: siteDataKinds.filter((kind) => needed.has(kind)),
    page: modules.has(theme('hooks/use-page.ts')),
    ...(modules.has(writtenModule) && { written: true }),
  }
}

/** Loaded by each island that needs something of its page; what it consists of says nothing about the island. */
export const providerModule = theme('provide-page.ts')

/**
 * The modules that an output and everything that it imports consist of, now or later. What it imports without a name is not used: the bundler
 * keeps such an import for what a module does when it runs, and modules of the theme do nothing then; those of a site might.
 * @param textOf the code of an output.
 * @returns absolute paths.
 */
export function listModules(
  output: string,
  outputs: Metafile['outputs'],
  siteDirectory: string,
  textOf: (output: string) => string,
): Set<string> {
  const modules = new Set<string>()
  const seen = new Set([output])
  const waiting = [output]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = outputs[path]
    if (!found || (found.entryPoint !== undefined && resolve(siteDirectory, found.entryPoint) === providerModule)) continue
    for (const [input, { bytesInOutput }] of Object.entries(found.inputs)) if (bytesInOutput > 0) modules.add(resolve(siteDirectory, input))
    const unnamed = listUnnamedImports(textOf(path))
    for (const imported of found.imports) {
      if (imported.external || seen.has(imported.path)) continue
      if (unnamed.has(basename(imported.path)) && isOfTheme(outputs[imported.path], siteDirectory)) continue
      seen.add(imported.path)
      waiting.push(imported.path)
    }
  }
  return modules
}

/** Imports stand at the start of an output, in the form that the bundler gives them. @returns the names of the files. */
function listUnnamedImports(code: string): Set<string> {
  const [head = ''] = /^(?:import[^;]*;\s*)*/.exec(code) ?? []
  return new Set([...head.matchAll(/import\s*"([^"]*)";/g)].map(([, path = '']) => basename(path)))
}

function isOfTheme(output: Metafile['outputs'][string] | undefined, siteDirectory: string): boolean {
  const used = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return used.every(([input]) => isOwnSource(resolve(siteDirectory, input)))
}
