// The icons that a document can name. Types do not check documents.
export const iconNames = [
  'external',
  'menu',
  'close',
  'chevron',
  'home',
  'edit',
  'document',
  'folder',
  'sun',
  'moon',
  'system',
  'search',
  'language',
  'mail',
  'link',
  'github',
  'discord',
  'x',
  'youtube',
  'linkedin',
  'instagram',
  'tiktok',
] as const
export type IconName = (typeof iconNames)[number]

/** @throws for a name that no icon has, which would be a filled square. */
export function requireIcon(component: string, icon: IconName | undefined): void {
  if (icon !== undefined && !iconNames.includes(icon))
    throw new Error(`Expected each <${component}> to have an \`icon\` of ${iconNames.join(', ')}, found ${JSON.stringify(icon)}.`)
}
