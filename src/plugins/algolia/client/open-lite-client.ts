// Opens the provider's client for browsers, `algoliasearch/lite`. Its retries and timeouts are its own: 1 s to connect, 2 s to read, 30 s to
// write; a host that failed is left alone for 2 minutes.
import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { AlgoliaSearch } from '../../../config/search-options.ts'
import { createHostStates } from './host-states.ts'
import { requireCredentials } from './require-credentials.ts'

/** Sent with every request, so that the owner of the index sees what asks. Replaced by the bundler. */
const generatorVersion = process.env.SITEGEN_VERSION

/** @throws Error when application id or key is missing. */
export function openLiteClient({ appId, apiKey, hosts }: Pick<AlgoliaSearch, 'appId' | 'apiKey' | 'hosts'>): LiteClient {
  requireCredentials({ appId, apiKey })
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostStates(`sitegen-search-hosts-${appId}`),
    // A query is followed by the next one at the next key: one that was refused for now is not worth waiting for.
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 && { hosts: hosts.map(hostOf) }),
  })
  client.addAlgoliaAgent('sitegen', generatorVersion)
  return client
}

type Host = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number]

function hostOf(origin: string): Host {
  const { protocol, hostname, port } = new URL(origin)
  return {
    url: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
    ...(port !== '' && { port: Number(port) }),
  }
}
