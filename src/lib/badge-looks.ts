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

/** A text, or `{ text, variant }`. Undefined if it is neither, or has anything else. */
export function readBadge(value: unknown): BadgeData | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { text: value }
  if (typeof value !== 'object' || value === null || !('text' in value)) return undefined
  const { text, variant, ...others } = { variant: undefined, ...value }
  if (typeof text !== 'string' || text.trim() === '' || Object.keys(others).length > 0) return undefined
  if (variant === undefined) return { text }
  return isBadgeVariant(variant) ? { text, variant } : undefined
}

/** The words after "must be". */
export const badgeExpectation = `a text, or a mapping with \`text\` and \`variant\` (${badgeVariants.join(', ')})`

export function badgeClasses(variant: BadgeVariant = 'default'): string {
  const look = badgeLooks[variant]
  return look === 'default' ? 'sg-badge' : `sg-badge sg-badge-${look}`
}
