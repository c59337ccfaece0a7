// robots.txt: where the sitemap is, or that nothing may be crawled.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { EmittedFile, EmittedSite } from '../../routes/emitted-file.ts'
import { absoluteUrl } from '../../routes/page-metadata.ts'

/** A robots.txt in a static folder takes precedence; the code that writes files sees to that. */
export function renderRobots(config: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'noIndex' | 'sitemap'>): string {
  if (config.noIndex) return 'User-agent: *\nDisallow: /\n'
  const lines = ['User-agent: *', 'Allow: /']
  if (config.sitemap !== undefined) lines.push('', `Sitemap: ${absoluteUrl('/sitemap.xml', config)}`)
  return `${lines.join('\n')}\n`
}

export function* emitRobots({ config }: EmittedSite): Iterable<EmittedFile> {
  yield { path: 'robots.txt', make: () => renderRobots(config) }
}
