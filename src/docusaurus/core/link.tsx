// `@docusaurus/Link`: the link of the theme, without the props that only a router in the browser understands.
import type { ReactElement } from 'react'
import { Link as ThemeLink, type LinkProps as ThemeLinkProps } from '../../theme/link.tsx'

export interface LinkProps extends ThemeLinkProps {
  /** `false` leaves an address as it is written. */
  autoAddBaseUrl?: boolean
  isNavLink?: boolean
  activeClassName?: string
  activeStyle?: object
  isActive?: unknown
  exact?: boolean
  strict?: boolean
}

export default function Link({ autoAddBaseUrl = true, to, href, ...rest }: LinkProps): ReactElement {
  const { isNavLink: _1, activeClassName: _2, activeStyle: _3, isActive: _4, exact: _5, strict: _6, ...props } = rest
  const target = to ?? href
  if (!autoAddBaseUrl && target !== undefined) return <a href={target} {...props} />
  return <ThemeLink {...(target === undefined ? {} : { to: target })} {...props} />
}
