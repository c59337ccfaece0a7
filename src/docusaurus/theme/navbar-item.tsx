// `@theme/NavbarItem` and its kinds that are links: for components that show one in a place of their own.
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { ExternalIcon } from '../../theme/icon.tsx'
import Link, { type LinkProps } from '../core/link.tsx'

export interface NavbarItemProps extends Omit<LinkProps, 'type' | 'label'> {
  label?: ReactNode
  html?: string
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
  const { label, html, mobile: _1, position: _2, type: _3, activeBasePath: _4, activeBaseRegex: _5, ...rest } = props
  const { isDropdownItem: _6, prependBaseUrlToHref: _7, className, children, ...link } = rest
  const target = link.to ?? link.href ?? ''
  return (
    <Link {...link} className={classNames('navbar-link', className)}>
      {html === undefined ? (label ?? children) : <span dangerouslySetInnerHTML={{ __html: html }} />}
      {html === undefined && /^https?:/.test(target) && <ExternalIcon />}
    </Link>
  )
}
