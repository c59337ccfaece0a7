// Translates the patterns of the grammars that documentation uses most, when sitegen is compiled: otherwise each thread of each build would.
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
/** Of these files: raised when what stands in them changes. */
const format = 2

/**
 * Writes `<grammar>.json` for each grammar. Nothing is done again for the same stamp.
 * @param directory made anew.
 * @param names of the languages; all that are worth it unless a test wants fewer.
 * @param stamp tells which versions of the packages the files are made with.
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

/** Grammars by name; a language may bring several, for what is embedded in it. */
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
    // Not every pattern can be translated: the highlighter finds that out too, and does without it.
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

/** As vscode-textmate gives a pattern to its engine: `\z` is spelled out, `\A` and `\G` cannot match where they are not allowed. */
function formsOf(pattern: string): string[] {
  const source = replaceEscapes(pattern, 'z', '$(?!\\n)(?<!\\n)')
  const never = '\\\uFFFF'
  const withoutA = replaceEscapes(source, 'A', never)
  return [source, withoutA, replaceEscapes(source, 'G', never), replaceEscapes(withoutA, 'G', never)]
}

function replaceEscapes(pattern: string, letter: string, replacement: string): string {
  return pattern.replace(/\\(.)/gs, (whole: string, escaped: string) => (escaped === letter ? replacement : whole))
}
