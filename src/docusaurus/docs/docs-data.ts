// The data of the docs as Docusaurus's hooks give it: its paths have the base URL.
import { comparablePath, withBaseUrl } from '../../lib/site-path.ts'
import type { SidebarItem } from '../../routes/docs/sidebar-item.ts'
import type { DocEntry, DocsData, DocsVersion, DocTexts } from '../../routes/site-data.ts'

export function addBaseUrlToDocs(docs: DocsData, baseUrl: string): DocsData {
  const add = (path: string): string => withBaseUrl(path, baseUrl)
  return {
    ...docs,
    path: add(docs.path),
    versions: docs.versions.map((version) => ({
      ...version,
      path: add(version.path),
      docs: version.docs.map((doc) => ({ ...doc, path: add(doc.path) })),
      sidebars: Object.fromEntries(
        Object.entries(version.sidebars).map(([name, sidebar]) => [
          name,
          sidebar.link ? { ...sidebar, link: { ...sidebar.link, path: add(sidebar.link.path) } } : sidebar,
        ]),
      ),
    })),
  }
}

/** The items of a sidebar in the same way. */
export function addBaseUrlToItems(items: readonly SidebarItem[], baseUrl: string): SidebarItem[] {
  return items.map((item) => {
    if (item.type === 'html') return item
    const href = item.href === undefined ? undefined : withBaseUrl(item.href, baseUrl)
    if (item.type === 'link') return { ...item, href: href ?? item.href }
    return { ...item, ...(href !== undefined && { href }), items: addBaseUrlToItems(item.items, baseUrl) }
  })
}

export interface DescribedDoc {
  id: string
  title: string
  description: string
  sidebar?: string
}

/** Documents by their id, with what they are about. */
export function describeDocs(docs: readonly DocEntry[], texts: Readonly<Record<string, DocTexts>>): Record<string, DescribedDoc> {
  return Object.fromEntries(
    docs.map(({ id, sidebar }) => {
      const { title = id, description = '' } = texts[id] ?? {}
      return [id, { id, title, description, ...(sidebar !== undefined && { sidebar }) }]
    }),
  )
}

/** The version whose paths the address is below: the one with the longest path. */
export function versionAt({ versions }: DocsData, pathname: string): DocsVersion | undefined {
  const path = withSlash(comparablePath(pathname))
  const around = versions.filter((version) => path.startsWith(withSlash(comparablePath(version.path))))
  return around.sort((a, b) => b.path.length - a.path.length)[0]
}

export interface ActiveDocContext {
  activeVersion?: DocsVersion
  activeDoc?: DocEntry
  /** Name of a version -> the same document in it. */
  alternateDocVersions: Record<string, DocEntry>
}

export function docAt(docs: DocsData, pathname: string): ActiveDocContext {
  const activeVersion = versionAt(docs, pathname)
  const path = comparablePath(pathname)
  const activeDoc = activeVersion?.docs.find((doc) => comparablePath(doc.path) === path)
  const alternates = activeDoc
    ? docs.versions.flatMap(({ name, docs: all }) => {
        const same = all.find(({ id }) => id === activeDoc.id)
        return same ? [[name, same] as const] : []
      })
    : []
  return { ...(activeVersion && { activeVersion }), ...(activeDoc && { activeDoc }), alternateDocVersions: Object.fromEntries(alternates) }
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
