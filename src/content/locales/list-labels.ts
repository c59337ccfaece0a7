// What translators are asked for besides documents and components: the texts of navbar, footer and blogs, under the ids that localize-config.ts
// looks for.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { NavbarItem } from '../../config/shell-options.ts'

/** Id -> the text of the default language, and what translators are told of it. */
export type WantedTexts = Record<string, { message: string; description: string }>

export function listNavbarTexts({ navbar }: Pick<ResolvedConfig, 'navbar'>): WantedTexts {
  const found: WantedTexts = {}
  if (navbar.title) found.title = { message: navbar.title, description: 'The title in the navbar' }
  if (navbar.logo?.alt) found['logo.alt'] = { message: navbar.logo.alt, description: 'The alternative text of the logo' }
  const add = (items: readonly NavbarItem[]): void => {
    for (const item of items) {
      if ('label' in item && item.label)
        found[`item.label.${item.label}`] = { message: item.label, description: `The navbar item "${item.label}"` }
      if ('items' in item && item.items) add(item.items)
    }
  }
  add(navbar.items)
  return found
}

export function listFooterTexts({ footer }: Pick<ResolvedConfig, 'footer'>): WantedTexts {
  const found: WantedTexts = {}
  for (const { title, items } of footer?.columns ?? []) {
    if (title) found[`link.title.${title}`] = { message: title, description: `The title of the footer column "${title}"` }
    for (const { label } of items)
      if (label) found[`link.item.label.${label}`] = { message: label, description: `The footer link "${label}"` }
  }
  if (footer?.copyright) found.copyright = { message: footer.copyright, description: 'The copyright in the footer' }
  return found
}

export function listBlogTexts({ title, description, sidebarTitle }: ResolvedConfig['blogs'][number]): WantedTexts {
  return {
    title: { message: title, description: 'The title of the blog' },
    description: { message: description, description: 'The description of the blog' },
    'sidebar.title': { message: sidebarTitle, description: 'The title of the sidebar of the blog' },
  }
}
