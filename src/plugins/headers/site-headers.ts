// The headers that the files of a site are sent with: security headers for all, a policy of their own for pages that need more, and long caching
// for files with a hash in their name.
import type { PageNeeds } from '../../check/page-needs.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { withBaseUrl } from '../../lib/site-path.ts'
import { contentSecurityPolicy } from './content-policy.ts'
import { hasHashedName } from './has-hashed-name.ts'

type Header = [name: string, value: string]

export interface SiteHeaders {
  /** For every file, with the common policy. */
  general: Header[]
  /** Pages with another policy. */
  ownPolicies: OwnPolicy[]
  /** Folders whose files never change, with the base URL and a slash at the end. */
  cachedFolders: string[]
  /** For these. */
  cached: Header
}

export interface OwnPolicy {
  /** Paths of pages, without the base URL. */
  paths: string[]
  policy: string
}

export const policyHeader = 'Content-Security-Policy'

/** Cloudflare Pages reads 100 rules, and a page takes two. With more such pages, the common policy allows what they need. */
export const mostOwnPages = 40

export interface HeaderInput {
  config: ResolvedConfig
  pages: readonly { path: string; needs?: PageNeeds | undefined }[]
  /** The site has pages that lead to others. */
  hasRedirects: boolean
  /** Every file, relative to the output. */
  outputs: ReadonlySet<string>
}

export function listSiteHeaders({ config, pages, hasRedirects, outputs }: HeaderInput): SiteHeaders {
  const needs = pages.flatMap((page) => page.needs ?? [])
  const policyWith = (own: readonly string[]): string => contentSecurityPolicy(needs, config, hasRedirects, own)
  const withOwn = pages.filter((page) => page.needs?.own !== undefined)
  // The not-found page is sent for any path.
  const placed = withOwn.filter(({ path }) => path !== '*')
  const isCommon = placed.length > mostOwnPages
  const common = policyWith((isCommon ? withOwn : withOwn.filter(({ path }) => path === '*')).flatMap((page) => page.needs?.own ?? []))
  const pathsOf = new Map<string, string[]>()
  for (const { path, needs: { own = [] } = {} } of isCommon ? [] : placed) {
    const policy = policyWith(own)
    if (policy !== common) pathsOf.set(policy, [...(pathsOf.get(policy) ?? []), path])
  }
  return {
    general: [
      [policyHeader, common],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ],
    ownPolicies: [...pathsOf].map(([policy, paths]) => ({ policy, paths: paths.sort() })),
    cachedFolders: hashedFolders(outputs).map((folder) => withBaseUrl(`/${folder}/`, config.baseUrl)),
    cached: ['Cache-Control', 'public, max-age=31536000, immutable'],
  }
}

/** Folders of `assets/` in which every name has a hash: a static file of the site may be among the files of the build. */
function hashedFolders(outputs: ReadonlySet<string>): string[] {
  const isHashed = new Map<string, boolean>()
  for (const output of outputs) {
    const folder = /^assets\/[^/]+(?=\/)/.exec(output)?.[0]
    if (folder !== undefined) isHashed.set(folder, (isHashed.get(folder) ?? true) && hasHashedName(output))
  }
  return [...isHashed].flatMap(([folder, all]) => (all ? [folder] : [])).sort()
}
