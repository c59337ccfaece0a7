// A hosted index with that of the site behind it (`fallback: 'local'`): where the provider does not answer, or its script cannot be loaded, the
// index of the site does. Loaded with the screens, so that it is there when the rest is not.
import type { SearchClient, SearchRequest, SearchResult } from '../../search/search-client.ts'

export interface FallbackClientInput {
  /** Asked again after it has failed. */
  openProvider: () => Promise<SearchClient>
  /** Asked once, when the provider has failed for the first time. */
  openLocal: () => SearchClient
}

export interface FallbackClient extends SearchClient {
  preload(): void
}

/** How long the site's own index answers at once after the provider did not: as long as its client leaves a failed host alone. */
const fallbackTime = 2 * 60 * 1000

/**
 * How long a reader waits for the provider where another backend could answer: one connection and one answer, as long as each may take. The
 * client itself asks host after host for a quarter of a minute when all of them are silent.
 */
const patience = 3000

/** Like the index of the site, it answers one search at a time: that of an earlier one may reject. */
export function createFallbackClient({ openProvider, openLocal }: FallbackClientInput): FallbackClient {
  let provider: Promise<SearchClient> | undefined
  let reportToProvider: SearchClient['reportChoice']
  let local: SearchClient | undefined
  let fallbackUntil = 0
  let latest: object | undefined

  const open = (): Promise<SearchClient> => {
    if (provider) return provider
    const opening = openProvider()
    provider = opening
    opening.then(
      (opened) => {
        reportToProvider = opened.reportChoice
      },
      () => {
        if (provider === opening) provider = undefined
      },
    )
    return opening
  }
  const askProvider = async (requests: SearchRequest[]): Promise<{ results: SearchResult[] }> => (await open()).search({ requests })

  return {
    preload() {
      // The query itself says what is wrong.
      open().catch(() => undefined)
    },
    async search({ requests }) {
      const own = {}
      latest = own
      if (Date.now() >= fallbackUntil) {
        try {
          return await withPatience(askProvider(requests))
        } catch (error) {
          // The reader gets results either way; that the provider refuses is for the owner of the site to see.
          console.warn('Search is answered by the index of the site.', error)
          fallbackUntil = Date.now() + fallbackTime
        }
      }
      // The index of the site gives up what it was asked before: an earlier query that fails later must not take the place of the latest.
      if (latest !== own) throw new OvertakenError('A later search was asked for.')
      local ??= openLocal()
      const { results } = await local.search({ requests })
      return { results: results.map((result) => ({ ...result, isFallback: true })) }
    },
    // Only hits of the provider have what it takes to be told.
    reportChoice: (chosen) => reportToProvider?.(chosen),
  }
}

class OvertakenError extends Error {
  override name = 'OvertakenError'
}

async function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`The provider has said nothing for ${patience / 1000} seconds.`)), patience)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
