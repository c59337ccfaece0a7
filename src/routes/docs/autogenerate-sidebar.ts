// Builds a sidebar from the folders: documents and `_category_` files in, nodes out. Drafts are included: a folder with nothing but drafts
// is dropped later, whereas an empty one is a mistake; see build-sidebars.ts.
import { prefixParserOf } from '../../content/number-prefix.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Doc } from './doc.ts'
import { idHint } from './id-hint.ts'
import { type CategoryNode, docNode, generatedIndexOf, type SidebarNode } from './sidebar-node.ts'
import { type PlacedPages, takePages } from './sidebar-pages.ts'
import type { VersionContent } from './version-content.ts'

/** A folder of documents; its index is one of `documents`. */
interface Folder {
  path: string
  name: string
  documents: Doc[]
  folders: Map<string, Folder>
}

interface Sorted<Node extends SidebarNode = SidebarNode> {
  node: Node
  position: number
  /** Name on disk, including the number prefix: breaks ties between equal positions. */
  name: string
}

/** What a folder is read for. */
interface Generating {
  content: VersionContent
  /** Name of the sidebar. */
  sidebar: string
  placed: PlacedPages
  diagnostics: Diagnostic[]
}

/**
 * Nodes for everything below `directory` ('' for the top), or undefined when it has no documents.
 * @param placed gets the pages of data that have found their place here.
 */
export function autogenerateSidebar(
  content: VersionContent,
  directory: string,
  sidebar: string,
  placed: PlacedPages,
): { nodes: SidebarNode[] | undefined; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const root = collectFolder(content.documents, directory)
  if (root === undefined) return { nodes: undefined, diagnostics }
  return { nodes: nodesOf(root, root.documents, { content, sidebar, placed, diagnostics }, true), diagnostics }
}

function collectFolder(documents: readonly Doc[], directory: string): Folder | undefined {
  const inside = documents.filter((doc) => directory === '' || doc.folder === directory || doc.folder.startsWith(`${directory}/`))
  if (inside.length === 0) return undefined
  const root: Folder = { path: directory, name: '', documents: [], folders: new Map() }
  for (const doc of inside) {
    const below = directory === '' ? doc.folder : doc.folder.slice(directory.length + 1)
    let folder = root
    for (const name of below === '' ? [] : below.split('/')) {
      let next = folder.folders.get(name)
      if (next === undefined) {
        next = { path: folder.path === '' ? name : `${folder.path}/${name}`, name, documents: [], folders: new Map() }
        folder.folders.set(name, next)
      }
      folder = next
    }
    folder.documents.push(doc)
  }
  return root
}

function nodesOf(folder: Folder, documents: readonly Doc[], generating: Generating, isRoot = false): SidebarNode[] {
  const { content, sidebar, placed } = generating
  const pages = takePages(content.pages, placed, { sidebar, folder: folder.path, isRoot })
  const entries = [
    ...documents.map((doc) => ({ node: docNode(doc, {}), position: doc.position ?? Number.POSITIVE_INFINITY, name: nameOnDisk(doc) })),
    ...[...folder.folders.values()].map((child) => categoryOf(child, generating)),
  ].sort(byPositionThenName)
  return mergePages(entries, pages)
}

/** Pages of data keep the order in which they are given, and stand behind documents with the same position. */
function mergePages(entries: readonly Sorted[], pages: readonly Pick<Sorted, 'node' | 'position'>[]): SidebarNode[] {
  if (pages.length === 0) return entries.map(({ node }) => node)
  const all = [...entries, ...pages]
  return all.sort((left, right) => (left.position === right.position ? 0 : left.position - right.position)).map(({ node }) => node)
}

/** Includes the extension, so that `a.md` and a folder `a` have a fixed order. */
function nameOnDisk(doc: Doc): string {
  return doc.file.slice(doc.file.lastIndexOf('/') + 1)
}

function byPositionThenName(left: Sorted, right: Sorted): number {
  if (left.position !== right.position) return left.position < right.position ? -1 : 1
  if (left.name === right.name) return 0
  return left.name < right.name ? -1 : 1
}

function categoryOf(folder: Folder, generating: Generating): Sorted<CategoryNode> {
  const { content, diagnostics } = generating
  const file = content.categories.get(folder.path)
  const metadata = file?.metadata ?? {}
  const prefix = prefixParserOf(content.docs)(folder.name)
  const linked = linkedDoc(folder, content, diagnostics)
  // A draft is not built, so it says nothing of its folder.
  const page = linked?.draft ? undefined : linked
  const matter = page?.summary.frontMatter
  const label = metadata.label ?? matter?.sidebarLabel ?? page?.title ?? prefix.name
  const documents = linked === undefined ? folder.documents : folder.documents.filter((doc) => doc !== linked)
  const link =
    linked === undefined
      ? generatedIndexOf(metadata.link, label, file?.linkPlaces?.slug ?? { file: file?.file ?? folder.path })
      : { type: 'doc' as const, doc: linked }
  const node: CategoryNode = {
    type: 'category',
    label,
    ...(link === undefined ? {} : { link }),
    collapsible: metadata.collapsible ?? content.docs.sidebarCollapsible,
    collapsed: metadata.collapsed ?? content.docs.sidebarCollapsed,
    className: metadata.className ?? matter?.sidebarClassName,
    badge: metadata.badge ?? matter?.sidebarBadge,
    customProps: metadata.customProps ?? matter?.sidebarCustomProps,
    description: metadata.description,
    items: nodesOf(folder, documents, generating),
  }
  return { node, position: metadata.position ?? page?.position ?? prefix.position ?? Number.POSITIVE_INFINITY, name: folder.name }
}

/** The document that the category links to: the one its metadata names, or by default its index. None when the metadata says otherwise. */
function linkedDoc(folder: Folder, content: VersionContent, diagnostics: Diagnostic[]): Doc | undefined {
  const file = content.categories.get(folder.path)
  const link = file?.metadata.link
  if (link === undefined) return folder.documents.find((doc) => doc.isIndex)
  if (link?.type !== 'doc') return undefined
  const local = folder.documents.find((doc) => doc.id.slice(doc.id.lastIndexOf('/') + 1) === link.id)
  const doc = local ?? content.byId.get(link.id)
  if (doc === undefined && file !== undefined) {
    diagnostics.push({
      id: 'category-invalid',
      level: 'error',
      message: `The category links to the document "${link.id}", which exists neither in its folder nor in the docs.`,
      place: file.linkPlaces?.id ?? { file: file.file },
      hint: idHint(link.id, [...folder.documents.map((each) => each.id), ...content.byId.keys()]),
    })
  }
  return doc
}
