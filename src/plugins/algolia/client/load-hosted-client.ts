// Loads the hosted backend, a module of its own, and again after a failure.

import { importModule } from '../../../client/import-module.ts'
import type { AlgoliaSearch } from '../../../config/search-options.ts'
import type { SearchClient } from '../../search/search-client.ts'
import type { createAlgoliaSearchClient } from './algolia-search-client.ts'

interface HostedBackend {
  createAlgoliaSearchClient?: unknown
}

const load = (): Promise<HostedBackend> =>
  // Replaced by the bundler, which would make a file of the module for sites too that are searched by their own index.
  process.env.SITEGEN_HOSTED_SEARCH === 'no' ? Promise.resolve({}) : import('./algolia-search-client.ts')

/** @throws Error naming the option that is missing, or what the browser says when the module cannot be loaded. The next call tries again. */
export async function loadHostedClient(search: AlgoliaSearch): Promise<SearchClient> {
  const address = addressIn(load)
  const { createAlgoliaSearchClient: create }: HostedBackend = address === undefined ? await load() : await importModule(address)
  if (!isCreator(create)) throw new Error(`${address ?? 'The module'} is not the backend of a hosted search.`)
  return create(search)
}

/**
 * A second try needs another address (import-module.ts), and only the bundler knows the first one: it has written it into the function.
 *
 * @returns undefined where nothing was bundled.
 */
function addressIn(importer: () => unknown): string | undefined {
  const [, , relative] = /\bimport\((["'`])(.+?)\1\)/.exec(String(importer)) ?? []
  return relative === undefined ? undefined : new URL(relative, import.meta.url).href
}

function isCreator(value: unknown): value is typeof createAlgoliaSearchClient {
  return typeof value === 'function'
}
