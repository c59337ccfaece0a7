// Plans one version of the docs, step by step: documents, sidebars, navigation, a route for each page, and the shared data about them.

import type { ResolvedConfig, ResolvedDocs } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import { textsOf } from '../../content/locales/site-language.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PlacesOfPages, Plan } from '../plan.ts'
import type { Route } from '../route.ts'
import type { DocsVersion, DocTexts } from '../site-data.ts'
import { buildSidebars } from './build-sidebars.ts'
import { displayedSidebar, sidebarOwners } from './displayed-sidebar.ts'
import { type Doc, describeDoc } from './doc.ts'
import { docPaging } from './doc-paging.ts'
import { type DocTags, planDocTags } from './doc-tags.ts'
import { docRoute, generatedIndexRoutes, placeOfPage, type ShownSidebar, sidebarKey } from './docs-routes.ts'
import type { VersionPlan } from './docs-versions.ts'
import { assignIndexPaths } from './generated-index.ts'
import { navigate } from './navigation.ts'
import { showSidebar } from './show-sidebar.ts'
import type { SidebarItem } from './sidebar-item.ts'
import type { Sidebars } from './sidebar-node.ts'
import { type PlacedPages, sidebarOfPages, sidebarPagesOf } from './sidebar-pages.ts'
import { translateSidebars } from './translate-sidebars.ts'
import { duplicateIds, indexCategories, indexDocuments, type VersionContent } from './version-content.ts'
import { describeTexts, describeVersion } from './version-data.ts'

export interface VersionRoutes extends Plan {
  data: DocsVersion
  /** Id of a document -> what it is about. */
  texts: Record<string, DocTexts>
  sidebars: Record<string, SidebarItem[]>
  placesOfPages: PlacesOfPages
}

export function planVersion(
  config: ResolvedConfig,
  docs: ResolvedDocs,
  version: VersionPlan,
  tree: Pick<ContentTree, 'categories' | 'sidebars' | 'docsTags' | 'texts'>,
  documents: readonly DocumentSummary[],
): VersionRoutes {
  const described = describeDocuments(config, docs, version, documents)
  const { content, diagnostics: categoryDiagnostics } = readVersion(config, docs, version, tree, described.documents)
  const planned = planSidebars(config, content, tree)
  const shown = [...planned.sidebars].map(([name, nodes]): ShownSidebar => ({ name, navigation: navigate(nodes) }))
  const tags = planDocTags(content, config, tree.docsTags?.[`${docs.id}/${version.name}`], textsOf(config, tree))
  const pages = planPages(config, content, shown, tags)
  const dataPages = placePages(content, planned.placed, shown)
  const indexes = shown.flatMap((sidebar) => generatedIndexRoutes(planned.sidebars.get(sidebar.name) ?? [], content, sidebar))
  return {
    routes: [...pages.routes, ...indexes, ...tags.routes],
    pathOfFile: new Map(described.documents.flatMap((doc) => (doc.draft ? [] : [[doc.file, doc.path]]))),
    diagnostics: [
      ...described.diagnostics,
      ...categoryDiagnostics,
      ...duplicateIds(described.documents),
      ...planned.diagnostics,
      ...tags.diagnostics,
      ...pages.diagnostics,
      ...dataPages.diagnostics,
    ],
    placesOfPages: dataPages.places,
    data: describeVersion(content, planned.sidebars, shown, pages.sidebarOf),
    texts: describeTexts(content),
    sidebars: Object.fromEntries(
      [...planned.sidebars].map(([name, nodes]) => [sidebarKey(docs.id, version.name, name), showSidebar(nodes)]),
    ),
  }
}

/** Sorted by file, so that the order of the input does not matter. */
function describeDocuments(
  config: ResolvedConfig,
  docs: ResolvedDocs,
  version: VersionPlan,
  documents: readonly DocumentSummary[],
): { documents: Doc[]; diagnostics: Diagnostic[] } {
  const described = documents
    .filter((document) => (document.collection.version ?? 'current') === version.name)
    .sort((left, right) => (left.file < right.file ? -1 : 1))
    .map((document) => describeOnce(document, version.path, config, docs))
  return { documents: described.map(({ doc }) => doc), diagnostics: described.flatMap(({ diagnostics }) => diagnostics) }
}

type DescribedDoc = ReturnType<typeof describeDoc>

/** A document that several languages show is the same in each of them, and a site may have thousands of these. */
const described = new WeakMap<DocumentSummary, { of: readonly unknown[]; found: DescribedDoc }>()

