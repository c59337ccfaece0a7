// The languages of a site whose translations stand in folders beside the documents, as VitePress and Starlight have them.
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { asOptions, type Options, set } from './options.ts'
import { Code } from './write-config.ts'

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
  siteDirectory: string,
): void {
  const settings = ({ folder, tag, label, direction }: Partial<Language>): Options => ({
    ...(typeof label === 'string' && { label }),
    ...(direction === 'rtl' && { direction }),
    ...(folder !== undefined && folder !== tag && { path: folder }),
    ...(folder !== undefined && { docs: posix.join(docs, folderOnDisk(siteDirectory, docs, folder)) }),
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

/** Neither generator reads a number at the beginning of a name as an order, nor any name but `index` as that of the first page of a folder. */
export function keepNames(config: Options, siteDirectory: string, docs: string): void {
  const names = listNames(join(siteDirectory, docs))
  const hasNumber = names.some(({ name }) => /^\d+\s*[-_.]+\s*[^-_.\s\d]/.test(name) && !/^\d+\.mdx?$/.test(name))
  if (hasNumber) set(config, 'docs', 'numberPrefixParser', false)
  const hasOtherIndex = names.some(({ name, folder }) => {
    const bare = name.toLowerCase().replace(/\.mdx?$/, '')
    return bare !== name.toLowerCase() && folder !== '' && (bare === 'readme' || bare === folder.toLowerCase()) && bare !== 'index'
  })
  if (hasOtherIndex) set(config, 'docs', 'isCategoryIndex', new Code("({ fileName }) => fileName.toLowerCase() === 'index'"))
}

/** Paths of all documents of a folder. */
export function listDocuments(directory: string): string[] {
  return listNames(directory).flatMap(({ path, isFolder }) => (isFolder ? [] : [path]))
}

interface FoundName {
  name: string
  /** Name of the folder that it is in: '' for the top. */
  folder: string
  path: string
  isFolder: boolean
}

/** Folders and documents. */
function listNames(directory: string, folder = '', depth = 0): FoundName[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    if (name === 'node_modules' || name.startsWith('.')) return []
    const path = join(directory, name)
    if (!entry.isDirectory()) return /\.mdx?$/.test(name) && existsSync(path) ? [{ name, folder, path, isFolder: false }] : []
    return [{ name, folder, path, isFolder: true }, ...(depth < 8 ? listNames(path, name, depth + 1) : [])]
  })
}

/** The folder of a name, as it is written on disk: `zh-cn` may stand in `zh-CN`, whose addresses are in lower case. */
function folderOnDisk(siteDirectory: string, docs: string, folder: string): string {
  const parent = join(siteDirectory, docs)
  if (!existsSync(parent)) return folder
  const names = readdirSync(parent)
  return names.includes(folder) ? folder : (names.find((name) => name.toLowerCase() === folder.toLowerCase()) ?? folder)
}
