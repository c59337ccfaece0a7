// The typed entry of a site.config.ts: `export default defineConfig({ … })`.
import type { SiteConfig } from './site-config.ts'

export type * from './content-options.ts'
export type * from './network-options.ts'
export type * from './output-options.ts'
export type { SearchOptions } from './search-options.ts'
export type * from './shell-options.ts'
export type * from './site-config.ts'
export type * from './text-options.ts'

/** Gives a configuration its type and returns it unchanged. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}
