// The HTML file at an old path: it leads to the new one with or without scripts, and asks search engines to forget the old path.
import { createHash } from 'node:crypto'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import { applyTrailingSlash, isExternal, withBaseUrl } from '../../lib/site-path.ts'
import type { WriteText } from '../../lib/texts/text.ts'
import { canonicalUrl } from '../../routes/page-metadata.ts'

/**
 * Carries over the query and the hash of the old URL; those of the target take precedence. A constant, so that a content security policy
 * can allow it by its hash: the part that differs between pages is in the link.
 */
export const redirectScript =
  "var a=document.getElementById('to'),u=new URL(a.href);if(location.search)u.search+=(u.search?'&':'?')+location.search.slice(1);if(location.hash)u.hash=location.hash;location.replace(u.href)"

/** The `script-src` source for the script in a content security policy, quotes included. */
export function redirectScriptHash(): string {
  return `'sha256-${createHash('sha256').update(redirectScript).digest('base64')}'`
}

/**
 * `to` is a path without the base URL, or an http(s) URL; it may have a query and a hash.
 * @throws DiagnosticError `redirect-broken` for any other protocol, such as `javascript:`
 */
export function renderRedirectPage(
  config: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'configFile' | 'locales' | 'locale'>,
  to: string,
  text: WriteText,
): string {
  const { href, canonical } = targetOf(config, to)
  const { htmlLang = config.locale, direction = 'ltr' } = config.locales.find(({ name }) => name === config.locale) ?? {}
  return `<!doctype html>
<html lang="${escapeAttribute(htmlLang)}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(text('theme.Redirect.title'))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeAttribute(canonical)}">
<meta http-equiv="refresh" content="0; url=${escapeAttribute(href)}">
</head>
<body>
<p>${text('theme.Redirect.text', { link: `<a id="to" href="${escapeAttribute(href)}">${escapeHtml(canonical)}</a>` })}</p>
<script>${redirectScript}</script>
</body>
</html>
`
}

function targetOf(
  config: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'configFile'>,
  to: string,
): { href: string; canonical: string } {
  if (!isExternal(to)) {
    const path = applyTrailingSlash(to.startsWith('/') ? to : `/${to}`, config.trailingSlash, config.baseUrl)
    const canonical = canonicalUrl(path, config)
    // Without the origin, so that in a preview of the site it leads to the preview's own page. The URL parser has encoded quotes and
    // spaces.
    const { pathname, search, hash } = new URL(withBaseUrl(path, config.baseUrl), config.url)
    return { href: pathname + search + hash, canonical }
  }
  const url = URL.canParse(to, config.url) ? new URL(to, config.url) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return { href: url.href, canonical: url.href }
  throw new DiagnosticError([
    {
      id: 'redirect-broken',
      level: 'error',
      message: `A redirect leads to "${to}", which is neither a path on this site nor an address with http or https.`,
      place: { file: config.configFile },
      hint: 'Write a path that starts with `/`, or a whole address.',
    },
  ])
}
