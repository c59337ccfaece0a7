// The headers that the files of a site are sent with: security headers for all, and long caching for files with a hash in their name.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { withBaseUrl } from '../../lib/site-path.ts'
import { hasHashedName } from './has-hashed-name.ts'

export interface HeaderRule {
  /** Path with the base URL, ending with a slash; the rule is for everything below it. */
  folder: string
  headers: [name: string, value: string][]
}

/** @param outputs every file, relative to the output. */
export function listHeaderRules(policy: string, outputs: ReadonlySet<string>, { baseUrl }: ResolvedConfig): HeaderRule[] {
  return [
    {
      folder: baseUrl,
      headers: [
        ['Content-Security-Policy', policy],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ],
    },
    ...hashedFolders(outputs).map((folder): HeaderRule => {
      return { folder: withBaseUrl(`/${folder}/`, baseUrl), headers: [['Cache-Control', 'public, max-age=31536000, immutable']] }
    }),
  ]
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
