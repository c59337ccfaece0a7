// `<LinkButton href="./setup.md">`: a link that looks like a button, for the one or two things to do next.
import type { ReactElement, ReactNode } from 'react'
import { isExternal } from '../../lib/site-path.ts'
import { classNames } from '../class-names.ts'
import { ExternalIcon, Icon } from '../icon.tsx'
import { type IconName, requireIcon } from '../icon-names.ts'
import { Link } from '../link.tsx'

const variants = ['primary', 'secondary', 'minimal'] as const

export interface LinkButtonProps {
  /** A path on this site or an address. */
  href: string
  /** @default 'primary' */
  variant?: (typeof variants)[number]
  icon?: IconName
  /** @default 'start' */
  iconPlacement?: 'start' | 'end'
  className?: string
  children?: ReactNode
}

/** @throws without `href`, and for a variant that does not exist. */
export function LinkButton({
  href,
  variant = 'primary',
  icon,
  iconPlacement = 'start',
  className,
  children,
}: LinkButtonProps): ReactElement {
  // Documents are not type-checked.
  if (typeof href !== 'string' || href === '')
    throw new Error('Expected each <LinkButton> to have `href`, a path or an address, found none.')
  if (!variants.includes(variant)) {
    throw new Error(`Expected each <LinkButton> to have a \`variant\` of ${variants.join(', ')}, found ${JSON.stringify(variant)}.`)
  }
  requireIcon('LinkButton', icon)
  const drawing = icon && <Icon name={icon} />
  return (
    <Link className={classNames('sg-link-button', variant !== 'primary' && `sg-link-button-${variant}`, className)} to={href}>
      {iconPlacement === 'start' && drawing}
      {children}
      {iconPlacement === 'end' && drawing}
      {isExternal(href) && <ExternalIcon />}
    </Link>
  )
}
