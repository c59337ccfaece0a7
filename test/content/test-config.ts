// A resolved configuration for tests of content: what `loadConfig` gives for an empty one, with the collections a test asks for.
import { type ResolvedConfig, resolveConfig } from '../../src/config/resolved-config.ts'
import { type SiteConfig, siteConfig } from '../../src/config/site-config.ts'

/** No collection unless `overrides` has it; `hasFolder` is false, so nothing depends on the disk. */
export function makeConfig(siteDirectory: string, overrides: Partial<SiteConfig> = {}): ResolvedConfig {
  const config: SiteConfig = { title: 'Test', url: 'https://example.com', sitemap: false, ...overrides }
  return resolveConfig(siteConfig.parse(config), { siteDirectory, configFile: 'site.config.ts', hasFolder: () => false })
}
