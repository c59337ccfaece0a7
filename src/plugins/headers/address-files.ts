// Rules with which a host answers an address that differs from that of a page only in its ending, `.html` or `/index.html`, or in the case of
// its letters, with a redirect to the page. What a host cannot be told, the not-found page does (theme/pages/find-page-script.tsx).
import type { HeaderFile } from '../../config/output-options.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { escapePattern } from '../../lib/escape.ts'
import { withBaseUrl } from '../../lib/site-path.ts'

export interface PageAddresses {
  /** Paths of the pages, without the base URL. */
  paths: readonly string[]
  /** Every file of the output. */
  outputs: ReadonlySet<string>
  baseUrl: ResolvedConfig['baseUrl']
}

/** Cloudflare Pages reads no more; for a larger site nothing is written. */
const mostRedirects = 2000

/** @returns the path in the output and the text; undefined for a host that needs no file of its own for it. */
export function renderAddressFile(kind: HeaderFile, pages: PageAddresses): { path: string; content: string } | undefined {
  switch (kind) {
    case '_headers': {
      const content = renderRedirects(pages)
      return content === undefined ? undefined : { path: '_redirects', content }
    }
    case 'nginx':
      return { path: 'nginx-pages.conf', content: renderNginxMap(pages) }
    case 'vercel.json':
      return undefined
  }
}

/** `_redirects`: a line for each address that has no file, because its patterns cannot match the end of a path. */
function renderRedirects({ paths, outputs, baseUrl }: PageAddresses): string | undefined {
  const lines = paths.flatMap((path) => {
    const bare = bareName(path)
    if (bare === undefined) return []
    const endings = [`${bare}.html`, `${bare}/index.html`].filter((name) => !outputs.has(name))
    return endings.map((name) => `${encodeURI(withBaseUrl(`/${name}`, baseUrl))} ${encodeURI(withBaseUrl(path, baseUrl))} 301\n`)
  })
  return lines.length === 0 || lines.length > mostRedirects ? undefined : lines.sort().join('')
}

/** `map` of nginx compares without case; the first map takes the ending and the slashes off. */
function renderNginxMap({ paths, baseUrl }: PageAddresses): string {
  const entries = paths.flatMap((path) => {
    const bare = bareName(path)
    return bare === undefined ? [] : [`  ${quote(withBaseUrl(`/${bare}`, baseUrl))} ${quote(encodeURI(withBaseUrl(path, baseUrl)))};\n`]
  })
  return `# Put "include <this file>;" into the http block, and use $sitegen_page where no file is found.
map_hash_max_size ${Math.max(2048, 4 * entries.length)};
map_hash_bucket_size 512;
map $uri $sitegen_bare {
  default $uri;
  "~*^(?<sitegen_stem>.*?)(?:/index)?\\.html?/*$" $sitegen_stem;
  "~^(?<sitegen_open>.*?)/+$" $sitegen_open;
}
map $sitegen_bare $sitegen_page {
  default "";
  ${quote(baseUrl.replace(/\/$/, ''))} ${quote(encodeURI(baseUrl))};
${entries.sort().join('')}}
`
}

/** Redirects of `vercel.json`. They come before the files, so they leave out the HTML files that are no pages. */
export function vercelRedirects({ paths, outputs, baseUrl }: PageAddresses): { source: string; destination: string; permanent: boolean }[] {
  const pages = new Set(paths.map(bareName))
  const others = [...outputs].filter((name) => name.endsWith('.html') && !name.endsWith('/index.html') && !pages.has(name.slice(0, -5)))
  const kept = others.map((name) => escapePattern(withBaseUrl(`/${name}`, baseUrl).slice(1))).sort()
  const redirect = (source: string) => ({ source, destination: '/:path', permanent: true })
  return [redirect('/:path(.+)/index.html'), redirect(`/:path(${kept.length === 0 ? '' : `(?!(?:${kept.join('|')})$)`}.+).html`)]
}

/** `docs/setup`; undefined for the home page and for a path that is a file name itself. */
export function bareName(path: string): string | undefined {
  const bare = path.replace(/^\/+|\/+$/g, '')
  return bare === '' || /\.html?$/i.test(bare) ? undefined : bare
}

/** nginx reads `$` as a variable and cannot escape it. */
function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&').replace(/\$/g, '')}"`
}
