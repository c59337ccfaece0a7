// Finds static files that nothing names: not a page, and no text of the site from which a page, a script or a host could learn of them.
import { type Diagnostic, levelOf, type Policy } from '../diagnostics/diagnostic.ts'
import { readMentions } from './mentions.ts'
import type { PageRecord } from './page-record.ts'
import { type HrefResolver, pathKey } from './resolve-href.ts'
import type { SiteText } from './site-texts.ts'

export interface FindUnusedAssetsInput {
  /** Path from the site root -> site-relative source. */
  staticFiles: Readonly<Record<string, string>>
  /** What is published on each host of the site. */
  hosts: readonly { records: readonly PageRecord[]; resolveHref: HrefResolver; redirects: readonly { to: string }[] }[]
  /** All texts of the site. Asked for only when the pages leave files unnamed. */
  readTexts: () => AsyncIterable<SiteText>
  policy: Policy
}

/** Files that browsers, hosts and search engines ask for by themselves. Names that begin with a dot are of that kind too. */
const wellKnown: readonly RegExp[] = [
  /^(?:robots|humans|security|ads|app-ads|llms|llms-full)\.txt$/i,
  /^favicon\./i,
  /^apple-touch-icon[\w-]*\.png$/i,
  /^(?:browserconfig|crossdomain|sitemap[\w-]*)\.xml$/i,
  /^(?:site\.webmanifest|manifest\.json|service-worker\.js|sw\.js)$/i,
  /^(?:CNAME|_redirects|_headers|_routes\.json|_worker\.js|netlify\.toml|vercel\.json|staticwebapp\.config\.json|web\.config)$/i,
  /^(?:404|50x|index)\.html$/i,
  // With which search engines recognize the owner of a site.
  /^(?:google[\da-f]+\.html|yandex_[\da-f]+\.html|BingSiteAuth\.xml|[\da-f]{32}\.txt)$/i,
]

/**
 * What is named: files that pages link to or load, that redirects lead to, and whose path a text of the site contains (components, style
 * sheets, scripts, the configuration, data, other static files). Files below a folder with an `index.html` belong to that page.
 */
export async function findUnusedAssets({ staticFiles, hosts, readTexts, policy }: FindUnusedAssetsInput): Promise<Diagnostic[]> {
  const level = levelOf(policy)
  if (level === undefined) return []
  const owners = Object.keys(staticFiles).filter((path) => path.endsWith('/index.html') && path !== '/index.html')
  const ownerOf = (path: string): string => owners.find((owner) => path.startsWith(owner.slice(0, -'index.html'.length))) ?? path
  const unnamed = new Map<string, string[]>()
  for (const path of Object.keys(staticFiles)) {
    if (isWellKnown(path)) continue
    const owner = ownerOf(path)
    const files = unnamed.get(owner)
    if (files) files.push(path)
    else unnamed.set(owner, [path])
  }
  if (unnamed.size === 0) return []
  const linked = linkedPaths(hosts)
  for (const [owner, files] of unnamed)
    if ([owner, ...files].some((path) => addressesOf(path).some((address) => linked.has(pathKey(address))))) unnamed.delete(owner)
  if (unnamed.size === 0) return []
  for await (const { file, text } of readTexts()) {
    const isNamed = readMentions(text)
    for (const [owner, files] of unnamed) {
      // That a file names itself, or others of its folder, brings nobody to it.
      if (files.some((path) => staticFiles[path] === file)) continue
      if (files.some(isNamed)) unnamed.delete(owner)
    }
    if (unnamed.size === 0) return []
  }
  return [...unnamed.keys()].map((path): Diagnostic => {
    const file = staticFiles[path] ?? path
    return {
      id: 'asset-unused',
      level,
      message: `Nothing names the static file ${path}.`,
      place: { file },
      hint: 'Remove it, or link to it. If it is for readers from elsewhere, name it in a comment of the configuration.',
    }
  })
}

function isWellKnown(path: string): boolean {
  const segments = path.split('/').slice(1)
  return segments.some((segment) => segment.startsWith('.')) || wellKnown.some((pattern) => pattern.test(segments.at(-1) ?? ''))
}

/** A static page is also served without its ending, and that of a folder under the name of the folder. */
function addressesOf(path: string): string[] {
  return [path, ...(path.endsWith('/index.html') ? [path.slice(0, -'/index.html'.length)] : []), path.replace(/\.html$/, '')]
}

function linkedPaths(hosts: FindUnusedAssetsInput['hosts']): Set<string> {
  const linked = new Set<string>()
  for (const { records, resolveHref, redirects } of hosts) {
    const seen = new Set<string>()
    const add = (url: string, from: string): void => {
      // Pages have many links to their own headings, and most others stand on every page: from the root they lead to the same place.
      if (url.startsWith('#') || seen.has(url)) return
      if (url.startsWith('/')) seen.add(url)
      const target = resolveHref(url.replace(/^pathname:\/\//, ''), from)
      if (target.kind === 'internal' || target.kind === 'outside-base') linked.add(target.path)
    }
    for (const { links, path } of records) for (const { url } of links) add(url, path)
    for (const { to } of redirects) linked.add(pathKey(to))
  }
  return linked
}
