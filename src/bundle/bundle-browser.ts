// Bundles what the browser gets: style sheets, the small runtime, and one module per island. All hashed.

import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import type { Language } from '../lib/texts/text.ts'
import type { SiteStyle } from '../theme/html/site-style.ts'
import { type Bundled, type BundlePlace, bundleIslands, bundleScripts, type NamedIsland } from './bundle-scripts.ts'
import { bundleStyles, type MadeFrom, type StyleSource } from './bundle-styles.ts'
import { islandScript, readCompiledScript, runtimeScript } from './compiled/scripts.ts'
import { findIslandUse, type IslandUse, searchModule } from './island-uses.ts'
import { type RuntimeEntry, writeRuntimeEntry } from './runtime-entry.ts'
import { speakScripts } from './spoken-texts.ts'
import { bundleThemeIsland, isThemeIsland } from './theme-islands.ts'

export interface BrowserBundleInput extends BundlePlace, Omit<RuntimeEntry, 'hasIslands'> {
  /** Name on pages -> absolute path. */
  islands: Map<string, string>
  /** The sheets of the configuration, then those that components import. They follow those of the theme. */
  sheets: StyleSource[]
  /** Where their absolute addresses lead. */
  staticDirectories: readonly string[]
  /** Text of the style sheet for highlighted code. */
  codeStyles: string
  /** The one color of the site, if it names one. */
  accentColor: string | undefined
  /** Language -> texts of the theme in it, where they are not those that are built in. */
  languages: Readonly<Record<string, Language>>
  /** Whether pages are in a language that is not among these. */
  isAlsoBuiltIn: boolean
}

export interface BrowserBundleOutput {
  /** Output path -> bytes. */
  files: Map<string, Uint8Array>
  /** In the order in which pages link to them. */
  styles: SiteStyle[]
  /** Address of the runtime that every page loads. */
  runtime: string | undefined
  /** Island name -> address of its module. */
  islandUrls: Record<string, string>
  /** Island name -> what it needs of its page; islands that need nothing are not in it. */
  islandUses: Record<string, IslandUse>
  /** The scripts of languages that have their own. */
  languages: Record<string, LanguageScripts>
  /** Every file that was read for scripts, relative to the site. */
  inputs: string[]
  stylesFrom: MadeFrom
}

/** The addresses of scripts on the pages of a language. */
export interface LanguageScripts {
  runtime: string | undefined
  islandUrls: Record<string, string>
}

export async function bundleBrowser(input: BrowserBundleInput): Promise<BrowserBundleOutput> {
  const files = new Map<string, Uint8Array>()
  const inputs = new Set<string>()
  const stylesFrom: MadeFrom = { inputs: new Set(), folders: new Set(), isSilent: false }
  const styles = await bundleStyles(input, files, stylesFrom)
  const islands = [...input.islands].sort(([a], [b]) => (a < b ? -1 : 1))
  // A site without islands of its own sends no React.
  const own = islands.filter(([, path]) => !isThemeIsland(path))
  const themed = islands.filter(([, path]) => isThemeIsland(path))
  const made = await bundleIslands(input, own, { files, inputs }, true)
  const islandUrls = {
    ...Object.fromEntries(Object.entries(made).map(([name, { url }]) => [name, url])),
    ...(await addThemeIslands(input, themed, { files, inputs })),
  }
  const islandUses: Record<string, IslandUse> = {}
  for (const [name, { modules }] of Object.entries(made)) {
    const found = modules()
    if (found.has(searchModule)) throw new DiagnosticError([searchInIsland(name)])
    const use = findIslandUse(found)
    if (use) islandUses[name] = use
  }
  const runtime = await addRuntime(input, { ...input, hasIslands: islands.length > 0 }, { files, inputs })
  const scripts = { runtime, islandUrls }
  const languages = addLanguages(input, files, scripts)
  return { files, styles, ...scripts, islandUses, languages, inputs: [...inputs], stylesFrom }
}

/** Puts texts in place of their marks, in `files`: those that are built in, and in copies those of other languages. */
function addLanguages(
  { baseUrl, languages, isAlsoBuiltIn }: Pick<BrowserBundleInput, 'baseUrl' | 'languages' | 'isAlsoBuiltIn'>,
  files: Map<string, Uint8Array>,
  { runtime, islandUrls }: LanguageScripts,
): Record<string, LanguageScripts> {
  const scripts = new Map([...files].flatMap(([path, bytes]) => (path.endsWith('.js') ? [[path, new TextDecoder().decode(bytes)]] : [])))
  const spoken = Object.entries(languages).map(([name, { messages }]) => ({ name, ...speakScripts(scripts, messages) }))
  for (const [path, code] of speakScripts(scripts, {}).files) {
    // No page would load it.
    if (!isAlsoBuiltIn && spoken.every(({ renamed }) => renamed.has(path))) files.delete(path)
    else files.set(path, Buffer.from(code))
  }
  for (const { files: own, renamed } of spoken) for (const path of renamed.values()) files.set(path, Buffer.from(own.get(path) ?? ''))
  return Object.fromEntries(
    spoken.map(({ name, renamed }) => {
      const addressOf = (url: string): string => {
        const own = renamed.get(url.slice(baseUrl.length))
        return own === undefined ? url : baseUrl + own
      }
      return [
        name,
        {
          runtime: runtime === undefined ? undefined : addressOf(runtime),
          islandUrls: Object.fromEntries(Object.entries(islandUrls).map(([island, url]) => [island, addressOf(url)])),
        },
      ]
    }),
  )
}

/** Its screens run on Preact and wake by themselves; React would get neither. */
function searchInIsland(file: string): Diagnostic {
  return {
    id: 'component-not-loadable',
    level: 'error',
    message: 'The island shows <SiteSearch>, which is an island itself and cannot be part of another one.',
    place: { file },
    hint: 'Show <SiteSearch> beside the island, or hand it to the island as children.',
  }
}

/** @returns its address. */
async function addRuntime(input: BundlePlace, entry: RuntimeEntry, bundled: Bundled): Promise<string | undefined> {
  const compiled = await readCompiledScript(runtimeScript(entry), input, bundled)
  if (compiled !== undefined) return compiled
  const [made] = await bundleScripts(input, bundled, [{ name: 'runtime', contents: writeRuntimeEntry(entry) }])
  return made?.url
}

/** @returns name -> address. */
async function addThemeIslands(input: BundlePlace, islands: readonly NamedIsland[], bundled: Bundled): Promise<Record<string, string>> {
  const urls: Record<string, string> = {}
  for (const island of islands) {
    const [name, path] = island
    const compiled = await readCompiledScript(islandScript(path), input, bundled)
    urls[name] = compiled ?? (await bundleThemeIsland(input, island, bundled))
  }
  return urls
}
