// `@docusaurus/plugin-content-docs/client`, and what `@docusaurus/theme-common` has of the same subject: the docs, their versions, the document
// and the sidebar of the page.
import { comparablePath, withBaseUrl } from '../../lib/site-path.ts'
import { docMetadata, tocOf } from '../../render/document-facts.ts'
import { placeInDocs } from '../../routes/docs/place-in-docs.ts'
import type { SidebarCategory, SidebarItem } from '../../routes/docs/sidebar-item.ts'
import type { DocEntry, DocsData, DocsVersion } from '../../routes/site-data.ts'
import { pickById } from '../../theme/hooks/pick-by-id.ts'
import { useDocTexts } from '../../theme/hooks/use-doc-texts.ts'
import { useDocs } from '../../theme/hooks/use-docs.ts'
import { usePage } from '../../theme/hooks/use-page.ts'
import { useWrittenDocuments } from '../../theme/hooks/use-written-documents.ts'
import { usePage as usePageContext } from '../../theme/page-context.ts'
import { usePagePath } from '../core/use-page-path.ts'
import {
  type ActiveDocContext,
  addBaseUrlToDocs,
  addBaseUrlToItems,
  type DescribedDoc,
  describeDocs,
  docAt,
  versionAt,
} from './docs-data.ts'

export function useAllDocsData(): Record<string, DocsData> {
  const { docs, config } = usePage().site
  return Object.fromEntries(Object.entries(docs).map(([id, data]) => [id, addBaseUrlToDocs(data, config.baseUrl)]))
}

/** @throws when there are none with that id. */
export function useDocsData(id?: string): DocsData {
  const docs = useDocs(id)
  return addBaseUrlToDocs(docs, usePageContext().site.config.baseUrl)
}

export function useActivePlugin(options: { failfast?: boolean } = {}): { pluginId: string; pluginData: DocsData } | undefined {
  const all = useAllDocsData()
  const path = comparablePath(usePagePath())
  const around = Object.entries(all).filter(([, docs]) => versionAt(docs, path) !== undefined)
  const [found] = around.sort(([, a], [, b]) => b.path.length - a.path.length)
  if (found) return { pluginId: found[0], pluginData: found[1] }
  if (options.failfast) throw new Error(`Expected ${path} to be a page of the docs.`)
  return undefined
}

export function useActivePluginAndVersion(options: { failfast?: boolean } = {}) {
  const plugin = useActivePlugin(options)
  const path = usePagePath()
  if (plugin === undefined) return undefined
  return { activePlugin: plugin, activeVersion: versionAt(plugin.pluginData, path) }
}

/** The first is the newest. */
export function useVersions(id?: string): DocsVersion[] {
  return useDocsData(id).versions
}

export function useLatestVersion(id?: string): DocsVersion | undefined {
  return useDocsData(id).versions.find(({ isLast }) => isLast)
}

export function useActiveVersion(id?: string): DocsVersion | undefined {
  return versionAt(useDocsData(id), usePagePath())
}

export function useActiveDocContext(id?: string): ActiveDocContext {
  return docAt(useDocsData(id), usePagePath())
}

export function useDocVersionSuggestions(id?: string): { latestDocSuggestion?: DocEntry; latestVersionSuggestion?: DocsVersion } {
  const latest = useLatestVersion(id)
  const { alternateDocVersions } = useActiveDocContext(id)
  if (latest === undefined) return {}
  const doc = alternateDocVersions[latest.name]
  return { ...(doc && { latestDocSuggestion: doc }), latestVersionSuggestion: latest }
}

/** The candidates for links of the navbar: the version of the page, then the latest. */
export function useDocsVersionCandidates(id?: string): DocsVersion[] {
  const active = useActiveVersion(id)
  const latest = useLatestVersion(id)
  const isActive = latest !== undefined && active?.name === latest.name
  return [active, isActive ? undefined : latest].filter((version) => version !== undefined)
}

/** A document by its id, in the version of the page or else in the latest. @throws when there is none. */
export function useLayoutDoc(docId: string, id?: string): DocEntry | null {
  const versions = useDocsVersionCandidates(id)
  const found = versions.flatMap(({ docs }) => docs).find((doc) => doc.id === docId)
  if (found !== undefined) return found
  if (versions.some(({ draftIds }) => draftIds.includes(docId))) return null
  throw new Error(`Expected the id of a document, found ${JSON.stringify(docId)}.`)
}

/** A sidebar by its name, in the same versions. @throws when there is none. */
export function useLayoutDocsSidebar(name: string, id?: string): { link?: { path: string; label: string } } {
  const versions = useDocsVersionCandidates(id)
  const found = versions.map(({ sidebars }) => sidebars[name]).find((sidebar) => sidebar !== undefined)
  if (found !== undefined) return found
  throw new Error(`Expected the name of a sidebar, found ${JSON.stringify(name)}.`)
}

