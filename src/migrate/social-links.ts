// Links to other services, as VitePress and Starlight have them beside the navbar: items of ours.
import type { Options } from './options.ts'

/** Services that the theme has an icon for. */
const icons = new Set(['github', 'discord', 'x', 'youtube', 'linkedin', 'instagram', 'tiktok'])
/** What a service was called before. */
const renamed: Record<string, string> = { 'x.com': 'x', twitter: 'x' }

export function socialLink(service: unknown, href: unknown, label: unknown): Options {
  const name = typeof service === 'string' ? (renamed[service] ?? service) : undefined
  const spoken = typeof label === 'string' ? label : name
  return {
    label: spoken ?? 'Link',
    href,
    position: 'right',
    ...(name !== undefined && icons.has(name) && { icon: name, ariaLabel: spoken }),
  }
}
