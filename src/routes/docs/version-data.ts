// What all pages know about a version of the docs, for navbar items and version menus. docs/specification.md 3.01 to 3.03.
import type { DocEntry, DocsVersion, DocTexts } from '../site-data.ts'
import type { Doc } from './doc.ts'
import type { ShownSidebar } from './docs-routes.ts'
import { categoryPath, type SidebarNode, type Sidebars } from './sidebar-node.ts'
import type { VersionContent } from './version-content.ts'

export function describeVersion(
  { version, documents, byId }: VersionContent,
  sidebars: Sidebars,
  shown: readonly ShownSidebar[],
  sidebarOf: ReadonlyMap<Doc, string>,
): DocsVersion {
  const built = documents.filter((doc) => !doc.draft)
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    path: version.path,
    mainDocId: mainDoc(built, shown)?.id ?? '',
    docs: built.filter((doc) => byId.get(doc.id) === doc).map((doc) => docEntry(doc, sidebarOf.get(doc))),
    draftIds: documents.filter((doc) => doc.draft && byId.get(doc.id) === doc).map((doc) => doc.id),
    sidebars: Object.fromEntries([...sidebars].map(([name, nodes]) => [name, sidebarEntry(nodes)])),
    banner: version.banner,
    badge: version.badge,
    className: version.className,
  }
}

/** Of the documents that `describeVersion` lists. */
export function describeTexts({ documents, byId }: VersionContent): Record<string, DocTexts> {
  const listed = documents.filter((doc) => !doc.draft && byId.get(doc.id) === doc)
  return Object.fromEntries(listed.map(({ id, title, description }) => [id, { title, description }]))
}

function docEntry(doc: Doc, sidebar: string | undefined): DocEntry {
  return { id: doc.id, path: doc.path, ...(sidebar === undefined ? {} : { sidebar }), ...(doc.unlisted ? { unlisted: true } : {}) }
}

/** The document at `/`, else the first of the first sidebar that has one, else the first by file name. */
function mainDoc(built: readonly Doc[], shown: readonly ShownSidebar[]): Doc | undefined {
  const first = shown.flatMap(({ navigation }) => navigation.documents.slice(0, 1))
  return built.find((doc) => doc.slug === '/') ?? first[0] ?? built[0]
}

function sidebarEntry(nodes: readonly SidebarNode[]): DocsVersion['sidebars'][string] {
  const link = firstLink(nodes)
  return link === undefined ? {} : { link }
}

/** The first page of the docs, or of data, in a sidebar: plain links, refs and unlisted documents do not count. */
function firstLink(nodes: readonly SidebarNode[]): { path: string; label: string } | undefined {
  for (const node of nodes) {
    if (node.type === 'doc' && node.owned && !node.doc.unlisted) return { path: node.doc.path, label: node.label }
    if (node.type === 'link' && node.page?.unlisted === false) return { path: node.href, label: node.label }
    if (node.type !== 'category') continue
    const path = node.link?.type === 'doc' && node.link.doc.unlisted ? undefined : categoryPath(node)
    if (path !== undefined) return { path, label: node.label }
    const inside = firstLink(node.items)
    if (inside !== undefined) return inside
  }
  return undefined
}
