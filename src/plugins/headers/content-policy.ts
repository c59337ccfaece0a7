// The Content-Security-Policy of a site: strict, and exactly as wide as its pages need. 'unsafe-inline' for styles and 'unsafe-eval' are only in
// that of pages with an island that says that it cannot do without.
import type { PageNeeds } from '../../check/page-needs.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { providerOrigins } from '../algolia/provider-origins.ts'
import { redirectScriptHash } from '../redirects/redirect-page.ts'

/** Hosts refuse a header with more hashes of `style` attributes than this: then any attribute is allowed. It cannot run a script. */
const mostAttributeHashes = 60

/**
 * @param needs of all pages.
 * @param hasRedirects the site has pages that lead to others.
 * @param own what only the pages with this policy are allowed, as in PageNeeds.
 * @returns the value of the header, on one line.
 */
export function contentSecurityPolicy(
  needs: readonly PageNeeds[],
  config: ResolvedConfig,
  hasRedirects: boolean,
  own: readonly string[] = [],
): string {
  const directives = new Map<string, Set<string>>([
    ['default-src', new Set(["'self'"])],
    ['script-src', new Set(["'self'"])],
    ['style-src', new Set(["'self'"])],
    // Icons are data URLs in the style sheet.
    ['img-src', new Set(["'self'", 'data:'])],
    ['object-src', new Set(["'none'"])],
    ['base-uri', new Set(["'self'"])],
    ['form-action', new Set(["'self'"])],
    ['frame-ancestors', new Set(["'self'"])],
  ])
  const allow = (directive: string, source: string): void => {
    const sources = directives.get(directive) ?? new Set(["'self'"])
    sources.delete("'none'")
    directives.set(directive, sources.add(source))
  }
  const attributeHashes = new Set(needs.flatMap((page) => page.attributeHashes))
  for (const hash of sorted(needs.flatMap((page) => page.scriptHashes))) allow('script-src', hash)
  if (hasRedirects) allow('script-src', redirectScriptHash())
  for (const hash of sorted(needs.flatMap((page) => page.styleHashes))) allow('style-src', hash)
  if (attributeHashes.size > mostAttributeHashes) directives.set('style-src-attr', new Set(["'unsafe-inline'"]))
  else if (attributeHashes.size > 0) directives.set('style-src-attr', new Set(["'unsafe-hashes'", ...sorted([...attributeHashes])]))
  for (const need of [...sorted(needs.flatMap((page) => page.origins)), ...sorted(own)]) {
    const [directive = '', origin = ''] = need.split(' ')
    allow(directive, origin)
  }
  for (const [directive, url] of [
    ['connect-src', config.pageViews?.endpoint],
    ['script-src', config.askAi?.script],
  ] as const) {
    if (url !== undefined && /^https?:/i.test(url)) allow(directive, new URL(url).origin)
  }
  for (const origin of providerOrigins(config.search)) allow('connect-src', origin)
  for (const [directive, sources] of Object.entries(config.headers.contentSecurityPolicy)) {
    for (const source of sources) allow(directive, source)
  }
  allowAllStyles(directives)
  return [...directives].map(([directive, sources]) => `${directive} ${[...sources].join(' ')}`).join('; ')
}

/** Beside hashes, browsers ignore 'unsafe-inline'. */
function allowAllStyles(directives: Map<string, Set<string>>): void {
  const styles = directives.get('style-src')
  if (!styles?.has("'unsafe-inline'")) return
  for (const source of styles) if (/^'(?:sha|nonce-)/.test(source)) styles.delete(source)
  directives.delete('style-src-attr')
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort()
}
