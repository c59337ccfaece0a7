// Where the texts of a language stand: in the folders of Docusaurus, `i18n/fr/docusaurus-plugin-content-docs/current`, or in ours, which
// repeat those of the content, `content/i18n/fr/docs`.
import { posix } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { isBelowFolder, joinFolder, pathBelow } from '../../lib/folder-path.ts'
import type { CollectionReference } from '../document.ts'

/** Our folder of all languages. */
export const ownLocalesFolder = 'content/i18n'

/** A folder of documents in one language, and the one whose documents they translate; both relative to the site. */
export interface LocaleFolder {
  locale: string
  folder: string
  original: string
}

/** Folders with the texts of a language, the strongest first; they need not exist. */
export function foldersOfLocale({ i18n }: Pick<ResolvedConfig, 'i18n'>, locale: string): string[] {
  return [joinFolder(ownLocalesFolder, locale), joinFolder(i18n.path, locale)]
}

/** Folders in which documents of a language may stand that translate those of `original`, the strongest first. */
export function listLocaleFolders(
  config: Pick<ResolvedConfig, 'i18n'>,
  locale: string,
  { path: original, collection }: { path: string; collection: CollectionReference },
): LocaleFolder[] {
  const [own = '', theirs = ''] = foldersOfLocale(config, locale)
  const below = original.replace(/^(?:\.\.\/)+/, '').replace(/^content\//, '')
  const folders = [joinFolder(own, below)]
  const plugin = pluginFolders[collection.kind]
  if (plugin !== undefined) {
    const { id, version } = collection
    const folder = joinFolder(theirs, id === 'default' ? plugin : `${plugin}-${id}`)
    folders.push(version === undefined ? folder : joinFolder(folder, version === 'current' ? version : `version-${version}`))
  }
  // A folder that the configuration names is that of one collection, as it is now.
  const named = config.i18n.docs?.[locale]
  const { kind, id, version = 'current' } = collection
  if (named !== undefined && kind === 'docs' && id === 'default' && version === 'current') folders.push(named)
  return folders.map((folder) => ({ locale, folder, original }))
}

const pluginFolders: Partial<Record<CollectionReference['kind'], string>> = {
  docs: 'docusaurus-plugin-content-docs',
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages',
}

/** What a path relative to a translated file means if nothing is there: the same beside its original. Undefined for any other file. */
export function originalFileOf(file: string, folders: readonly Pick<LocaleFolder, 'folder' | 'original'>[]): string | undefined {
  const found = folders.find(({ folder }) => isBelowFolder(file, folder))
  return found && posix.normalize(joinFolder(found.original, pathBelow(file, found.folder)))
}
