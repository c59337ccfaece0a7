// The logo of the navbar, with the title of the site beside it if the configuration has one.
import type { ReactElement } from 'react'
import { frontPagePath } from '../../routes/front-page.ts'
import { Link } from '../link.tsx'
import { resolveLink } from '../link-target.ts'
import { usePage } from '../page-context.ts'
import { ThemedImage } from './themed-image.tsx'

export function Logo(): ReactElement {
  const { site, route } = usePage()
  const { navbar, title } = site.config
  const { logo } = navbar
  const name = navbar.title ?? (logo ? undefined : title)
  const brandPage = logo?.brandPage && resolveLink(logo.brandPage, route.path, site.config).href
  return (
    <Link className="navbar-logo" to={logo?.href ?? frontPagePath(site)} data-brand-page={brandPage}>
      {logo && (
        <ThemedImage
          src={logo.src}
          srcDark={logo.srcDark}
          alt={logo.alt ?? (name === undefined ? title : '')}
          width={logo.width}
          height={logo.height}
        />
      )}
      {name && <span className="navbar-title">{name}</span>}
    </Link>
  )
}
