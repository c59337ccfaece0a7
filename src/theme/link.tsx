// The link of the theme and of the site's own components: applies base URL and slash policy, and opens other sites in a new tab.
import type { AnchorHTMLAttributes, ReactElement } from 'react'
import { resolveLink } from './link-target.ts'
import { usePage } from './page-context.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path on this site (without the base URL), an anchor, or any address. `href` means the same. */
  to?: string
  /** Excludes this link from the check for broken links. */
  'data-noBrokenLinkCheck'?: boolean
  'data-no-link-check'?: boolean
  /** Following the link makes this the reader's preferred version (client/shell/preferred-version.ts). */
  'data-version'?: string
  'data-docs'?: string
}

export function Link({ to, href, children, ...rest }: LinkProps): ReactElement {
  const { site, route } = usePage()
  const { 'data-noBrokenLinkCheck': unchecked, 'data-no-link-check': unmarked, ...attributes } = rest
  const target = to ?? href
  if (target === undefined) return <a {...attributes}>{children}</a>
  const link = resolveLink(target, route.path, site.config)
  return (
    <a
      {...(link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(unchecked || unmarked || link.file ? { 'data-no-link-check': '' } : {})}
      {...attributes}
      // Beside the text: pages repeat the two together, and what is alike in a row takes little room when compressed.
      href={link.href}
    >
      {children}
    </a>
  )
}
