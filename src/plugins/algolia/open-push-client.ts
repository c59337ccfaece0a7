// Opens the provider's client for the command line. The key that writes is given to nothing else.
import { pathToFileURL } from 'node:url'
import type { ClientLibrary } from './find-client-library.ts'
import type { PushClient } from './push-index.ts'

export interface PushClientInput {
  library: Pick<ClientLibrary, 'full'>
  appId: string
  adminKey: string
  /** Origins; empty for those of the provider. */
  hosts: readonly string[]
  generatorVersion: string
}

export async function openPushClient({ library, appId, adminKey, hosts, generatorVersion }: PushClientInput): Promise<PushClient> {
  const { algoliasearch }: typeof import('algoliasearch') = await import(pathToFileURL(library.full).href)
  const client = algoliasearch(appId, adminKey, {
    // Limits of requests are waited for here, with a longer breath than the library's (push-index.ts).
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 && {
      hosts: hosts.map((origin) => {
        const { protocol, hostname, port } = new URL(origin)
        return {
          url: hostname,
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
          accept: 'readWrite' as const,
          ...(port !== '' && { port: Number(port) }),
        }
      }),
    }),
  })
  client.addAlgoliaAgent('sitegen', generatorVersion)
  return client
}
