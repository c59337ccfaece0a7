// Tells the provider which result a reader has chosen, where the configuration asks for it (`insights`). No cookie, and no id that outlives
// the page: the provider wants one, so each page makes its own.
import type { AlgoliaSearch } from '../../../config/search-options.ts'
import type { ChosenHit } from '../../search/search-client.ts'

const providerOrigin = 'https://insights.algolia.io'

/** Never throws: a reader who follows a result must not notice. */
export function createChoiceReporter({ appId, apiKey, indexName, hosts }: AlgoliaSearch): (chosen: ChosenHit) => void {
  const userToken = `anonymous-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  const parameters = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey })
  const address = `${hosts[0] ?? providerOrigin}/1/events?${parameters}`
  return ({ objectID, position, queryID }) => {
    const event = {
      eventType: 'click',
      eventName: 'Item Selected',
      index: indexName,
      userToken,
      queryID,
      objectIDs: [objectID],
      positions: [position],
    }
    // As text, which needs no question to the other origin first; a beacon is sent although the page goes away.
    navigator.sendBeacon(address, JSON.stringify({ events: [event] }))
  }
}
