// Looks up the navbar items that name a document, a sidebar or a version once, before any page is rendered: a broken item would fail every
// page. It is reported where it is written and left out, so that the pages and their links are still checked.
import type { NavbarItem } from '../config/shell-options.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../diagnostics/suggest.ts'
import { findDoc, findDocs, findSidebarLink, selectVersions, versionCandidates } from './docs/doc-lookup.ts'
import type { DocsData } from './site-data.ts'

export interface CheckNavbarItemsInput {
  items: readonly NavbarItem[]
  docs: Readonly<Record<string, DocsData>>
  configFile: string
  /** A sidebars file could not be read, so names of sidebars cannot be checked. */
  sidebarsUnknown: boolean
}

type Path = readonly (string | number)[]
const nestedKeys = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const

export function checkNavbarItems(input: CheckNavbarItemsInput): { items: NavbarItem[]; diagnostics: Diagnostic[] } {
  const { docs, configFile, sidebarsUnknown } = input
  const diagnostics: Diagnostic[] = []

  /** What is wrong with a reference of the item, under which of its keys, and which names would be valid. */
  function problemOf(item: NavbarItem): { key: string; message: string; name: string; candidates: string[] } | undefined {
    if (!('docsPluginId' in item) && item.type !== 'doc' && item.type !== 'docSidebar' && !isVersionItem(item)) return undefined
    const id = 'docsPluginId' in item ? item.docsPluginId : undefined
    const collection = attempt(() => findDocs(docs, id))
    if ('message' in collection) return { key: 'docsPluginId', ...collection, name: id ?? 'default', candidates: Object.keys(docs) }
    const versions = collection.value.versions
    const candidates = attempt(() => versionCandidates(collection.value, ''))
    if ('message' in candidates) return { key: 'type', ...candidates, name: '', candidates: [] }
    if (item.type === 'doc') {
      const found = attempt(() => findDoc(candidates.value, item.docId))
      const ids = candidates.value.flatMap((version) => version.docs.map((doc) => doc.id))
      return 'message' in found ? { key: 'docId', ...found, name: item.docId, candidates: ids } : undefined
    }
    if (item.type === 'docSidebar') {
      const found = attempt(() => findSidebarLink(candidates.value, item.sidebarId))
      const ids = candidates.value.flatMap((version) => Object.keys(version.sidebars))
      return 'message' in found ? { key: 'sidebarId', ...found, name: item.sidebarId, candidates: ids } : undefined
    }
    if (item.type === 'docsVersionDropdown') {
      const found = attempt(() => selectVersions(collection.value, item.versions))
      return 'message' in found ? { key: 'versions', ...found, name: '', candidates: versions.map((version) => version.name) } : undefined
    }
    return undefined
  }

  function keep(item: NavbarItem, path: Path): NavbarItem[] {
    const problem = problemOf(item)
    if (problem !== undefined) {
      if (!(sidebarsUnknown && problem.key === 'sidebarId')) diagnostics.push(report(problem, [...path, problem.key], configFile))
      return []
    }
    return [nestedKeys.reduce((kept, key) => withNested(kept, key, path), item)]
  }

  function withNested(item: NavbarItem, key: (typeof nestedKeys)[number], path: Path): NavbarItem {
    const nested: unknown = Reflect.get(item, key)
    if (!isItemList(nested)) return item
    return { ...item, [key]: nested.flatMap((child, index) => keep(child, [...path, key, index])) }
  }

  return { items: input.items.flatMap((item, index) => keep(item, ['navbar', 'items', index])), diagnostics }
}

function isVersionItem(item: NavbarItem): boolean {
  return item.type === 'docsVersion' || item.type === 'docsVersionDropdown'
}

/** The schema has checked the elements. */
function isItemList(value: unknown): value is NavbarItem[] {
  return Array.isArray(value)
}

function attempt<Value>(look: () => Value): { value: Value } | { message: string } {
  try {
    return { value: look() }
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

function report(
  { key, message, name, candidates }: { key: string; message: string; name: string; candidates: string[] },
  configPath: Path,
  configFile: string,
): Diagnostic {
  const meant = nearest(name, candidates)
  const fallback = `Correct \`${key}\` of the item, or take the item out.`
  // The message lists names too, but of many only the first ones.
  const near = message.includes('\nand ') ? ` The nearest are ${listNearest(name, candidates)}.` : ''
  const hint = meant === undefined ? fallback + near : `Did you mean "${meant}"?`
  return {
    id: 'navbar-item-invalid',
    level: 'error',
    message,
    place: { file: configFile },
    configPath,
    hint,
  }
}
