// An author's profiles on other sites. A handle becomes the address of the profile; an address stays unchanged.

import type { ReactElement } from 'react'
import { isExternal } from '../../lib/site-path.ts'
import { text } from '../../lib/texts/text.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { Link } from '../link.tsx'

interface Platform {
  /** A name; that of the others is a text. */
  label?: string
  icon: IconName
  profile?: (handle: string) => string
}

const platforms: Record<string, Platform> = {
  github: { label: 'GitHub', icon: 'github', profile: (handle) => `https://github.com/${handle}` },
  x: { label: 'X', icon: 'x', profile: (handle) => `https://x.com/${handle}` },
  twitter: { label: 'X', icon: 'x', profile: (handle) => `https://x.com/${handle}` },
  linkedin: { label: 'LinkedIn', icon: 'linkedin', profile: (handle) => `https://www.linkedin.com/in/${handle}/` },
  youtube: { label: 'YouTube', icon: 'youtube', profile: (handle) => `https://www.youtube.com/@${handle.replace(/^@/, '')}` },
  instagram: { label: 'Instagram', icon: 'instagram', profile: (handle) => `https://www.instagram.com/${handle}` },
  tiktok: { label: 'TikTok', icon: 'tiktok', profile: (handle) => `https://www.tiktok.com/@${handle.replace(/^@/, '')}` },
  discord: { label: 'Discord', icon: 'discord' },
  email: { icon: 'mail', profile: (address) => `mailto:${address}` },
}

export function SocialLinks({ socials }: { socials: Record<string, string> | undefined }): ReactElement | null {
  const links = Object.entries(socials ?? {})
  if (links.length === 0) return null
  return (
    <ul className="social-links">
      {links.map(([name, handle]) => {
        const platform = Object.hasOwn(platforms, name) ? platforms[name] : undefined
        const target = isExternal(handle) ? handle : platform?.profile?.(handle)
        if (target === undefined) return null
        return (
          <li key={name}>
            <Link to={target} aria-label={name === 'email' ? text('theme.blog.socialEmail') : (platform?.label ?? name)}>
              <Icon name={platform?.icon ?? 'link'} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
