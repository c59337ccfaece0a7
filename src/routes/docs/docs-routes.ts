// The routes of one version of the docs: a page for each document, and one for each category with a generated index.

import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { searchMetadataOf } from '../../lib/search-metadata.ts'
import { comparablePath } from '../../lib/site-path.ts'
import { editUrlOf, knownLastUpdate, shownLastUpdate } from '../edit-url.ts'
import { homePageOf } from '../home-page-of.ts'
import { tableOfContentsOf } from '../table-of-contents-of.ts'
import type { Doc } from './doc.ts'
import type { DocProps, DocRoute, GeneratedIndexRoute, PlaceInDocs } from './doc-route.ts'
import { categoryCards } from './generated-index.ts'
import type { Neighbours, SidebarNavigation } from './navigation.ts'
import type { CategoryNode, GeneratedIndex, SidebarNode } from './sidebar-node.ts'
import type { VersionContent } from './version-content.ts'

/** The sidebar that a page is shown with. */
export interface ShownSidebar {
  name: string
  navigation: SidebarNavigation
}

/** Where a page of data stands. */
export function placeOfPage(path: string, content: VersionContent, shown: ShownSidebar): PlaceInDocs {
  return { ...pageFields(path, content, shown), ...shown.navigation.neighbours.get(path) }
}

type PageFields = Pick<DocProps, 'docs' | 'sidebarKey' | 'breadcrumbs'>

export function docRoute(
  doc: Doc,
  content: VersionContent,
  config: ResolvedConfig,
  shown: ShownSidebar | undefined,
  paging: Neighbours,
  tags: DocProps['tags'],
): DocRoute {
  const { frontMatter } = doc.summary
  const { docs, version } = content
  const known = knownLastUpdate(doc.summary)
  const home = homePageOf(doc.summary, config)
  return {
    kind: 'doc',
    path: doc.path,
    exact: true,
    source: doc.file,
    document: doc.file,
    context: { plugin: { name: 'docs', id: docs.id } },
    sidebar: shown?.name,
    metadata: {
      title: doc.title,
      description: doc.description,
      keywords: frontMatter.keywords,
      ...searchMetadataOf(frontMatter),
      image: doc.summary.image ?? frontMatter.image,
      noIndex: version.noIndex || undefined,
      unlisted: doc.unlisted || undefined,
      lastModified: known.date,
      htmlClassNames: [...versionClassNames(content), 'docs-doc-page', `docs-doc-id-${doc.id.replace(/\s+/g, '-')}`],
    },
    props: {
      id: doc.id,
      title: doc.title,
      showTitle: frontMatter.hideTitle !== true && doc.summary.contentTitle === undefined,
      ...pageFields(doc.path, content, shown),
      ...paging,
      editUrl: editUrlOf(config, docs.editUrl, {
        file: doc.file,
        path: doc.summary.path,
        permalink: doc.path,
        version: version.name,
        customEditUrl: frontMatter.customEditUrl,
        ...(doc.summary.made && { made: doc.summary.made }),
      }),
      lastUpdate: shownLastUpdate(known, docs),
      tags: tags.map(({ label, path }) => ({ label, ...(path !== undefined && { path }) })),
      draft: false,
      unlisted: doc.unlisted,
      tableOfContents: tableOfContentsOf(doc.summary.frontMatter, config),
      ...(home && { home }),
    },
  }
}

/** The generated pages for the categories of one sidebar. */
export function generatedIndexRoutes(nodes: readonly SidebarNode[], content: VersionContent, shown: ShownSidebar): GeneratedIndexRoute[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'category') return []
    const own = node.link?.type === 'generated-index' ? [generatedIndexRoute(node, node.link, content, shown)] : []
    return [...own, ...generatedIndexRoutes(node.items, content, shown)]
  })
}

function generatedIndexRoute(
  category: CategoryNode,
  index: GeneratedIndex,
  content: VersionContent,
  shown: ShownSidebar,
): GeneratedIndexRoute {
  return {
    kind: 'generated-index',
    path: index.path,
    exact: true,
    context: { plugin: { name: 'docs', id: content.docs.id } },
    sidebar: shown.name,
    metadata: {
      title: index.title,
      description: index.description,
      keywords: index.keywords,
      image: index.image,
      noIndex: content.version.noIndex || undefined,
      htmlClassNames: [...versionClassNames(content), 'docs-category-page'],
    },
    props: {
      title: index.title,
      description: index.description,
      ...pageFields(index.path, content, shown),
      ...shown.navigation.neighbours.get(index.path),
      cards: categoryCards(category),
    },
  }
}

function pageFields(path: string, { docs, version }: VersionContent, shown: ShownSidebar | undefined): PageFields {
  return {
    docs: { id: docs.id, version: version.name },
    sidebarKey: shown === undefined ? undefined : sidebarKey(docs.id, version.name, shown.name),
    breadcrumbs: (docs.breadcrumbs ? shown?.navigation.trails.get(comparablePath(path)) : undefined) ?? [],
  }
}

export function sidebarKey(docs: string, version: string, sidebar: string): string {
  return `${docs}/${version}/${sidebar}`
}

/** The section, its id, and the version. */
export function versionClassNames({ docs, version }: VersionContent): string[] {
  return ['plugin-docs', `plugin-id-${docs.id}`, 'docs-wrapper', version.className]
}