/** The version of the page, with its documents and its sidebars. @throws on pages that are not in the docs. */
export function useDocsVersion() {
  const { route, site } = usePage()
  const place = placeInDocs(route)
  const key = place && `${place.docs.id}/${place.docs.version}`
  const texts = useDocTexts(key)
  if (place === undefined) throw new Error('Expected useDocsVersion() to be called on a page of the docs.')
  const docs = pickById('docs', site.docs, place.docs.id)
  const version = docs.versions.find(({ name }) => name === place.docs.version)
  return {
    pluginId: docs.id,
    version: place.docs.version,
    label: version?.label ?? place.docs.version,
    isLast: version?.isLast ?? true,
    banner: version?.banner === 'none' ? null : (version?.banner ?? null),
    badge: version?.badge ?? false,
    className: version?.className ?? '',
    noIndex: route.metadata.noIndex ?? false,
    docs: describeDocs(version?.docs ?? [], texts),
    // Most pages need one sidebar of them, if any.
    get docsSidebars(): Record<string, SidebarItem[]> {
      const { baseUrl } = site.config
      const names = Object.keys(version?.sidebars ?? {})
      return Object.fromEntries(names.map((name) => [name, addBaseUrlToItems(site.sidebars[`${key}/${name}`] ?? [], baseUrl)]))
    },
  }
}

/** The document of the page. @throws on pages that are none. */
export function useDoc() {
  const { route, headings, site } = usePage()
  const writtenIn = useWrittenDocuments()
  if (route.kind !== 'doc') throw new Error('Expected useDoc() to be called on the page of a document.')
  const { frontMatter, contentTitle } = writtenIn(route.document)
  const { sidebar_position: position } = frontMatter
  return {
    metadata: { ...docMetadata(route, site), sidebarPosition: typeof position === 'number' ? position : undefined, frontMatter },
    frontMatter,
    contentTitle,
    toc: tocOf(headings),
    assets: { image: route.metadata.image },
  }
}

/** A document of the version of the page, by its id; on other pages, of the latest version. @throws when there is none. */
export function useDocById(id: string): DescribedDoc
export function useDocById(id: string | undefined): DescribedDoc | undefined
export function useDocById(id: string | undefined) {
  const { route, site } = usePage()
  const place = placeInDocs(route)?.docs
  const docs = place ? [site.docs[place.id]] : Object.values(site.docs)
  const found = docs.flatMap((each) =>
    (each?.versions ?? []).flatMap(({ name, isLast, docs: all }) => {
      const doc = (place ? name === place.version : isLast) ? all.find((entry) => entry.id === id) : undefined
      return doc ? [{ doc, key: `${each?.id}/${name}` }] : []
    }),
  )[0]
  const texts = useDocTexts(found?.key)
  if (id === undefined) return undefined
  if (found === undefined) throw new Error(`Expected the id of a document, found ${JSON.stringify(id)}.`)
  return describeDocs([found.doc], texts)[id]
}

/** The sidebar of the page; undefined where it has none. */
export function useDocsSidebar(): { name: string; items: SidebarItem[] } | undefined {
  const { route, site } = usePage()
  const key = placeInDocs(route)?.sidebarKey
  const items = key === undefined ? undefined : site.sidebars[key]
  return key === undefined || items === undefined
    ? undefined
    : { name: key.split('/').at(-1) ?? '', items: addBaseUrlToItems(items, site.config.baseUrl) }
}

/** The categories around the page, and the page. */
export function useSidebarBreadcrumbs(): SidebarItem[] | null {
  const sidebar = useDocsSidebar()
  const { route, site } = usePage()
  return sidebar ? trailTo(sidebar.items, comparablePath(withBaseUrl(route.path, site.config.baseUrl))) : null
}

/** The category that the page is about, or that it is in. @throws on pages without one. */
export function useCurrentSidebarCategory(): SidebarCategory {
  const category = (useSidebarBreadcrumbs() ?? []).findLast((item) => item.type === 'category')
  if (category === undefined) throw new Error('Expected the page to be in a category of a sidebar, found none around it.')
  return category
}

/** What stands beside the page in its sidebar; the items of the category that it is about. */
export function useCurrentSidebarSiblings(): SidebarItem[] {
  const sidebar = useDocsSidebar()
  const category = (useSidebarBreadcrumbs() ?? []).findLast((item) => item.type === 'category')
  return category?.items ?? sidebar?.items ?? []
}

function trailTo(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (item.type === 'html') continue
    const isHere = item.href !== undefined && comparablePath(item.href) === path
    if (isHere) return [item]
    const below = item.type === 'category' ? trailTo(item.items, path) : []
    if (below.length > 0) return [item, ...below]
  }
  return []
}

/** Those that a card can show: links, and categories with a page or with links in them. */
export function filterDocCardListItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.filter((item) => (item.type === 'link' ? !item.unlisted : item.type === 'category' && firstLinkOf(item) !== undefined))
}

export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  return firstLinkOf(item)
}

export function findFirstSidebarItemCategoryLink(item: SidebarCategory): string | undefined {
  return firstLinkOf(item)
}

function firstLinkOf(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  if (item.type === 'link') return item.unlisted ? undefined : item.href
  if (item.href !== undefined && !item.linkUnlisted) return item.href
  for (const below of item.items) {
    const found = firstLinkOf(below)
    if (found !== undefined) return found
  }
  return undefined
}

export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  return trailTo([item], comparablePath(activePath)).length > 0
}

export function isDocsPluginEnabled(): boolean {
  return true
}
