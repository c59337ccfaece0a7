// The folders and files that a site is made from, as the dev server needs them: what to watch, and which files may be sent.

import { posix } from 'node:path'
import type { SiteBundle } from '../../bundle/bundle-site.ts'
import type { LoadedConfig } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree } from '../../content/content-tree.ts'
import { foldersOfLocale } from '../../content/locales/locale-folders.ts'
import type { SiteFolders } from './classify-change.ts'
import type { WatchedFolders } from './watch-site.ts'

/** Site-relative, including those of all versions, and those with the documents and texts of a language, which need not exist. */
export function contentFoldersOf(config: ResolvedConfig, tree: Pick<ContentTree, 'versions'>): string[] {
  const { docs, blogs, pages, collections, locales, i18n } = config
  const versions = Object.values(tree.versions).flatMap(({ folders }) => Object.values(folders))
  const ofLocales = [...locales.flatMap(({ name }) => foldersOfLocale(config, name)), ...Object.values(i18n.docs ?? {})]
  return [...new Set([...versions, ...[...docs, ...blogs, ...pages, ...collections].map(({ path }) => path), ...ofLocales])]
}

/**
 * @param bundle undefined until the components compile.
 * @param broken files with mistakes that keep the bundle from being made.
 * @param read files that plugins have read for documents.
 */
export function listSiteFolders(
  { config, files }: LoadedConfig,
  tree: ContentTree,
  bundle: SiteBundle | undefined,
  broken: readonly string[],
  read: readonly string[],
): SiteFolders {
  return {
    read,
    config: files,
    content: contentFoldersOf(config, tree),
    static: config.staticDirectories,
    inputs: [...(bundle?.inputs ?? []), ...broken],
    styleInputs: bundle?.styleInputs ?? [],
    bundled: bundle?.folders ?? { scripts: [], styles: [] },
    named: [
      ...config.stylesheets,
      ...Object.values(config.stylesheetsByClass),
      ...Object.values(config.mdxComponents),
      ...Object.values(config.components),
      ...config.layouts,
      ...config.dataPages.map(({ component }) => component),
      ...config.collections.flatMap(({ itemComponent, listComponent }) => [itemComponent, ...(listComponent ? [listComponent] : [])]),
      ...Object.values(tree.sidebars).map(({ file }) => file),
      ...(tree.sidebarImports ?? []),
      ...config.docs.flatMap(({ sidebarPath }) => (typeof sidebarPath === 'string' ? [sidebarPath] : [])),
    ],
  }
}

/**
 * The folders to watch for a site: those of the content, static files and components with everything below, and, one level deep, the
 * folders above them, in which one of them may appear.
 */
export function watchedFolders(folders: SiteFolders): WatchedFolders {
  const modules = [...folders.config, ...folders.inputs, ...folders.named, ...folders.read]
    .filter((file) => !file.startsWith('../') && !posix.isAbsolute(file) && !file.split('/').includes('node_modules'))
    .map((file) => posix.dirname(file))
  if (folders.content.includes('')) return { deep: ['.'], flat: [] }
  const read = Object.values(folders.bundled)
    .flat()
    .filter((path) => !path.startsWith('../') && !posix.isAbsolute(path))
  const wanted = [...folders.content, ...folders.static, ...modules, ...read].filter((folder) => folder !== '.')
  const deep = new Set(wanted.filter((folder) => !wanted.some((other) => folder.startsWith(`${other}/`))))
  const flat = new Set(['.'])
  for (const folder of deep) for (let above = posix.dirname(folder); above !== '.'; above = posix.dirname(above)) flat.add(above)
  return { deep: [...deep].sort(), flat: [...flat].filter((folder) => !deep.has(folder)).sort() }
}
