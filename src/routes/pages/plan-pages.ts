// The files of a folder of pages as routes: React modules, and Markdown with front matter.

import type { ResolvedConfig, ResolvedPages } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import { searchMetadataOf } from '../../lib/search-metadata.ts'
import { applyTrailingSlash } from '../../lib/site-path.ts'
import { editUrlOf, knownLastUpdate, shownLastUpdate } from '../edit-url.ts'
import { homePageOf } from '../home-page-of.ts'
import { joinPath } from '../join-path.ts'
import type { Plan, PlanPages } from '../plan.ts'
import type { PageRoute } from '../route.ts'
import type { PageMetadata } from '../route-base.ts'
import { tableOfContentsOf } from '../table-of-contents-of.ts'
import { pagePathDiagnostics, pagePathOf } from './page-path.ts'

/** Drafts are left out; unlisted pages are kept and marked. Two files for one path are found later, when all routes are known. */
export const planPages: PlanPages = (config, pages, tree, documents): Plan => {
  const pathOfFile = new Map<string, string>()
  const plan: Plan = { routes: [], pathOfFile, diagnostics: [] }
  const modules = tree.pageModules.filter(({ file }) => file.startsWith(`${pages.path}/`))
  for (const module of modules.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const path = routePathOf(config, pages, pagePathOf(module.path))
    const diagnostics = pagePathDiagnostics(path, module.file)
    plan.diagnostics.push(...diagnostics)
    if (diagnostics.length === 0) plan.routes.push(modulePage(config, pages, module, path))
  }
  const published = documents.filter(({ frontMatter }) => frontMatter.draft !== true)
  for (const document of published.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const path = routePathOf(config, pages, slugOf(document) ?? pagePathOf(document.path))
    const diagnostics = pagePathDiagnostics(path, document.file, document.frontMatter.slug)
    for (const diagnostic of diagnostics) {
      plan.diagnostics.push({ ...diagnostic, place: document.frontMatterPlaces.slug ?? { file: document.file } })
    }
    if (diagnostics.length > 0) continue
    plan.routes.push(documentPage(config, pages, document, path))
    pathOfFile.set(document.file, path)
  }
  return plan
}

/** A slug without a leading slash replaces the file name, within the same folder. */
function slugOf({ frontMatter, path }: DocumentSummary): string | undefined {
  const { slug } = frontMatter
  if (slug === undefined || slug === '') return undefined
  return slug.startsWith('/') ? slug : joinPath(path.slice(0, path.lastIndexOf('/') + 1), slug)
}

function routePathOf(config: ResolvedConfig, pages: ResolvedPages, path: string): string {
  return applyTrailingSlash(joinPath(pages.routeBasePath, path), config.trailingSlash, config.baseUrl)
}

function modulePage(config: ResolvedConfig, pages: ResolvedPages, module: ContentTree['pageModules'][number], path: string): PageRoute {
  const editUrl = editUrlOf(config, pages.editUrl, { file: module.file, path: module.path, permalink: path })
  return {
    ...pageRouteBase(pages, { htmlClassNames: [...classesOf(pages), 'react-page'] }),
    kind: 'page',
    path,
    source: module.file,
    module: module.file,
    props: editUrl === undefined ? {} : { editUrl },
  }
}

function documentPage(config: ResolvedConfig, pages: ResolvedPages, document: DocumentSummary, path: string): PageRoute {
  const { frontMatter } = document
  const title = frontMatter.title || document.contentTitle || frontMatter.home?.name
  const home = homePageOf(document, config)
  const known = knownLastUpdate(document)
  const editUrl = editUrlOf(config, pages.editUrl, {
    file: document.file,
    path: document.path,
    permalink: path,
    customEditUrl: frontMatter.customEditUrl,
    ...(document.made && { made: document.made }),
  })
  const lastUpdate = shownLastUpdate(known, pages)
  const { wrapperClassName } = frontMatter
  const image = document.image ?? frontMatter.image
  const metadata: PageMetadata = {
    ...(title === undefined ? {} : { title }),
    description: frontMatter.description ?? document.excerpt,
    ...(frontMatter.keywords === undefined ? {} : { keywords: frontMatter.keywords }),
    ...searchMetadataOf(frontMatter),
    ...(image === undefined ? {} : { image }),
    ...(known.date === undefined ? {} : { lastModified: known.date }),
    ...(frontMatter.unlisted === true ? { unlisted: true, noIndex: true } : {}),
    ...(frontMatter.hideNavbar === undefined ? {} : { hideNavbar: frontMatter.hideNavbar }),
    ...(frontMatter.hideFooter === undefined ? {} : { hideFooter: frontMatter.hideFooter }),
    htmlClassNames: [...classesOf(pages), 'mdx-page', ...(wrapperClassName ?? '').split(/\s+/).filter((name) => name !== '')],
  }
  return {
    ...pageRouteBase(pages, metadata),
    kind: 'page',
    path,
    source: document.file,
    document: document.file,
    props: {
      // The text already shows a title heading; the theme must not add another.
      ...(title === undefined || document.contentTitle !== undefined ? {} : { title }),
      ...(editUrl === undefined ? {} : { editUrl }),
      ...(lastUpdate === undefined ? {} : { lastUpdate }),
      ...(wrapperClassName === undefined ? {} : { wrapperClassName }),
      tableOfContents: tableOfContentsOf(frontMatter, config),
      ...(home && { home }),
    },
  }
}

function classesOf({ id }: ResolvedPages): string[] {
  return ['plugin-pages', `plugin-id-${id}`]
}

function pageRouteBase({ id }: ResolvedPages, metadata: PageMetadata): Pick<PageRoute, 'exact' | 'context' | 'metadata'> {
  return { exact: true, context: { plugin: { name: 'pages', id } }, metadata }
}
