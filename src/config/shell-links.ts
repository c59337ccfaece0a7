// The links that the configuration puts around the text of every page, in navbar and footer, with the places where they are written.
import type { ValuePath } from './finding.ts'
import type { ResolvedConfig } from './resolved-config.ts'
import type { NavbarItem } from './shell-options.ts'

export interface ShellLink {
  address: string
  /** Where it stands in the configuration. */
  path: ValuePath
}

export function listShellLinks({ navbar, footer }: Pick<ResolvedConfig, 'navbar' | 'footer'>): ShellLink[] {
  return [
    ...addressesOf(navbar.logo, ['navbar', 'logo']),
    ...linksOfItems(navbar.items, ['navbar', 'items']),
    ...addressesOf(footer?.logo, ['footer', 'logo']),
    ...(footer?.columns ?? []).flatMap(({ items }, column) =>
      items.flatMap((item, index) => addressesOf(item, ['footer', 'columns', column, 'items', index])),
    ),
  ]
}

function linksOfItems(items: readonly NavbarItem[] | undefined, path: ValuePath): ShellLink[] {
  return (items ?? []).flatMap((item, index) => linksOfItem(item, [...path, index]))
}

function linksOfItem(item: NavbarItem, path: ValuePath): ShellLink[] {
  switch (item.type) {
    case undefined:
    case 'default':
    case 'dropdown':
      return [...addressesOf(item, path), ...linksOfItems(item.items, [...path, 'items'])]
    case 'docsVersion':
      return addressesOf(item, path)
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return [
        ...linksOfItems(item.dropdownItemsBefore, [...path, 'dropdownItemsBefore']),
        ...linksOfItems(item.dropdownItemsAfter, [...path, 'dropdownItemsAfter']),
      ]
    default:
      return []
  }
}

function addressesOf(
  value: { to?: string | undefined; href?: string | undefined; brandPage?: string | undefined } | undefined,
  path: ValuePath,
): ShellLink[] {
  return (['to', 'href', 'brandPage'] as const).flatMap((key) => {
    const address = value?.[key]
    return address === undefined ? [] : [{ address, path: [...path, key] }]
  })
}
