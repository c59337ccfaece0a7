// The typed entry of a site.config.ts: `export default defineConfig({ … })`.
import type { SiteConfig } from './site-config.ts'

export type * from './site-config.ts'

/** Gives a configuration its type and returns it unchanged. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}
