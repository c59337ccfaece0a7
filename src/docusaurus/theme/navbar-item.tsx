// `@theme/NavbarItem` and its kinds that are links: for components that show one in a place of their own.
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { ExternalIcon } from '../../theme/icon.tsx'
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

export default function NavbarItem(props: NavbarItemProps): ReactElement {
  if (props.value !== undefined) return <span className={props.className} dangerouslySetInnerHTML={{ __html: props.value }} />
  if (props.items !== undefined) return <Dropdown {...props} items={props.items} />
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

function Dropdown({ label, items, className }: NavbarItemProps & { items: readonly NavbarItemProps[] }): ReactElement {
  return (
    <div className={classNames('navbar-dropdown', className)}>
      <details>
        <summary className="navbar-link">{label}</summary>
        <ul className="navbar-dropdown-list">
          {items.map((item, index) => (
            <li key={item.to ?? item.href ?? index}>
              <NavbarItem {...item} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
