// `@theme/Footer/LinkItem`: one link of the footer, for components of a site that take the place of its columns.
import type { ReactElement } from 'react'
import Link from '../core/link.tsx'

export interface FooterLinkItemProps {
  /** As in `themeConfig.footer.links`. */
  item: { label?: string; href?: string; to?: string; className?: string; html?: string }
}

export default function FooterLinkItem({ item: { label, to, href, className, html } }: FooterLinkItemProps): ReactElement {
  if (html !== undefined) return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Link to={to ?? href} {...(className !== undefined && { className })}>
      {label}
    </Link>
  )
}
