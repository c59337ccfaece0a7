// Header rules as files for hosts: `_headers` (Netlify, Cloudflare Pages and others), `vercel.json` with its redirects, and lines for a server
// block of nginx.
import type { HeaderFile } from '../../config/output-options.ts'
import { escapePattern } from '../../lib/escape.ts'
import { type PageAddresses, vercelRedirects } from './address-files.ts'
import type { HeaderRule } from './site-headers.ts'

/** Where each kind is written, relative to the output. */
export const headerFilePaths: Readonly<Record<HeaderFile, string>> = {
  _headers: '_headers',
  'vercel.json': 'vercel.json',
  nginx: 'nginx-headers.conf',
}

/** @returns the path in the output and the text. */
export function renderHeaderFile(kind: HeaderFile, rules: readonly HeaderRule[], pages: PageAddresses): { path: string; content: string } {
  const path = headerFilePaths[kind]
  switch (kind) {
    case '_headers':
      return { path, content: renderHeadersFile(rules) }
    case 'vercel.json':
      return { path, content: renderVercel(rules, pages) }
    case 'nginx':
      return { path, content: renderNginx(rules) }
  }
}

function renderHeadersFile(rules: readonly HeaderRule[]): string {
  return rules.map(({ folder, headers }) => `${folder}*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`).join('\n')
}

function renderVercel(rules: readonly HeaderRule[], pages: PageAddresses): string {
  const headers = rules.map((rule) => ({
    source: `${rule.folder}(.*)`,
    headers: rule.headers.map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ headers, redirects: vercelRedirects(pages) }, null, 2)}\n`
}

/** Every `add_header` is at server level: a location with headers of its own would lose those of the server. */
function renderNginx(rules: readonly HeaderRule[]): string {
  const [general, ...cached] = rules
  const patterns = cached.map(({ folder }) => escapePattern(folder)).join('|')
  const lines = [
    '# Put "include <this file>;" into the server block of the site.',
    'set $sitegen_cache "no-cache";',
    ...(patterns === '' ? [] : [`if ($uri ~ "^(?:${patterns})") { set $sitegen_cache ${quote(cached[0]?.headers[0]?.[1] ?? '')}; }`]),
    'add_header Cache-Control $sitegen_cache always;',
    ...(general?.headers ?? []).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ]
  return `${lines.join('\n')}\n`
}

/** nginx reads `$` as a variable and cannot escape it; policies contain none. */
function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&').replace(/\$/g, '')}"`
}
