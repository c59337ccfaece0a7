// The language dropdown: the same page in each locale.
import type { NavbarItem } from '../../config/shell-options.ts'
import type { NavbarDropdownEntry, NavbarEntry, NavbarLinkEntry, NavbarPage } from './navbar-entry.ts'

type ResolveAll = (items: readonly NavbarItem[] | undefined, page: NavbarPage) => NavbarEntry[]

export function resolveLocaleDropdown(
  item: Extract<NavbarItem, { type: 'localeDropdown' }>,
  page: NavbarPage,
  resolveAll: ResolveAll,
): NavbarDropdownEntry {
  const { config } = page.site
  const path = page.route.path === '*' ? '/' : page.route.path
  const query = item.queryString ? `?${item.queryString.replace(/^\?/, '')}` : ''
  const locales = config.locales.map((locale): NavbarLinkEntry => {
    const prefix = locale.name === config.defaultLocale ? '' : `/${locale.path.replace(/^\/+|\/+$/g, '')}`
    return {
      kind: 'link',
      target: `${prefix}${path}${query}`,
      label: locale.label,
      lang: locale.htmlLang,
      active: locale.name === config.defaultLocale,
    }
  })
  const current = config.locales.find(({ name }) => name === config.defaultLocale)
  return {
    kind: 'dropdown',
    label: current?.label ?? config.defaultLocale,
    icon: 'language',
    // Reading in a language does not mean being on a page of the dropdown.
    active: false,
    className: item.className,
    entries: [...resolveAll(item.dropdownItemsBefore, page), ...locales, ...resolveAll(item.dropdownItemsAfter, page)],
  }
}
