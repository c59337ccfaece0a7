// Documents in, route table out: plans the parts of the site one by one and combines them. Pure; the order of the input does not matter.
// Each step has its own file; sort-routes.ts has the order.

import { publicConfig } from '../config/public-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { CollectionReference } from '../content/document.ts'
import { languageOf, textsOf } from '../content/locales/site-language.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { planRedirects } from '../plugins/redirects/routes/plan-redirects.ts'
import { planSearchPage } from '../plugins/search/routes/search-page.ts'
import { planBlog } from './blog/plan-blog.ts'
import { checkDuplicates } from './check-duplicates.ts'
import { checkNavbarItems } from './check-navbar-items.ts'
import { planCollections } from './collections/plan-collections.ts'
import { planDocs } from './docs/plan-docs.ts'
import type { SidebarItem } from './docs/sidebar-item.ts'
import { writeSharedSidebar } from './docs/write-shared-sidebar.ts'
import { frontPagePath } from './front-page.ts'
import { markUntranslated, type Untranslated } from './mark-untranslated.ts'
import { isNotFoundText, notFoundRoute, writeMixedCasePaths } from './not-found-route.ts'
import { planDataPages } from './pages/plan-data-pages.ts'
import { planPages } from './pages/plan-pages.ts'
import { placeLayouts } from './place-layouts.ts'
import type { Route, RouteTable } from './route.ts'
import { sortRoutes } from './sort-routes.ts'

export interface PlanRoutesInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Summaries of all documents; partials are skipped. */
  summaries: readonly DocumentSummary[]
  /** Documents that the site shows in another language, because nobody has translated them. */
  untranslated?: Untranslated
  /** Plans drafts like other documents and marks them, for a server that shows work in progress. Default: drafts are left out. */
  showDrafts?: boolean
}

/** @throws DiagnosticError when a function of the configuration (`editUrl`) throws. */
export function planRoutes({ config, tree, summaries, untranslated, showDrafts = false }: PlanRoutesInput): {
  table: RouteTable
  diagnostics: Diagnostic[]
} {
  const text = textsOf(config, tree)
  const documentsOf = groupDocuments(showDrafts ? summaries.map(asPublished) : summaries)
  const docs = config.docs.map((options) => planDocs(config, options, tree, documentsOf('docs', options.id)))
  const blogs = config.blogs.map((options) => planBlog(config, options, tree, documentsOf('blog', options.id)))
  const pages = config.pages.map((options) => planPages(config, options, tree, documentsOf('pages', options.id)))
  const collections = planCollections(config, tree, documentsOf('collection'))
  const fromFiles = [...docs, ...blogs, ...pages, collections]
  const pathOfFile = new Map(fromFiles.flatMap((part) => [...part.pathOfFile]))
  const placesOfPages = new Map(docs.flatMap((part) => [...part.placesOfPages]))
  const fromData = planDataPages({ config, pathOfFile, documents: summaries, docs: docs.map(({ data }) => data), placesOfPages })
  const parts = [...fromFiles, fromData]

  const planned = parts.flatMap((part) => part.routes)
  const notFoundTexts = planned.filter((route) => isNotFoundText(route, config.pages))
  const pagesOfSite = planned.filter((route) => !isNotFoundText(route, config.pages))
  const sidebars: Record<string, SidebarItem[]> = Object.assign({}, ...docs.map((part) => part.sidebars))
  if (untranslated) markUntranslated({ routes: planned, blogs: blogs.map(({ data }) => data), sidebars }, untranslated)
  const pagesAndSearch = [...pagesOfSite, ...planSearchPage(config, tree, pagesOfSite, text)]
  const mixedCase = writeMixedCasePaths(pagesAndSearch.map(({ path }) => path))
  const notFoundTitle = text('theme.NotFound.title')
  const notFound = notFoundTexts.map((own) => notFoundRoute(mixedCase?.path, own, notFoundTitle))
  const allPages = [...pagesAndSearch, ...(notFound.length > 0 ? notFound : [notFoundRoute(mixedCase?.path, undefined, notFoundTitle)])]
  const { trailingSlash, policies } = config
  const checked = checkDuplicates({
    routes: allPages,
    staticFiles: tree.staticFiles,
    trailingSlash,
    policy: policies.duplicateRoutes,
    placeOf: (file, route) =>
      fromData.places.get(route) ?? summaries.find((summary) => summary.file === file)?.frontMatterPlaces.slug ?? { file },
  })
  const laidOut = placeLayouts(checked.routes, summaries, config)
  const { redirects: written, diagnostics } = planRedirects(config, checked.routes)
  const docsData = Object.fromEntries(docs.map(({ data }) => [data.id, data]))
  const navbar = checkNavbarItems({
    items: config.navbar.items,
    docs: docsData,
    configFile: config.configFile,
    sidebarsUnknown: tree.diagnostics.some(({ id }) => id === 'sidebar-invalid'),
  })
  const sharedSidebars = Object.entries(sidebars).map(([key, items]) => ({ key, ...writeSharedSidebar(items, config) }))
  const { messages } = languageOf(config, tree)
  const site: RouteTable['site'] = {
    config: { ...publicConfig(config), navbar: { ...config.navbar, items: navbar.items } },
    docs: docsData,
    docTexts: Object.assign({}, ...docs.map((part) => part.docTexts)),
    sidebars,
    sidebarFiles: Object.fromEntries(sharedSidebars.map(({ key, path }) => [key, path])),
    blogs: Object.fromEntries(blogs.map(({ data }) => [data.id, data])),
    collections: collections.data,
    ...(Object.keys(messages).length > 0 && { texts: messages }),
    hasHomePage: checked.routes.some((route) => route.path === '/'),
  }
  const table: RouteTable = {
    routes: sortRoutes(showDrafts ? markDrafts(laidOut.routes, summaries) : laidOut.routes),
    site,
    pathOfFile,
    redirects: [...leadFromRoot(site, written, tree), ...written],
    dataFiles: Object.fromEntries([...sharedSidebars, ...(mixedCase ? [mixedCase] : [])].map(({ path, text }) => [path, text])),
  }
  return {
    table,
    diagnostics: [
      ...parts.flatMap((part) => part.diagnostics),
      ...checked.diagnostics,
      ...laidOut.diagnostics,
      ...diagnostics,
      ...navbar.diagnostics,
    ],
  }
}

