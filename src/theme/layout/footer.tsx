// The footer: columns of links, the logo, the copyright line.
import type { ReactElement } from 'react'
import type { FooterLink } from '../../config/shell-options.ts'
import { isExternal } from '../../lib/site-path.ts'
import { frontPagePath } from '../../routes/front-page.ts'
import { ExternalIcon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'
import { ThemedImage } from './themed-image.tsx'

/** docs/specification.md 9.20. */
const logoHeight = 32

export function Footer(): ReactElement | null {
  const { site, buildYear } = usePage()
  const { footer, title } = site.config
  if (footer === undefined) return null
  const { logo, columns, copyright } = footer
  return (
    <footer className="footer">
      <div className="footer-inner">
        {columns && columns.length > 0 && (
          <div className="footer-columns">
            {columns.map((column) => (
              <div key={column.title} className="footer-column">
                <h2 className="footer-title">{column.title}</h2>
                <ul>
                  {column.items.map((item) => (
                    <FooterItem key={JSON.stringify(item)} item={item} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        {(logo || copyright) && (
          <div className="footer-bottom">
            {logo && (
              <Link className="footer-logo" to={logo.href ?? frontPagePath(site)}>
                <ThemedImage
                  src={logo.src}
                  srcDark={logo.srcDark}
                  alt={logo.alt ?? title}
                  width={logo.width}
                  height={logo.height ?? logoHeight}
                />
              </Link>
            )}
            {copyright && (
              <div className="footer-copyright" dangerouslySetInnerHTML={{ __html: copyright.replaceAll('{year}', String(buildYear)) }} />
            )}
          </div>
        )}
      </div>
    </footer>
  )
}

function FooterItem({ item }: { item: FooterLink }): ReactElement {
  const { label, html, className, ariaLabel } = item
  const target = item.to ?? item.href
  if (target === undefined) return <li className={className} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  return (
    <li>
      <Link to={target} className={className} aria-label={ariaLabel}>
        {label ?? target}
        {isExternal(target) && <ExternalIcon />}
      </Link>
    </li>
  )
}
