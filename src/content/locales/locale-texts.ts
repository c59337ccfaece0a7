// The texts of a language that stand in no document: those of components (`code.json`), of navbar and footer, labels of sidebars, titles of
// blogs. The files are those of Docusaurus, JSON with a text for each id, in whichever of the two folders.
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { describeYamlValue as describeValue } from '../../lib/describe-value.ts'
import { joinFolder } from '../../lib/folder-path.ts'
import { isFile } from '../../lib/path-exists.ts'
import type { Messages } from '../../lib/texts/text.ts'
import type { CollectionReference } from '../document.ts'
import { readTextFile } from '../read-text-file.ts'
import { isRecord, readYamlMapping } from '../read-yaml-mapping.ts'
import { foldersOfLocale, listLocaleFolders } from './locale-folders.ts'
import { readThemeTexts } from './theme-texts.ts'

/** Plain JSON. */
export interface LocaleTexts {
  /** Of the theme, as it is for every site in this language (theme-texts.ts). */
  theme: Messages
  /** Of components: of the theme where the site says them differently, and of `<Translate>`. */
  code: Messages
  navbar: Messages
  footer: Messages
  /** `<docs id>/<version>` -> labels of its sidebars. */
  sidebars: Readonly<Record<string, Messages>>
  /** Blog id -> its title and description. */
  blogs: Readonly<Record<string, Messages>>
  /** The files that were read. */
  files: string[]
}

export const noTexts: LocaleTexts = { theme: {}, code: {}, navbar: {}, footer: {}, sidebars: {}, blogs: {}, files: [] }

/** @param docsFolders folder of each version of the docs. */
export async function readLocaleTexts(
  config: ResolvedConfig,
  locale: string,
  docsFolders: readonly { path: string; collection: CollectionReference }[],
): Promise<{ texts: LocaleTexts; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = []
  const files: string[] = []
  const roots = foldersOfLocale(config, locale)
  /** The first file that has a text counts. */
  const read = async (candidates: readonly string[]): Promise<Messages> => {
    const found: Record<string, string> = {}
    for (const file of [...candidates].reverse()) Object.assign(found, await readMessages(config.siteDirectory, file, files, diagnostics))
    return found
  }
  const inRoots = (...names: string[]): string[] => roots.flatMap((root) => names.map((name) => joinFolder(root, name)))
  const sidebars: Record<string, Messages> = {}
  for (const folder of docsFolders) {
    const { id, version } = folder.collection
    sidebars[`${id}/${version ?? 'current'}`] = await read(listLocaleFolders(config, locale, folder).map(({ folder }) => `${folder}.json`))
  }
  const blogs: Record<string, Messages> = {}
  for (const { id, path } of config.blogs) {
    const folders = listLocaleFolders(config, locale, { path, collection: { kind: 'blog', id } })
    blogs[id] = await read(folders.map(({ folder }) => `${folder}/options.json`))
  }
  const texts: LocaleTexts = {
    theme: await readThemeTexts(locale),
    code: await read(inRoots('code.json')),
    navbar: await read(inRoots('navbar.json', 'docusaurus-theme-classic/navbar.json')),
    footer: await read(inRoots('footer.json', 'docusaurus-theme-classic/footer.json')),
    sidebars,
    blogs,
    files,
  }
  return { texts, diagnostics }
}

async function readMessages(siteDirectory: string, file: string, files: string[], diagnostics: Diagnostic[]): Promise<Messages> {
  const path = join(siteDirectory, file)
  if (!(await isFile(path))) return {}
  files.push(file)
  const read = await readTextFile(path, file)
  diagnostics.push(...read.diagnostics)
  if (!('text' in read)) return {}
  const { mapping, diagnostics: found } = readYamlMapping({
    file,
    text: read.text,
    name: 'The file of texts',
    syntaxId: 'translation-invalid',
    forbiddenKeyId: 'translation-invalid',
  })
  diagnostics.push(...found)
  const messages: Record<string, string> = {}
  for (const [id, value] of Object.entries(mapping?.value ?? {})) {
    const text = isRecord(value) ? value.message : value
    if (typeof text === 'string') messages[id] = text
    else
      diagnostics.push({
        id: 'translation-invalid',
        level: 'error',
        message: `The text \`${id}\` must be a text, or a mapping with the key \`message\`, but is ${describeValue(value)}.`,
        ...(mapping && { place: mapping.placeOf([id]) }),
        hint: `Write "${id}": { "message": "…" }.`,
      })
  }
  return messages
}
