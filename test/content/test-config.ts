// A resolved configuration for tests of content: what `loadConfig` gives for an empty one, with the collections a test asks for.
import { resolveConfig } from '../../src/config/resolve-config.ts'
import type { ResolvedConfig } from '../../src/config/resolved-config.ts'
import type { SiteConfig } from '../../src/config/site-config.ts'

/** No collection unless `overrides` has it; `hasFolder` is false, so nothing depends on the disk. */
export function makeConfig(siteDirectory: string, overrides: Partial<SiteConfig> = {}): ResolvedConfig {
  const config: SiteConfig = { title: 'Test', url: 'https://example.com', sitemap: false, ...overrides }
  return resolveConfig(config, { siteDirectory, configFile: 'site.config.ts', hasFolder: () => false })
}
