// robots.txt: where the sitemap is, or that nobody is to look at all. A file of that name in a static folder comes before it.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { absoluteUrl } from './page-metadata.ts'

/** The text of `/robots.txt`; undefined when a static folder has one. `staticFiles` is that of the content tree. */
export function renderRobots(
  config: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'noIndex' | 'sitemap'>,
  staticFiles: Readonly<Record<string, string>>,
): string | undefined {
  if (Object.hasOwn(staticFiles, '/robots.txt')) return undefined
  if (config.noIndex) return 'User-agent: *\nDisallow: /\n'
  const lines = ['User-agent: *', 'Allow: /']
  if (config.sitemap !== undefined) lines.push('', `Sitemap: ${absoluteUrl('/sitemap.xml', config)}`)
  return `${lines.join('\n')}\n`
}
