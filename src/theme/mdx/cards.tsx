// A grid of cards, each a link with a title and a line of text.
import type { ReactElement, ReactNode } from 'react'
import { isExternal } from '../../lib/site-path.ts'
import { ExternalIcon, Icon } from '../icon.tsx'
import { type IconName, requireIcon } from '../icon-names.ts'
import { Link } from '../link.tsx'

export function Cards({ children }: { children?: ReactNode }): ReactElement {
  return <div className="cards">{children}</div>
}

export interface CardProps {
  title: ReactNode
  /** A path on this site or an address. */
  href: string
  icon?: IconName
  children?: ReactNode
}

export function Card({ title, href, icon, children }: CardProps): ReactElement {
  // Documents are not type-checked.
  if (typeof href !== 'string' || href === '') throw new Error('Expected each <Card> to have `href`, a path or an address, found none.')
  requireIcon('Card', icon)
  return (
    <Link className="card" to={href}>
      <span className="card-title">
        {icon && <Icon name={icon} />}
        {title}
        {isExternal(href) && <ExternalIcon />}
      </span>
      {children && <span className="card-text">{children}</span>}
    </Link>
  )
}
