// The navbar items that point into the docs: a document, a sidebar, a version, the list of versions (behaviour §2.12).
import type { NavbarItem } from '../../config/site-config.ts'
import type { DocsData, DocsVersion } from '../../routes/route.ts'
import { activeVersion, candidateVersions, docOf, findDoc, findDocs, findSidebarLink, latestVersion, mainDoc } from '../docs/find-docs.ts'
import { isSamePage } from './is-active-link.ts'
import type { NavbarEntry, NavbarLinkEntry } from './navbar-entry.ts'
import type { NavbarPage } from './resolve-navbar-item.ts'

type ItemOf<Type> = Extract<NavbarItem, { type: Type }>
type ResolveAll = (items: readonly NavbarItem[] | undefined, page: NavbarPage) => NavbarEntry[]

export function resolveDocItem(item: ItemOf<'doc'>, { site, route }: NavbarPage): NavbarLinkEntry | undefined {
  const docs = findDocs(site, item.docsPluginId)
  const doc = findDoc(candidateVersions(docs, route), item.docId)
  if (doc === undefined) return undefined
  const isCurrent = isSamePage(route.path, doc.path)
  if (doc.unlisted && !isCurrent) return undefined
  const inSameSidebar = doc.sidebar !== undefined && activeVersion(docs, route) !== undefined && route.sidebar === doc.sidebar
  return { kind: 'link', target: doc.path, label: item.label ?? doc.id, className: item.className, active: isCurrent || inSameSidebar }
}

export function resolveDocSidebarItem(item: ItemOf<'docSidebar'>, { site, route }: NavbarPage): NavbarLinkEntry {
  const docs = findDocs(site, item.docsPluginId)
  const link = findSidebarLink(candidateVersions(docs, route), item.sidebarId)
  return {
    kind: 'link',
    target: link.path,
    label: item.label ?? link.label,
    className: item.className,
    active: activeVersion(docs, route) !== undefined && route.sidebar === item.sidebarId,
  }
}

export function resolveVersionItem(item: ItemOf<'docsVersion'>, { site, route }: NavbarPage): NavbarLinkEntry {
  const docs = findDocs(site, item.docsPluginId)
  const version = candidateVersions(docs, route)[0] ?? latestVersion(docs)
  return {
    kind: 'link',
    target: item.to ?? mainDoc(version).path,
    label: item.label ?? version.label,
    className: item.className,
    active: activeVersion(docs, route) === version,
  }
}

/** One entry per version, each to the same document there, else to its main document. With fewer than two entries, a plain link. */
export function resolveVersionDropdown(item: ItemOf<'docsVersionDropdown'>, page: NavbarPage, resolveAll: ResolveAll): NavbarEntry {
  const { site, route } = page
  const docs = findDocs(site, item.docsPluginId)
  const active = activeVersion(docs, route)
  const shown = chooseVersions(item.versions, docs)
  const currentId = route.kind === 'doc' ? route.props.id : undefined
  const versions = shown.map(({ version, label }): NavbarLinkEntry => {
    const doc = (currentId === undefined ? undefined : docOf(version, currentId)) ?? mainDoc(version)
    return { kind: 'link', target: doc.path, label, active: version === active }
  })
  const entries = [...resolveAll(item.dropdownItemsBefore, page), ...versions, ...resolveAll(item.dropdownItemsAfter, page)]
  const current = shown.find(({ version }) => version === active) ?? shown.find(({ version }) => version.isLast) ?? shown[0]
  const label = current?.label ?? 'Versions'
  if (entries.length < 2) {
    const version = current?.version ?? latestVersion(docs)
    return { kind: 'link', target: mainDoc(version).path, label, className: item.className, active: active !== undefined }
  }
  return { kind: 'dropdown', label, className: item.className, active: active !== undefined, entries }
}

function chooseVersions(chosen: ItemOf<'docsVersionDropdown'>['versions'], docs: DocsData): { version: DocsVersion; label: string }[] {
  if (chosen === undefined) return docs.versions.map((version) => ({ version, label: version.label }))
  const names = Array.isArray(chosen) ? chosen : Object.keys(chosen)
  return names.map((name) => {
    const version = docs.versions.find((candidate) => candidate.name === name)
    if (version === undefined) {
      const known = docs.versions.map((candidate) => `- ${candidate.name}`).join('\n')
      throw new Error(
        `There is no docs version with the name "${name}". Check \`versions\` of the docsVersionDropdown item; the versions are:\n${known}`,
      )
    }
    const label = Array.isArray(chosen) ? undefined : chosen[name]?.label
    return { version, label: label ?? version.label }
  })
}
