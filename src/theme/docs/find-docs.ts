// Looks up docs, versions, documents and sidebars by the ids that a configuration or a page names.
// What is missing is an Error that lists what there is (behaviour §8).
import type { DocEntry, DocsData, DocsVersion, Route, SiteData } from '../../routes/route.ts'

/** @throws when no docs collection has this id. */
export function findDocs(site: SiteData, id = 'default'): DocsData {
  const docs = Object.hasOwn(site.docs, id) ? site.docs[id] : undefined
  if (docs) return docs
  const ids = Object.keys(site.docs)
  // A site whose only collection has a name of its own need not repeat it in each item.
  const only = ids.length === 1 && id === 'default' ? site.docs[ids[0] ?? ''] : undefined
  if (only) return only
  throw new Error(
    `A docs feature is used, but there are no docs with the id "${id}". ${ids.length > 0 ? `There are:\n${list(ids)}` : 'The configuration has no docs.'}`,
  )
}

export function latestVersion(docs: DocsData): DocsVersion {
  const latest = docs.versions.find(({ isLast }) => isLast) ?? docs.versions[0]
  if (latest === undefined) throw new Error(`The docs "${docs.id}" have no version.`)
  return latest
}

/** The version of the page, when it is one of these docs. */
export function activeVersion(docs: DocsData, route: Route): DocsVersion | undefined {
  if (route.kind !== 'doc' && route.kind !== 'generated-index') return undefined
  const active = route.props.docs
  return active.id === docs.id ? docs.versions.find(({ name }) => name === active.version) : undefined
}

/** Where links of the navbar look: the version of the page, then the latest one. The preferred one is known only in the browser. */
export function candidateVersions(docs: DocsData, route: Route): DocsVersion[] {
  const active = activeVersion(docs, route)
  const latest = latestVersion(docs)
  return active && active !== latest ? [active, latest] : [latest]
}

/** The document in the first version that has it; undefined when it is a draft. @throws when no version knows the id. */
export function findDoc(versions: readonly DocsVersion[], id: string): DocEntry | undefined {
  for (const version of versions) {
    const doc = docsById(version).get(id)
    if (doc) return doc
  }
  if (versions.some(({ draftIds }) => draftIds.includes(id))) return undefined
  const ids = [...new Set(versions.flatMap((version) => version.docs.map((doc) => doc.id)))]
  throw new Error(`Cannot find a document with the id "${id}" in ${namesOf(versions)}. The ids are:\n${list(ids)}`)
}

/** The first link of a sidebar. @throws when no version has the sidebar, or it has nothing to link to. */
export function findSidebarLink(versions: readonly DocsVersion[], id: string): { path: string; label: string } {
  const version = versions.find(({ sidebars }) => Object.hasOwn(sidebars, id))
  if (version === undefined) {
    const ids = [...new Set(versions.flatMap(({ sidebars }) => Object.keys(sidebars)))]
    throw new Error(`Cannot find a sidebar with the id "${id}" in ${namesOf(versions)}. The ids are:\n${list(ids)}`)
  }
  const link = version.sidebars[id]?.link
  if (link === undefined) throw new Error(`DocSidebarNavbarItem: Sidebar with ID "${id}" doesn't have anything to be linked to.`)
  return link
}

/** The document that a version opens with. */
export function mainDoc(version: DocsVersion): DocEntry {
  const doc = docsById(version).get(version.mainDocId)
  if (doc === undefined) throw new Error(`The main document "${version.mainDocId}" of the version "${version.name}" does not exist.`)
  return doc
}

/** A document of a version by its id, without an error. */
export function docOf(version: DocsVersion, id: string): DocEntry | undefined {
  return docsById(version).get(id)
}

/** Made once per version: pages must not cost more the more documents there are. */
const documentsOfVersions = new WeakMap<DocsVersion, Map<string, DocEntry>>()

function docsById(version: DocsVersion): Map<string, DocEntry> {
  const known = documentsOfVersions.get(version)
  if (known) return known
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]))
  documentsOfVersions.set(version, docs)
  return docs
}

function namesOf(versions: readonly DocsVersion[]): string {
  return `version${versions.length > 1 ? 's' : ''} ${versions.map(({ name }) => `"${name}"`).join(', ')}`
}

function list(names: readonly string[]): string {
  return names.map((name) => `- ${name}`).join('\n')
}
