// Recommendations of the provider on this machine: the records that follow the one that is named.
import { fieldsOf, type ProviderIndexes } from './stored-indexes.ts'

export function answerRecommendations(body: unknown, indexes: ProviderIndexes): { status: number; body: object } {
  const { requests } = fieldsOf(body)
  if (!Array.isArray(requests)) return { status: 400, body: { message: 'requests is missing', status: 400 } }
  const results = requests.map((request: unknown) => {
    const { indexName, objectID, maxRecommendations = 30 } = fieldsOf(request)
    const records = [...(indexes.get(String(indexName))?.records.values() ?? [])]
    const start = records.findIndex((record) => record.objectID === objectID) + 1
    const hits = records.slice(start, start + Number(maxRecommendations)).map((record) => ({ ...record, _score: 100 }))
    return { hits, nbHits: hits.length, processingTimeMS: 1 }
  })
  return { status: 200, body: { results } }
}
