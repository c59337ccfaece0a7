// The corpus in several languages: the same pages, with a share of them translated. Translations are where Docusaurus and sitegen both look.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeCorpus } from '../corpus/write-corpus.ts'
import type { Tool } from '../tool.ts'

/** The default one first. */
const names = ['en', 'fr', 'de', 'es', 'pt-BR', 'ja', 'zh-Hans', 'ru', 'ar', 'it']

export const mostLocales = names.length

export interface Variant {
  label: string
  locales: number
  /** One page of this many is translated, another one in each language; undefined for none. */
  translatedOneOf?: number
}

export function listVariants(locales: number): Variant[] {
  return [
    { label: 'one locale', locales: 1 },
    { label: 'second locale with nothing translated', locales: 2 },
    { label: 'second locale fully translated', locales: 2, translatedOneOf: 1 },
    { label: `${locales} locales, a fifth of each translated`, locales, translatedOneOf: 5 },
  ]
}

/** The same tool for a site in the languages of a variant. Its name tells both. */
export function inLocales(tool: Tool, variant: Variant, pages: number): Tool {
  const locales = names.slice(0, variant.locales)
  return {
    ...tool,
    name: nameOf(tool, variant),
    prepare(site) {
      tool.prepare(site, locales)
      const every = variant.translatedOneOf
      if (every === undefined) return
      const corpus = makeCorpus(pages, tool.links)
      for (const [place, locale] of locales.slice(1).entries())
        for (const [index, { file, text }] of corpus.entries())
          if (index % every === place % every)
            write(join(site, 'i18n', locale, 'docusaurus-plugin-content-docs/current', file), text, locale)
    },
  }
}

export function nameOf({ name }: Pick<Tool, 'name'>, { label }: Variant): string {
  return `${name}, ${label}`
}

function write(path: string, text: string, locale: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, translate(text, locale))
}

/** Other bytes with the same structure: each paragraph and heading says its language. Code, tables, lists and front matter stay. */
export function translate(text: string, locale: string): string {
  let isPlain = false
  return text
    .split('\n')
    .map((line, index) => {
      if (line.startsWith('```') || line === '---') isPlain = index === 0 ? false : !isPlain
      return isPlain && /^(?:#|[A-Z])/.test(line) ? `${line} (${locale})` : line
    })
    .join('\n')
}
