// Lookups in the shared docs data for navbar items and version menus. The theme calls them while it renders, on the server and in islands,
// so nothing here imports from Node. An unknown name is an error that lists the known ones.
import { listNames, mostListed } from '../../diagnostics/suggest.ts'
import type { DocEntry, DocsData, DocsVersion } from '../site-data.ts'

/** The docs collection with an id, by default `default`. @throws Error that lists the collections. */
export function findDocs(docs: Readonly<Record<string, DocsData>>, id = 'default'): DocsData {
  const found = Object.hasOwn(docs, id) ? docs[id] : undefined
  if (found !== undefined) return found
  throw new Error(
    `A docs feature is used, but the site has no docs collection with the ID "${id}".${available('collections', Object.keys(docs))}`,
  )
}

/** The version that a page belongs to, by its path; if several match, the one with the longest path. */
export function findActiveVersion(docs: DocsData, path: string): DocsVersion | undefined {
  return [...docs.versions].sort((left, right) => right.path.length - left.path.length).find((version) => isBelow(path, version.path))
}

/** The document that a page shows, if it shows one. */
export function findActiveDoc(docs: DocsData, path: string): DocEntry | undefined {
  const version = findActiveVersion(docs, path)
  return version === undefined ? undefined : indexOf(version).byPath.get(bare(path))
}

/** @throws Error when the docs have no version at all. */
export function findLastVersion(docs: DocsData): DocsVersion {
  const last = docs.versions.find((version) => version.isLast) ?? docs.versions[0]
  if (last === undefined) throw new Error(`The docs collection with the ID "${docs.id}" has no versions.`)
  return last
}

/** The versions in which a name is looked up, each once: that of the page, the one the reader prefers, the last one. */
export function versionCandidates(docs: DocsData, path: string, preferredVersion?: string | null): DocsVersion[] {
  const preferred = docs.versions.find((version) => version.name === preferredVersion)
  const candidates = [findActiveVersion(docs, path), preferred, findLastVersion(docs)]
  return [...new Set(candidates.filter((version) => version !== undefined))]
}

/**
 * The document with an id in the first version that has it; undefined for a draft, which is not built and is not a mistake.
 * @throws Error that lists the ids.
 */
export function findDoc(candidates: readonly DocsVersion[], docId: string): DocEntry | undefined {
  for (const version of candidates) {
    const found = indexOf(version).byId.get(docId)
    if (found !== undefined) return found
  }
  if (candidates.some((version) => version.draftIds.includes(docId))) return undefined
  const ids = candidates.flatMap((version) => version.docs.map((doc) => doc.id))
  throw new Error(`Cannot find a document with the ID "${docId}" in ${versionNames(candidates)}.${available('document IDs', ids)}`)
}

/**
 * The first link of a sidebar in the first version that has that sidebar.
 * @throws Error that lists the sidebars, or says that the sidebar leads nowhere.
 */
export function findSidebarLink(candidates: readonly DocsVersion[], sidebarId: string): { path: string; label: string } {
  const version = candidates.find((candidate) => Object.hasOwn(candidate.sidebars, sidebarId))
  if (version === undefined) {
    const ids = candidates.flatMap((candidate) => Object.keys(candidate.sidebars))
    throw new Error(`Cannot find a sidebar with the ID "${sidebarId}" in ${versionNames(candidates)}.${available('sidebar IDs', ids)}`)
  }
  const link = version.sidebars[sidebarId]?.link
  if (link === undefined) throw new Error(`DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`)
  return link
}

/** The main document of a version; undefined only if the version has no documents. */
export function findMainDoc(version: DocsVersion): DocEntry | undefined {
  return indexOf(version).byId.get(version.mainDocId)
}

/** The target of a version menu: the same document in the other version, or else that version's main document. */
export function findInVersion(version: DocsVersion, activeDoc: DocEntry | undefined): DocEntry | undefined {
  return (activeDoc === undefined ? undefined : indexOf(version).byId.get(activeDoc.id)) ?? findMainDoc(version)
}

/**
 * The versions in a menu, in order: all of them, the named ones, or the named ones with labels of their own.
 * @throws Error that lists the versions when a name is unknown.
 */
export function selectVersions(
  docs: DocsData,
  wanted?: readonly string[] | Readonly<Record<string, { label?: string }>>,
): { version: DocsVersion; label: string }[] {
  if (wanted === undefined) return docs.versions.map((version) => ({ version, label: version.label }))
  const entries = Array.isArray(wanted) ? wanted.map((name): [string, { label?: string }] => [name, {}]) : Object.entries(wanted)
  return entries.map(([name, { label }]) => {
    const version = docs.versions.find((candidate) => candidate.name === name)
    if (version !== undefined) return { version, label: label ?? version.label }
    const names = docs.versions.map((candidate) => candidate.name)
    throw new Error(
      `There is no docs version with the name "${name}". Check the \`versions\` of the navbar item of type docsVersionDropdown.${available('versions', names)}`,
    )
  })
}

interface VersionIndex {
  byId: ReadonlyMap<string, DocEntry>
  /** By bare path. */
  byPath: ReadonlyMap<string, DocEntry>
}

/** Every page looks up its navbar items: without an index, the cost of each page would grow with the number of documents. */
const indexes = new WeakMap<DocsVersion, VersionIndex>()

function indexOf(version: DocsVersion): VersionIndex {
  const known = indexes.get(version)
  if (known !== undefined) return known
  const index: VersionIndex = {
    byId: new Map(version.docs.map((doc) => [doc.id, doc])),
    byPath: new Map(version.docs.map((doc) => [bare(doc.path), doc])),
  }
  indexes.set(version, index)
  return index
}

function versionNames(versions: readonly DocsVersion[]): string {
  return `version${versions.length === 1 ? '' : 's'} ${listNames(versions.map((version) => version.name))}`
}

function available(what: string, names: readonly string[]): string {
  if (names.length === 0) return ` There are no ${what}.`
  const all = [...new Set(names)]
  const more = all.length > mostListed ? [`and ${all.length - mostListed} more`] : []
  return ` Available ${what}:\n${[...all.slice(0, mostListed).map((name) => `- ${name}`), ...more].join('\n')}`
}

function isBelow(path: string, base: string): boolean {
  const start = bare(base)
  return bare(path) === start || bare(path).startsWith(`${start}/`)
}

/** Without a trailing slash and in lower case; '' for the root. */
function bare(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase()
}
