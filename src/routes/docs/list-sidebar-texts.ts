// The labels of sidebars that translators are asked for, under the ids that translate-sidebars.ts looks for. Documents bring their own.
import type { WantedTexts } from '../../content/locales/list-labels.ts'
import type { Route, RouteTable } from '../route.ts'
import type { SidebarItem } from './sidebar-item.ts'

/** `<docs id>/<version>` -> texts, of a table that was planned without those of any language. */
export function listSidebarTexts({ site, routes }: Pick<RouteTable, 'site' | 'routes'>): Record<string, WantedTexts> {
  const indexes = new Map(routes.flatMap((route) => (route.kind === 'generated-index' ? [[route.path, route] as const] : [])))
  const found: Record<string, WantedTexts> = {}
  for (const [key, items] of Object.entries(site.sidebars)) {
    const [id = '', version = '', ...name] = key.split('/')
    const texts = found[`${id}/${version}`] ?? {}
    found[`${id}/${version}`] = texts
    addItems(items, `sidebar.${name.join('/')}`, indexes, texts)
  }
  return found
}

function addItems(items: readonly SidebarItem[], sidebar: string, indexes: ReadonlyMap<string, Route>, texts: WantedTexts): void {
  for (const item of items) {
    if (item.type === 'link' && item.docId === undefined)
      texts[`${sidebar}.link.${item.label}`] = { message: item.label, description: `The link "${item.label}" in a sidebar` }
    if (item.type !== 'category') continue
    const id = `${sidebar}.category.${item.label}`
    texts[id] = { message: item.label, description: `The category "${item.label}" in a sidebar` }
    const { title, description } = indexes.get(item.href ?? '')?.metadata ?? {}
    const ofIndex = `of the page of the category "${item.label}"`
    // Without a title of its own, the page has that of the category.
    if (title && title !== item.label) texts[`${id}.link.generated-index.title`] = { message: title, description: `The title ${ofIndex}` }
    if (description) texts[`${id}.link.generated-index.description`] = { message: description, description: `The description ${ofIndex}` }
    addItems(item.items, sidebar, indexes, texts)
  }
}
