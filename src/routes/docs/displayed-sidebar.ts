// Finds the sidebar that a document is shown with. docs/specification.md 2.11, 2.16.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type Doc, frontMatterPlace } from './doc.ts'
import { idHint } from './id-hint.ts'
import type { SidebarNavigation } from './navigation.ts'

/** Document -> name of the sidebar that owns it; if several hold it, the last in the file. */
export function sidebarOwners(sidebars: readonly { name: string; navigation: SidebarNavigation }[]): Map<Doc, string> {
  const owners = new Map<Doc, string>()
  for (const { name, navigation } of sidebars) {
    for (const doc of navigation.documents) owners.set(doc, name)
  }
  return owners
}

/** Front matter `displayed_sidebar` wins over ownership; null means none. */
export function displayedSidebar(
  doc: Doc,
  owners: ReadonlyMap<Doc, string>,
  names: readonly string[],
): { sidebar: string | undefined; diagnostics: Diagnostic[] } {
  const wanted = doc.summary.frontMatter.displayedSidebar
  if (wanted === undefined) return { sidebar: owners.get(doc), diagnostics: [] }
  if (wanted === null || names.includes(wanted)) return { sidebar: wanted ?? undefined, diagnostics: [] }
  const diagnostic: Diagnostic = {
    id: 'displayed-sidebar-unknown',
    level: 'error',
    message: `\`displayed_sidebar\` has to be the name of a sidebar or null; found "${wanted}".`,
    place: frontMatterPlace(doc.summary, 'displayed_sidebar'),
    hint: idHint(wanted, names, 'sidebars'),
  }
  return { sidebar: owners.get(doc), diagnostics: [diagnostic] }
}
