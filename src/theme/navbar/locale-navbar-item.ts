// The language dropdown: the same page in each locale.

import type { NavbarItem } from '../../config/shell-options.ts'
import { addressIn } from '../../routes/page-in-locales.ts'
import type { NavbarDropdownEntry, NavbarEntry, NavbarLinkEntry, NavbarPage } from './navbar-entry.ts'

type ResolveAll = (items: readonly NavbarItem[] | undefined, page: NavbarPage) => NavbarEntry[]

export function resolveLocaleDropdown(
  item: Extract<NavbarItem, { type: 'localeDropdown' }>,
  page: NavbarPage,
  resolveAll: ResolveAll,
): NavbarDropdownEntry {
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
