// The folders of a site that have content, what of them is read, and what is wrong with them.
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isOutput } from '../lib/is-output.ts'
import { acceptContent, type FilePatterns } from './content-patterns.ts'
import type { CollectionReference } from './document.ts'
import { type LocaleFolder, listLocaleFolders } from './locales/locale-folders.ts'
import type { DocsVersions } from './read-versions.ts'
import type { WalkOptions } from './walk-folder.ts'

export interface ContentFolder {
  /** Site-relative. */
  path: string
  collection: CollectionReference
  files: FilePatterns
  /** If its documents are in another language than those of the site. */
  locale?: LocaleFolder
}

/** The same folders in other languages. */
export function localeFoldersOf(config: ResolvedConfig, originals: readonly ContentFolder[]): ContentFolder[] {
  if (config.locales.length < 2) return []
  return config.locales.flatMap(({ name }) =>
    originals.flatMap((original) =>
      listLocaleFolders(config, name, original).map((locale): ContentFolder => ({ ...original, path: locale.folder, locale })),
    ),
  )
}

export function contentFoldersOf(config: ResolvedConfig, allVersions: readonly DocsVersions[]): ContentFolder[] {
  const folders: ContentFolder[] = []
  config.docs.forEach(({ id, ...files }, index) => {
    for (const [version, path] of Object.entries(allVersions[index]?.folders ?? {})) {
      folders.push({ path, collection: { kind: 'docs', id, version }, files })
    }
  })
  for (const { id, path, ...files } of config.blogs) folders.push({ path, collection: { kind: 'blog', id }, files })
  for (const { id, path, ...files } of config.pages) folders.push({ path, collection: { kind: 'pages', id }, files })
  for (const { id, path, ...files } of config.collections) folders.push({ path, collection: { kind: 'collection', id }, files })
  return folders
}

/** Where the documents stand beside everything else of the site, its static files and what was built are none of them. */
export function acceptFor(
  { siteDirectory, staticDirectories }: ResolvedConfig,
  { path: folder, files }: ContentFolder,
): WalkOptions['accepts'] {
  const isContent = acceptContent(files)
  if (folder !== '') return isContent
  return (name, path) => isContent(name, path) && !staticDirectories.includes(path) && !isOutput(join(siteDirectory, path))
}

export function nothingIncluded({ path, collection, files }: ContentFolder): Diagnostic {
  return {
    id: 'content-folder-missing',
    level: 'warning',
    message: `None of the files in \`${path}\` is one that \`include\` names: ${files.include?.map((pattern) => JSON.stringify(pattern)).join(', ')}.`,
    configPath: [collection.kind === 'collection' ? 'collections' : collection.kind, 'include'],
    hint: `The patterns begin at the folder \`${path}\`: '**/*.mdx' names all files that end so, 'guides/**' all in a folder.`,
  }
}

const collectionNames = { docs: 'docs collection', blog: 'blog', collection: 'collection', pages: 'pages', partial: 'partials' }

export function folderMissing({ path, collection }: ContentFolder, configFile: string): Diagnostic {
  const name = collectionNames[collection.kind] + (collection.kind === 'pages' ? '' : ` \`${collection.id}\``)
  const message = `The folder \`${path}\` of the ${name} does not exist.`
  const hint = 'Create the folder, or correct `path` in the configuration.'
  return { id: 'content-folder-missing', level: 'error', message, place: { file: configFile }, hint }
}
