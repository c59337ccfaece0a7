// Translates the patterns of the most common grammars when sitegen is compiled; otherwise each thread of each build would do it. Cold builds
// of the 1,000 pages of the benchmark took 22.0 s of processor time with these files and 24.9 s without (medians of three in turns on a busy machine).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { toRegExpDetails } from 'oniguruma-to-es'
import { bundledLanguages } from 'shiki/langs'
import { type TranslatedPattern, translationOptions } from './grammar-patterns.ts'
import { requiredSigns } from './required-signs.ts'

type Language = keyof typeof bundledLanguages

const languages: readonly Language[] = [
  ...(['tsx', 'typescript', 'javascript', 'jsx', 'json', 'jsonc', 'bash', 'css', 'scss', 'html', 'yaml', 'toml'] as const),
  ...(['markdown', 'diff', 'python', 'go', 'rust', 'java', 'php', 'ruby', 'docker', 'powershell', 'vue', 'svelte'] as const),
  ...(['ini', 'nginx', 'xml', 'sql', 'graphql'] as const),
]
const stampFile = 'made-of'
/** Version of the file format: raise it when the contents change. */
const format = 2

/**
 * Writes `<grammar>.json` for each grammar. Does nothing if the stamp is unchanged.
 * @param directory emptied and rebuilt.
 * @param names languages; all of the list above unless a test needs fewer.
 * @param stamp identifies the versions of the packages that the files are made with.
 */
export async function translateGrammars(directory: URL, stamp: string, names = languages): Promise<void> {
  const stampPath = new URL(stampFile, directory)
  const wanted = JSON.stringify([format, stamp, names, translationOptions])
  if ((await readFile(stampPath, 'utf8').catch(() => '')) === wanted) return
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  for (const [name, patterns] of await translateLanguages(names)) {
    await writeFile(new URL(`${name}.json`, directory), JSON.stringify(patterns))
  }
  await writeFile(stampPath, wanted)
}

/** Patterns by grammar name; a language may have several grammars, for embedded languages. */
export async function translateLanguages(names: readonly Language[]): Promise<Map<string, TranslatedPattern[]>> {
  const grammars = (await Promise.all(names.map((name) => bundledLanguages[name]()))).flatMap((module) => module.default)
  return new Map(grammars.map((grammar) => [grammar.name, [...sourcesOf(grammar)].flatMap(translate)]))
}

function translate(source: string): TranslatedPattern[] {
  try {
    const { pattern, flags, options } = toRegExpDetails(source, translationOptions)
    const needs = requiredSigns(source)
    return [options ? [source, pattern, flags, needs, options] : [source, pattern, flags, needs]]
  } catch {
    // Not every pattern can be translated: the highlighter finds that out too, and skips it.
    return []
  }
}

function sourcesOf(rule: object, sources = new Set<string>()): Set<string> {
  for (const [name, value] of Object.entries(rule)) {
    if (typeof value === 'object' && value !== null) sourcesOf(value, sources)
    else if (typeof value === 'string' && /^(?:match|begin|end|while)$/.test(name)) for (const form of formsOf(value)) sources.add(form)
  }
  return sources
}

/** As vscode-textmate passes a pattern to its engine: `\z` is spelled out; `\A` and `\G` cannot match where they are not allowed. */
function formsOf(pattern: string): string[] {
  const source = replaceEscapes(pattern, 'z', '$(?!\\n)(?<!\\n)')
  const never = '\\\uFFFF'
  const withoutA = replaceEscapes(source, 'A', never)
  return [source, withoutA, replaceEscapes(source, 'G', never), replaceEscapes(withoutA, 'G', never)]
}

function replaceEscapes(pattern: string, letter: string, replacement: string): string {
  return pattern.replace(/\\(.)/gs, (whole: string, escaped: string) => (escaped === letter ? replacement : whole))
}
