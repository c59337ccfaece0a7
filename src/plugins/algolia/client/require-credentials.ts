import type { AlgoliaSearch } from '../../../config/search-options.ts'

/** @throws Error when application id or key is missing: the build says so too, but an index may be opened by other code. */
export function requireCredentials({ appId, apiKey }: Pick<AlgoliaSearch, 'appId' | 'apiKey'>): void {
  for (const [key, value] of Object.entries({ appId, apiKey })) {
    if (value === '') throw new Error(`\`${key}\` is missing: add "search.${key}" to the configuration of the site.`)
  }
}
