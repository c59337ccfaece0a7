// `<Badge text="New" variant="tip" />`: a word or two beside a name, in the text, a heading or a table.
import type { ReactElement, ReactNode } from 'react'
import { type BadgeVariant, badgeClasses, badgeVariants, isBadgeVariant } from '../../lib/badge-looks.ts'
import { classNames } from '../class-names.ts'

export interface BadgeProps {
  /** What it says. The children have the same effect. */
  text?: ReactNode
  /** @default 'default' */
  variant?: BadgeVariant
  /** The same, for content written for VitePress. */
  type?: BadgeVariant
  className?: string
  children?: ReactNode
}

/** @throws for a variant that does not exist, and for a badge that says nothing. */
export function Badge({ text, variant, type, className, children }: BadgeProps): ReactElement {
  const named = variant ?? type ?? 'default'
  const content = text ?? children
  // Documents are not type-checked.
  if (!isBadgeVariant(named)) {
    throw new Error(`Expected each <Badge> to have a \`variant\` of ${badgeVariants.join(', ')}, found ${JSON.stringify(named)}.`)
  }
  if (content === undefined || content === null || content === '') {
    throw new Error('Expected each <Badge> to have a `text`, or one between its tags, found none.')
  }
  return <span className={classNames(badgeClasses(named), className)}>{content}</span>
}
