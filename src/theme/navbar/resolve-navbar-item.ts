// Turns a navbar item of the configuration into what is shown: the nine types (docs/specification.md 3.08), and their errors (8.11 to 8.15). A pure function
// outside the components, because React cannot catch an error of a child on the server.
import type { NavbarItem } from '../../config/shell-options.ts'
import { addressIn } from '../../routes/page-in-locales.ts'
import { resolveDocItem, resolveDocSidebarItem, resolveVersionDropdown, resolveVersionItem } from './docs-navbar-items.ts'
import { isActiveLink } from './is-active-link.ts'
import type { NavbarDropdownEntry, NavbarEntry, NavbarLinkEntry, NavbarPage } from './navbar-entry.ts'

type ItemOf<Type> = Extract<NavbarItem, { type: Type }>
/** An item without a type counts as `default`. */
type PlainItem = Exclude<NavbarItem, { type: Exclude<NavbarItem['type'], 'default' | undefined> }>

/**
 * What an item shows on a page; undefined if it shows nothing there (a draft, an unlisted document).
 * @throws an Error that asks the owner of the site to check the item, with the item as JSON and the reason as `cause`.
 */
export function resolveNavbarItem(item: NavbarItem, page: NavbarPage): NavbarEntry | undefined {
  try {
    return resolveItem(item, page)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `An item of the navbar could not be shown. Check this item in \`navbar.items\` of the site configuration:\n${JSON.stringify(item, null, 2)}\n${reason}`,
      { cause },
    )
  }
}

function resolveItem(item: NavbarItem, page: NavbarPage): NavbarEntry | undefined {
  switch (item.type) {
    case undefined:
    case 'default':
      return item.items ? resolveDropdown(item, item.items, page) : resolveLinkItem(item, page)
    case 'dropdown':
      return resolveDropdown(item, item.items, page)
    case 'search':
      return { kind: 'search', className: item.className }
    case 'html':
      return { kind: 'html', html: item.value, className: item.className }
    case 'doc':
      return resolveDocItem(item, page)
    case 'docSidebar':
      return resolveDocSidebarItem(item, page)
    case 'docsVersion':
      return resolveVersionItem(item, page)
    case 'docsVersionDropdown':
      return resolveVersionDropdown(item, page, resolveAll)
    case 'localeDropdown':
      return resolveLocaleDropdown(item, page)
    default: {
      const unknown: { type?: unknown } = item
      throw new Error(`No NavbarItem component found for type "${String(unknown.type)}".`)
    }
  }
}

function resolveAll(items: readonly NavbarItem[] | undefined, page: NavbarPage): NavbarEntry[] {
  return (items ?? []).flatMap((item) => resolveItem(item, page) ?? [])
}

function resolveLinkItem(item: PlainItem | ItemOf<'dropdown'>, { site, route }: NavbarPage): NavbarLinkEntry {
  const target = item.to ?? item.href
  if (target === undefined) throw new Error('A link of the navbar needs `to` (a path on this site) or `href` (any address).')
  return {
    kind: 'link',
    target,
    label: item.label,
    html: item.html,
    icon: item.icon,
    description: item.description,
    picture: item.picture,
    ariaLabel: item.ariaLabel,
    className: item.className,
    active: isActiveLink(item, route.path, site.config.baseUrl),
  }
}

function resolveDropdown(item: PlainItem | ItemOf<'dropdown'>, items: readonly NavbarItem[], page: NavbarPage): NavbarDropdownEntry {
  const entries = resolveAll(items, page)
  if (entries.some(({ kind }) => kind === 'dropdown')) throw new Error('A dropdown of the navbar cannot have a dropdown in it.')
  const own = item.to === undefined && item.href === undefined ? undefined : resolveLinkItem(item, page)
  return {
    kind: 'dropdown',
    label: item.label,
    html: item.html,
    icon: item.icon,
    ariaLabel: item.ariaLabel,
    className: item.className,
    active: own?.active || entries.some((entry) => entry.kind === 'link' && entry.active),
    // The label opens the list, so the dropdown's own target becomes the first entry.
    entries: own ? [{ ...own, className: undefined, icon: undefined }, ...entries] : entries,
  }
}

/** The language dropdown: the same page in each locale. */
function resolveLocaleDropdown(item: ItemOf<'localeDropdown'>, page: NavbarPage): NavbarDropdownEntry {
  const { config } = page.site
  const query = item.queryString ? `?${item.queryString.replace(/^\?/, '')}` : ''
  const locales = config.locales.map((locale): NavbarLinkEntry => {
    return {
      kind: 'link',
      target: `${addressIn(locale, page.route, config)}${query}`,
      label: locale.label,
      lang: locale.htmlLang,
      active: locale.name === config.locale,
    }
  })
  const current = config.locales.find(({ name }) => name === config.locale)
  return {
    kind: 'dropdown',
    label: current?.label ?? config.locale,
    icon: 'language',
    // Reading in a language does not mean being on a page of the dropdown.
    active: false,
    className: item.className,
    entries: [...resolveAll(item.dropdownItemsBefore, page), ...locales, ...resolveAll(item.dropdownItemsAfter, page)],
  }
}