/** Without a page at `/`, the address of the site would lead nowhere: it leads to the front page, unless the site has something else there. */
function leadFromRoot(site: RouteTable['site'], written: RouteTable['redirects'], tree: ContentTree): RouteTable['redirects'] {
  const to = frontPagePath(site)
  const isTaken = to === '/' || written.some(({ from }) => from === '/') || Object.hasOwn(tree.staticFiles, '/index.html')
  return isTaken ? [] : [{ from: '/', to }]
}

function asPublished(summary: DocumentSummary): DocumentSummary {
  return summary.frontMatter.draft === true ? { ...summary, frontMatter: { ...summary.frontMatter, draft: false } } : summary
}

function markDrafts(routes: readonly Route[], summaries: readonly DocumentSummary[]): Route[] {
  const drafts = new Set(summaries.flatMap(({ file, frontMatter }) => (frontMatter.draft === true ? [file] : [])))
  return routes.map((route): Route => {
    if (!('document' in route) || route.document === undefined || !drafts.has(route.document)) return route
    const metadata = { ...route.metadata, draft: true }
    return route.kind === 'doc' ? { ...route, metadata, props: { ...route.props, draft: true } } : { ...route, metadata }
  })
}

/** Groups the summaries in one pass; each part then gets its own array, which it may sort. */
function groupDocuments(summaries: readonly DocumentSummary[]): (kind: CollectionReference['kind'], id?: string) => DocumentSummary[] {
  const groups = new Map<string, DocumentSummary[]>()
  for (const summary of summaries) {
    const { kind, id } = summary.collection
    for (const key of [kind, `${kind}/${id}`]) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [summary])
      else group.push(summary)
    }
  }
  return (kind, id) => [...(groups.get(id === undefined ? kind : `${kind}/${id}`) ?? [])]
}
