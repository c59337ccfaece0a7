// Everything that link resolution depends on, taken from configuration, content and route table: plain data, sent to each worker once.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import type { LinkResolverInput } from './resolve-link.ts'
import type { RouteTable } from './route.ts'

export function linkResolverInput(
  config: Pick<ResolvedConfig, 'baseUrl' | 'rootUrl' | 'sharedPaths' | 'trailingSlash' | 'docs' | 'blogs' | 'pages' | 'collections'>,
  tree: Pick<ContentTree, 'versions' | 'staticFiles' | 'localeFolders'>,
  table: Pick<RouteTable, 'pathOfFile'>,
): LinkResolverInput {
  const versions = Object.values(tree.versions).flatMap(({ folders }) => Object.values(folders))
  const localeFolders = (tree.localeFolders ?? []).map(({ folder }) => folder)
  const collections = [...config.docs, ...config.blogs, ...config.pages, ...config.collections]
  return {
    baseUrl: config.baseUrl,
    rootUrl: config.rootUrl,
    sharedPaths: config.sharedPaths,
    trailingSlash: config.trailingSlash,
    pathOfFile: table.pathOfFile,
    contentFolders: [...new Set([...versions, ...collections.map(({ path }) => path), ...localeFolders])],
    // Without a slash policy paths stay as they are, so the long list need not be sent.
    files: config.trailingSlash === undefined ? [] : Object.keys(tree.staticFiles),
  }
}
