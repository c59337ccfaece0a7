// robots.txt: where the sitemap is, or that nobody is to look at all. A file of that name in a static folder comes before it.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { absoluteUrl } from './page-metadata.ts'

/** Whoever writes files keeps the one of a static folder instead. */
export function renderRobots(config: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'noIndex' | 'sitemap'>): string {
  if (config.noIndex) return 'User-agent: *\nDisallow: /\n'
  const lines = ['User-agent: *', 'Allow: /']
  if (config.sitemap !== undefined) lines.push('', `Sitemap: ${absoluteUrl('/sitemap.xml', config)}`)
  return `${lines.join('\n')}\n`
}
