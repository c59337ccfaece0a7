// The languages of a site whose translations stand in folders beside the documents, as VitePress and Starlight have them.
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { asOptions, type Options, set } from './options.ts'

export interface Language {
  /** Folder of its documents below those of the site, and the first part of its addresses. */
  folder: string
  /** Language tag; what the folder is called, where none is written. */
  tag: string
  label?: unknown
  direction?: unknown
}

/** Writes `i18n`, with the folders where translations are; and a choice of languages. Needs `docs.path` and the navbar. */
export function addLanguages(
  config: Options,
  defaultTag: string,
  others: readonly Language[],
  main: Partial<Language>,
  docs: string,
): void {
  const settings = ({ folder, tag, label, direction }: Partial<Language>): Options => ({
    ...(typeof label === 'string' && { label }),
    ...(direction === 'rtl' && { direction }),
    ...(folder !== undefined && folder !== tag && { path: folder }),
    ...(folder !== undefined && { docs: posix.join(docs, folder) }),
  })
  const own = settings({ label: main.label, direction: main.direction })
  const configs = Object.fromEntries([
    ...(Object.keys(own).length > 0 ? [[defaultTag, own]] : []),
    ...others.map((language) => [language.tag, settings(language)]),
  ])
  if (others.length === 0 && defaultTag === 'en' && Object.keys(configs).length === 0) return
  config.i18n = {
    defaultLocale: defaultTag,
    // Their anchors are made of the words of the translation.
    ...(others.length > 0 && { locales: [defaultTag, ...others.map(({ tag }) => tag)], headingIds: 'translated' }),
    ...(Object.keys(configs).length > 0 && { localeConfigs: configs }),
  }
  if (others.length === 0) return
  const navbar = asOptions(config.navbar)
  const items: unknown[] = Array.isArray(navbar.items) ? navbar.items : []
  config.navbar = { ...navbar, items: [...items, { type: 'localeDropdown', position: 'right' }] }
}

/** Texts of a language, as files that the build reads: empty ones are not written. */
export function textFiles(tag: string, docs: string, { navbar, sidebars }: { navbar: Texts; sidebars: Texts }): [string, string][] {
  const folder = `content/i18n/${tag}`
  const ofDocs = docs === '.' ? folder : posix.join(folder, docs.replace(/^(?:\.\.\/)+/, '').replace(/^content\//, ''))
  const files: [string, Texts][] = [
    [`${folder}/navbar.json`, navbar],
    [`${ofDocs}.json`, sidebars],
  ]
  return files
    .filter(([, texts]) => Object.keys(texts).length > 0)
    .map(([file, texts]) => [
      file,
      `${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, { message }])), undefined, 2)}\n`,
    ])
}

/** Id -> message. */
export type Texts = Record<string, string>

/** Neither generator reads a number at the beginning of a name as an order. */
export function keepNumbers(config: Options, siteDirectory: string, docs: string): void {
  const folder = join(siteDirectory, docs)
  if (!existsSync(folder)) return
  const hasNumber = (directory: string, depth: number): boolean =>
    readdirSync(directory, { withFileTypes: true }).some((entry) => {
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) return false
      if (
        /^\d+\s*[-_.]+\s*[^-_.\s\d]/.test(entry.name) &&
        !/^\d+\.mdx?$/.test(entry.name) &&
        (entry.isDirectory() || /\.mdx?$/.test(entry.name))
      )
        return true
      return entry.isDirectory() && depth < 8 && hasNumber(join(directory, entry.name), depth + 1)
    })
  if (hasNumber(folder, 0)) set(config, 'docs', 'numberPrefixParser', false)
}
