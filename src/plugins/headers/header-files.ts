// The headers of a site as files for hosts: `_headers` (Netlify, Cloudflare Pages and others), `vercel.json` with its redirects, and lines for a
// server block of nginx.
import type { HeaderFile } from '../../config/output-options.ts'
import { escapePattern } from '../../lib/escape.ts'
import { decodePath, withBaseUrl } from '../../lib/site-path.ts'
import { bareName, type PageAddresses, vercelRedirects } from './address-files.ts'
import { policyHeader, type SiteHeaders } from './site-headers.ts'

/** Where each kind is written, relative to the output. */
export const headerFilePaths: Readonly<Record<HeaderFile, string>> = {
  _headers: '_headers',
  'vercel.json': 'vercel.json',
  nginx: 'nginx-headers.conf',
}

/** @returns the path in the output and the text. */
export function renderHeaderFile(kind: HeaderFile, headers: SiteHeaders, pages: PageAddresses): { path: string; content: string } {
  const path = headerFilePaths[kind]
  switch (kind) {
    case '_headers':
      return { path, content: renderHeadersFile(headers, pages.baseUrl) }
    case 'vercel.json':
      return { path, content: renderVercel(headers, pages) }
    case 'nginx':
      return { path, content: renderNginx(headers, pages.baseUrl) }
  }
}

/**
 * Of two rules with a header, Netlify applies the one further down. Cloudflare joins what both say, and a page under two policies is allowed what
 * both allow; so the line with `!`, which Netlify does not read, takes away the first one.
 */
function renderHeadersFile({ general, ownPolicies, cachedFolders, cached }: SiteHeaders, baseUrl: string): string {
  const rule = (path: string, lines: readonly string[]): string => `${path}\n${lines.map((line) => `  ${line}\n`).join('')}`
  const line = ([name, value]: readonly [string, string]): string => `${name}: ${value}`
  const own = ownPolicies.flatMap(({ paths, policy }) =>
    paths.flatMap((path) => addressesOf(path, baseUrl)).map((path) => rule(path, [`! ${policyHeader}`, line([policyHeader, policy])])),
  )
  return [rule(`${baseUrl}*`, general.map(line)), ...own, ...cachedFolders.map((folder) => rule(`${folder}*`, [line(cached)]))].join('\n')
}

/** With and without a slash, because a host may serve a page at both. */
function addressesOf(path: string, baseUrl: string): string[] {
  const bare = bareName(path)
  const addresses = bare === undefined ? [path] : [`/${bare}`, `/${bare}/`]
  return addresses.map((address) => encodeURI(withBaseUrl(decodePath(address), baseUrl)))
}

/** No address matches two rules with the same header. */
function renderVercel({ general, ownPolicies, cachedFolders, cached }: SiteHeaders, pages: PageAddresses): string {
  const rule = (source: string, headers: readonly (readonly [string, string])[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  })
  const everything = `${pages.baseUrl}(.*)`
  const others = general.filter(([name]) => name !== policyHeader)
  const [common] = general.filter(([name]) => name === policyHeader)
  const patterns = ownPolicies.map(({ paths }) => pagePattern(paths))
  const headers = [
    ...(common === undefined || ownPolicies.length === 0
      ? [rule(everything, general)]
      : [rule(everything, others), rule(`${pages.baseUrl}((?!(?:${patterns.join('|')})$).*)`, [common])]),
    ...ownPolicies.map(({ policy }, index) => rule(`${pages.baseUrl}(${patterns[index]})`, [[policyHeader, policy]])),
    ...cachedFolders.map((folder) => rule(`${folder}(.*)`, [cached])),
  ]
  return `${JSON.stringify({ headers, redirects: vercelRedirects(pages) }, null, 2)}\n`
}

/** Every `add_header` is at server level: a location with headers of its own would lose those of the server. */
function renderNginx({ general, ownPolicies, cachedFolders, cached }: SiteHeaders, baseUrl: string): string {
  const choose = (pattern: string, variable: string, value: string): string =>
    `if ($uri ~ "^(?:${pattern})") { set ${variable} ${quote(value)}; }`
  const value = ([name, text]: readonly [string, string]): string =>
    name === policyHeader && ownPolicies.length > 0 ? '$sitegen_policy' : quote(text)
  const lines = [
    '# Put "include <this file>;" into the server block of the site.',
    'set $sitegen_cache "no-cache";',
    ...(cachedFolders.length === 0 ? [] : [choose(cachedFolders.map(escapePattern).join('|'), '$sitegen_cache', cached[1])]),
    'add_header Cache-Control $sitegen_cache always;',
    ...(ownPolicies.length === 0
      ? []
      : general.flatMap(([name, text]) => (name === policyHeader ? [`set $sitegen_policy ${quote(text)};`] : []))),
    ...ownPolicies.map(({ paths, policy }) => choose(`${escapePattern(baseUrl)}(?:${pagePattern(paths)})$`, '$sitegen_policy', policy)),
    ...general.map((header) => `add_header ${header[0]} ${value(header)} always;`),
  ]
  return `${lines.join('\n')}\n`
}

/** Every address at which a host may serve these pages, behind the base URL. */
function pagePattern(paths: readonly string[]): string {
  return paths
    .map((path) => {
      const name = decodePath(path).replace(/^\/+|\/+$/g, '')
      if (bareName(path) !== undefined) return `${escapePattern(name)}(?:/|/index\\.html|\\.html)?`
      return name === '' ? '(?:index\\.html)?' : escapePattern(name)
    })
    .join('|')
}

/** nginx reads `$` as a variable and cannot escape it; policies contain none. */
function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&').replace(/\$/g, '')}"`
}
