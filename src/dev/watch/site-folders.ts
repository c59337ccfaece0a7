// The folders and files that a site is made from, as the dev server needs them: what to watch, and which files may be sent.
import type { SiteBundle } from '../../bundle/bundle-site.ts'
import type { LoadedConfig } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree } from '../../content/content-tree.ts'
import type { SiteFolders } from './classify-change.ts'

/** Site-relative, including those of all versions. */
export function contentFoldersOf({ docs, blogs, pages, collections }: ResolvedConfig, tree: Pick<ContentTree, 'versions'>): string[] {
  const versions = Object.values(tree.versions).flatMap(({ folders }) => Object.values(folders))
  return [...new Set([...versions, ...[...docs, ...blogs, ...pages, ...collections].map(({ path }) => path)])]
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
