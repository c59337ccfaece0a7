// `@theme/NavbarItem` and its kinds, and `@theme/SearchBar`: for components that show one in a place of their own.
import type { ReactElement, ReactNode } from 'react'
import type { NavbarItem as ConfiguredItem } from '../../config/shell-options.ts'
import { SearchBox } from '../../plugins/search/theme/search-box.tsx'
import { classNames } from '../../theme/class-names.ts'
import { usePage } from '../../theme/hooks/use-page.ts'
import { ExternalIcon } from '../../theme/icon.tsx'
import { NavbarDropdown } from '../../theme/navbar/navbar-dropdown.tsx'
import { NavbarEntryView } from '../../theme/navbar/navbar-entry-view.tsx'
import { resolveNavbarItem } from '../../theme/navbar/resolve-navbar-item.ts'
import Link, { type LinkProps } from '../core/link.tsx'

export interface NavbarItemProps extends Omit<LinkProps, 'type' | 'label'> {
  label?: ReactNode
  html?: string
  /** HTML of an item with the type `html`. */
  value?: string
  /** Of a dropdown. */
  items?: readonly NavbarItemProps[]
  mobile?: boolean
  position?: 'left' | 'right'
  type?: string
  onClick?: never
  /** Base of the paths on which the link is marked; this theme marks those of the configuration. */
  activeBasePath?: string
  activeBaseRegex?: string
  isDropdownItem?: boolean
  prependBaseUrlToHref?: boolean
}

/** The kinds that say something of the site, as the configuration has them. */
const siteTypes = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown', 'localeDropdown', 'search'] as const

type SiteType = (typeof siteTypes)[number]
type SiteItem = Extract<ConfiguredItem, { type: SiteType }>

function isSiteItem(props: NavbarItemProps | SiteItem): props is SiteItem {
  return siteTypes.some((type) => type === props.type)
}

function SiteItemView({ item }: { item: SiteItem }): ReactElement | null {
  const { site, route } = usePage()
  const entry = resolveNavbarItem(item, { site, route })
  return entry ? (
    <ul className="navbar-items">
      <NavbarEntryView entry={entry} />
    </ul>
  ) : null
}

type PropsOf<Type extends SiteType> = Omit<Extract<SiteItem, { type: Type }>, 'type'>

export const DocNavbarItem = (props: PropsOf<'doc'>) => <SiteItemView item={{ ...props, type: 'doc' }} />
export const DocSidebarNavbarItem = (props: PropsOf<'docSidebar'>) => <SiteItemView item={{ ...props, type: 'docSidebar' }} />
export const DocsVersionNavbarItem = (props: PropsOf<'docsVersion'>) => <SiteItemView item={{ ...props, type: 'docsVersion' }} />
export const DocsVersionDropdownNavbarItem = (props: PropsOf<'docsVersionDropdown'>) => (
  <SiteItemView item={{ ...props, type: 'docsVersionDropdown' }} />
)
export const LocaleDropdownNavbarItem = (props: PropsOf<'localeDropdown'>) => <SiteItemView item={{ ...props, type: 'localeDropdown' }} />
export const SearchNavbarItem = (props: PropsOf<'search'>) => <SiteItemView item={{ ...props, type: 'search' }} />

/** The button that opens the search. */
export const SearchBar = () => <SearchBox place="items" />

export default function NavbarItem(props: NavbarItemProps | SiteItem): ReactElement {
  if (isSiteItem(props)) return <SiteItemView item={props} />
  return <OwnItem {...props} />
}

/** A link, HTML or a list of these. */
export function OwnItem(props: NavbarItemProps): ReactElement {
  if (props.value !== undefined) return <span className={props.className} dangerouslySetInnerHTML={{ __html: props.value }} />
  if (props.items !== undefined)
    return (
      <NavbarDropdown as="div" className={props.className} label={props.label}>
        {props.items.map((item, index) => (
          <li key={item.to ?? item.href ?? index}>
            <NavbarItem {...item} />
          </li>
        ))}
      </NavbarDropdown>
    )
  const { label, html, value: _8, items: _9, mobile: _1, position: _2, type: _3, activeBasePath: _4, activeBaseRegex: _5, ...rest } = props
  const { isDropdownItem: _6, prependBaseUrlToHref: _7, className, children, ...link } = rest
  const target = link.to ?? link.href ?? ''
  return (
    <Link {...link} className={classNames('navbar-link', className)}>
      {html === undefined ? (label ?? children) : <span dangerouslySetInnerHTML={{ __html: html }} />}
      {html === undefined && /^https?:/.test(target) && <ExternalIcon />}
    </Link>
  )
}
