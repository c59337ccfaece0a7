// Everything that link resolution depends on, taken from configuration, content and route table: plain data, sent to each worker once.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import { createLinkResolver, type LinkResolver, type LinkResolverInput } from './resolve-link.ts'
import type { RouteTable } from './route.ts'

/** How links lead from document to document in one language of a site. */
export interface SiteLinks {
  links: LinkResolverInput
  resolveLink: LinkResolver
}

export function linksOfSite(...site: Parameters<typeof linkResolverInput>): SiteLinks {
  const links = linkResolverInput(...site)
  return { links, resolveLink: createLinkResolver(links) }
}

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
