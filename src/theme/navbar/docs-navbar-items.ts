// The navbar items that lead to the docs: a document, a sidebar, a version, the list of versions.

import type { NavbarItem } from '../../config/shell-options.ts'
import {
  findActiveVersion,
  findDoc,
  findDocs,
  findInVersion,
  findMainDoc,
  findSidebarLink,
  selectVersions,
  versionCandidates,
} from '../../routes/docs/doc-lookup.ts'
import { placeInDocs } from '../../routes/docs/place-in-docs.ts'
import type { DocsData, DocsVersion } from '../../routes/site-data.ts'
import { isSamePage } from './is-active-link.ts'
import type { NavbarEntry, NavbarLinkEntry, NavbarPage, VersionTargets } from './navbar-entry.ts'

type ItemOf<Type> = Extract<NavbarItem, { type: Type }>
type ResolveAll = (items: readonly NavbarItem[] | undefined, page: NavbarPage) => NavbarEntry[]

export function resolveDocItem(item: ItemOf<'doc'>, { site, route }: NavbarPage): NavbarLinkEntry | undefined {
  const docs = findDocs(site.docs, item.docsPluginId)
  const doc = findDoc(versionCandidates(docs, route.path), item.docId)
  if (doc === undefined) return undefined
  const isCurrent = isSamePage(route.path, doc.path)
  if (doc.unlisted && !isCurrent) return undefined
  const inSameSidebar = doc.sidebar !== undefined && doc.sidebar === route.sidebar && belongsTo(route, docs.id)
  return {
    kind: 'link',
    target: doc.path,
    label: item.label ?? doc.id,
    className: item.className,
    active: isCurrent || inSameSidebar,
    versions: preferredTargets(docs, route.path, (candidates) => {
      const other = findDoc(candidates, item.docId)
      return other && { target: other.path }
    }),
  }
}

export function resolveDocSidebarItem(item: ItemOf<'docSidebar'>, { site, route }: NavbarPage): NavbarLinkEntry {
  const docs = findDocs(site.docs, item.docsPluginId)
  const link = findSidebarLink(versionCandidates(docs, route.path), item.sidebarId)
  const active = route.sidebar === item.sidebarId && belongsTo(route, docs.id)
  return {
    kind: 'link',
    target: link.path,
    label: item.label ?? link.label,
    className: item.className,
    active,
    versions: preferredTargets(docs, route.path, (candidates) => ({ target: findSidebarLink(candidates, item.sidebarId).path })),
  }
}

export function resolveVersionItem(item: ItemOf<'docsVersion'>, { site, route }: NavbarPage): NavbarLinkEntry | undefined {
  const docs = findDocs(site.docs, item.docsPluginId)
  const version = versionCandidates(docs, route.path)[0]
  if (version === undefined) return undefined
  return {
    kind: 'link',
    target: item.to ?? mainPath(version),
    label: item.label ?? version.label,
    className: item.className,
    active: findActiveVersion(docs, route.path) === version,
    versions:
      item.to === undefined
        ? preferredTargets(
            docs,
            route.path,
            ([preferred]) => preferred && { target: mainPath(preferred), ...(item.label === undefined ? { label: preferred.label } : {}) },
          )
        : undefined,
  }
}

/** One entry per version, each for the same document there, or else its main one. A plain link if there are fewer than two entries. */
export function resolveVersionDropdown(
  item: ItemOf<'docsVersionDropdown'>,
  page: NavbarPage,
  resolveAll: ResolveAll,
): NavbarEntry | undefined {
  const { site, route } = page
  const docs = findDocs(site.docs, item.docsPluginId)
  const active = findActiveVersion(docs, route.path)
  const shown = selectVersions(docs, item.versions)
  const currentDoc = route.kind === 'doc' && belongsTo(route, docs.id) ? { id: route.props.id, path: route.path } : undefined
  const versions = shown.map(({ version, label }): NavbarLinkEntry => {
    const doc = findInVersion(version, currentDoc)
    return {
      kind: 'link',
      target: doc?.path ?? version.path,
      label,
      active: version === active,
      version: { docs: docs.id, name: version.name },
    }
  })
  const entries = [...resolveAll(item.dropdownItemsBefore, page), ...versions, ...resolveAll(item.dropdownItemsAfter, page)]
  const current =
    shown.find(({ version }) => version === active) ??
    shown.find(({ version }) => versionCandidates(docs, route.path).includes(version)) ??
    shown[0]
  if (current === undefined) return undefined
  const { label } = current
  if (entries.length >= 2) {
    const labels = new Map(shown.map((entry) => [entry.version, entry.label]))
    const targets = active
      ? versionNames(docs)
      : preferredTargets(
          docs,
          route.path,
          ([preferred]) => preferred && { target: mainPath(preferred), label: labels.get(preferred) ?? preferred.label },
        )
    return { kind: 'dropdown', label, className: item.className, active: active !== undefined, versions: targets, entries }
  }
  return { kind: 'link', target: mainPath(current.version), label, className: item.className, active: active !== undefined }
}

/** The versions that readers can prefer: a stored name that is not among them is forgotten. */
function versionNames(docs: DocsData): VersionTargets | undefined {
  return docs.versions.length < 2 ? undefined : { docs: docs.id, targets: Object.fromEntries(docs.versions.map(({ name }) => [name, {}])) }
}

/**
 * Where a link leads for readers who prefer a version. The build does not know the reader, so the page contains all targets and the browser
 * chooses (client/shell/preferred-version.ts). On a page of the docs its own version counts, and with one version there is no choice.
 */
function preferredTargets(
  docs: DocsData,
  path: string,
  targetIn: (candidates: DocsVersion[]) => { target: string; label?: string } | undefined,
): VersionTargets | undefined {
  if (docs.versions.length < 2 || findActiveVersion(docs, path) !== undefined) return undefined
  const targets = docs.versions.flatMap(({ name }) => {
    const target = targetIn(versionCandidates(docs, path, name))
    return target === undefined ? [] : [[name, target] as const]
  })
  return { docs: docs.id, targets: Object.fromEntries(targets) }
}

function mainPath(version: DocsVersion): string {
  return findMainDoc(version)?.path ?? version.path
}

function belongsTo(route: NavbarPage['route'], docsId: string): boolean {
  return placeInDocs(route)?.docs.id === docsId
}
