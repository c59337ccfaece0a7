// The variants of a badge, as authors write them, and the look of each: front matter, the component and the sidebar agree on them. The names are
// those of Starlight and VitePress together, and those of admonitions.

export const badgeLooks = {
  default: 'default',
  note: 'note',
  secondary: 'note',
  info: 'info',
  important: 'info',
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
} as const

export type BadgeVariant = keyof typeof badgeLooks

export const badgeVariants = Object.keys(badgeLooks)

export function isBadgeVariant(value: unknown): value is BadgeVariant {
  return typeof value === 'string' && Object.hasOwn(badgeLooks, value)
}

/** A badge as data, without markup. */
export interface BadgeData {
  text: string
  variant?: BadgeVariant
}

export function badgeClasses(variant: BadgeVariant = 'default'): string {
  const look = badgeLooks[variant]
  return look === 'default' ? 'sg-badge' : `sg-badge sg-badge-${look}`
}