function describeOnce(...input: Parameters<typeof describeDoc>): DescribedDoc {
  const [document, path, { trailingSlash }, { numberPrefixParser, isCategoryIndex, paths }] = input
  const of = [path, trailingSlash, numberPrefixParser, isCategoryIndex, paths]
  const known = described.get(document)
  if (known?.of.every((each, index) => each === of[index])) return known.found
  const found = describeDoc(...input)
  described.set(document, { of, found })
  return found
}

function readVersion(
  config: ResolvedConfig,
  docs: ResolvedDocs,
  version: VersionPlan,
  tree: Pick<ContentTree, 'categories'>,
  documents: readonly Doc[],
): { content: VersionContent; diagnostics: Diagnostic[] } {
  const categories = tree.categories.filter(
    ({ collection }) => collection.kind === 'docs' && collection.id === docs.id && (collection.version ?? 'current') === version.name,
  )
  const { byFolder, diagnostics } = indexCategories(categories)
  const pages = sidebarPagesOf(config, docs, version)
  return { content: { docs, version, documents, byId: indexDocuments(documents), categories: byFolder, pages }, diagnostics }
}

/**
 * The sidebars of the file, or one for all folders when the configuration names no file; with the paths of generated pages. `placed` is
 * undefined when the file could not be read, which has been reported.
 */
function planSidebars(
  config: ResolvedConfig,
  content: VersionContent,
  tree: Pick<ContentTree, 'sidebars' | 'texts'>,
): { sidebars: Sidebars; placed: PlacedPages | undefined; diagnostics: Diagnostic[] } {
  const { docs, version } = content
  const key = `${docs.id}/${version.name}`
  const file = docs.sidebarPath !== false && Object.hasOwn(tree.sidebars, key) ? tree.sidebars[key] : undefined
  if (file === undefined && docs.sidebarPath !== undefined) {
    return { sidebars: new Map(), placed: docs.sidebarPath === false ? new Map() : undefined, diagnostics: [] }
  }
  const built = buildSidebars(content, file, config.trailingSlash)
  const assigned = assignIndexPaths(built.sidebars, version.path, config.trailingSlash)
  return {
    sidebars: translateSidebars(assigned.sidebars, tree.texts?.sidebars[key] ?? {}),
    placed: built.placed,
    diagnostics: [...built.diagnostics, ...assigned.diagnostics],
  }
}

function planPages(
  config: ResolvedConfig,
  content: VersionContent,
  shown: readonly ShownSidebar[],
  tags: DocTags,
): { routes: Route[]; sidebarOf: Map<Doc, string>; diagnostics: Diagnostic[] } {
  const byName = new Map(shown.map((sidebar) => [sidebar.name, sidebar]))
  const owners = sidebarOwners(shown)
  const sidebarOf = new Map<Doc, string>()
  const diagnostics: Diagnostic[] = []
  const routes = content.documents.flatMap((doc): Route[] => {
    if (doc.draft) return []
    const displayed = displayedSidebar(doc, owners, [...byName.keys()])
    if (displayed.sidebar !== undefined) sidebarOf.set(doc, displayed.sidebar)
    const sidebar = displayed.sidebar === undefined ? undefined : byName.get(displayed.sidebar)
    const paging = docPaging(doc, sidebar?.navigation.neighbours.get(doc), content.byId, config.baseUrl)
    diagnostics.push(...displayed.diagnostics, ...paging.diagnostics)
    return [docRoute(doc, content, config, sidebar, paging.paging, tags.tagsOf(doc))]
  })
  return { routes, sidebarOf, diagnostics }
}

/** The pages of data that this version shows with a sidebar. */
function placePages(
  content: VersionContent,
  placed: PlacedPages | undefined,
  shown: readonly ShownSidebar[],
): { places: PlacesOfPages; diagnostics: Diagnostic[] } {
  const places: PlacesOfPages = new Map()
  if (placed === undefined) return { places, diagnostics: [] }
  const names = shown.map(({ name }) => name)
  const { sidebarOf, diagnostics } = sidebarOfPages(content.pages, placed, names, content.documents)
  for (const [{ path }, name] of sidebarOf) {
    const sidebar = shown.find((each) => each.name === name)
    if (sidebar !== undefined) places.set(path, { sidebar: name, inDocs: placeOfPage(path, content, sidebar) })
  }
  return { places, diagnostics }
}
