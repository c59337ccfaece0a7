// Multi-index queries of the provider on this machine: simple matching, and answers of the form that the hosted one gives.
import { fieldsOf, type ProviderIndexes, type StoredRecord } from './stored-indexes.ts'

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

export function answerQueries(body: unknown, indexes: ProviderIndexes): { status: number; body: object } {
  const { requests } = fieldsOf(body)
  if (!Array.isArray(requests)) return { status: 400, body: { message: 'requests is missing', status: 400 } }
  const results: object[] = []
  for (const request of requests) {
    const { indexName } = fieldsOf(request)
    const index = typeof indexName === 'string' ? indexes.get(indexName) : undefined
    if (!index) return { status: 404, body: { message: `Index ${indexName} does not exist`, status: 404 } }
    results.push(answerQuery([...index.records.values()], fieldsOf(request)))
  }
  return { status: 200, body: { results } }
}

function answerQuery(records: readonly StoredRecord[], request: Record<string, unknown>): object {
  const { query = '', page = 0, hitsPerPage = 20, facetFilters, clickAnalytics, indexName } = request
  const words = wordsOf(String(query))
  const scored = records
    .filter((record) => passes(record, facetFilters))
    .flatMap((record) => {
      const score = scoreOf(record, words)
      return score === undefined ? [] : [{ record, score }]
    })
    .sort((a, b) => a.score - b.score || levelOf(b.record) - levelOf(a.record))
  // As `distinct` by address makes it.
  const seen = new Set<unknown>()
  const found = scored.filter(({ record }) => !seen.has(record.url) && seen.add(record.url))
  const start = Number(page) * Number(hitsPerPage)
  return {
    hits: found.slice(start, start + Number(hitsPerPage)).map(({ record }) => makeHit(record, words, request)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / Number(hitsPerPage)),
    hitsPerPage,
    query,
    index: indexName,
    processingTimeMS: 1,
    ...(clickAnalytics === true && { queryID: 'a'.repeat(32) }),
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The sum over the words of where each was found: 0 for the title. Undefined when one was not. */
function scoreOf(record: StoredRecord, words: readonly string[]): number | undefined {
  const hierarchy = fieldsOf(record.hierarchy)
  const texts = [...headings.map((level) => hierarchy[level]), record.content, hierarchy.lvl0].map((text) => wordsOf(String(text ?? '')))
  let score = 0
  for (const word of words) {
    const at = texts.findIndex((tokens) => tokens.some((token) => token.startsWith(word)))
    if (at < 0) return undefined
    score += at
  }
  return score
}

function levelOf(record: StoredRecord): number {
  return Number(fieldsOf(record.weight).level ?? 0)
}

function passes(record: StoredRecord, filters: unknown): boolean {
  if (filters === undefined) return true
  const isTrue = (filter: unknown): boolean => {
    const [facet = '', value] = String(filter).split(/:(.*)/s)
    return record[facet] === value
  }
  return (Array.isArray(filters) ? filters : [filters]).every((filter) => (Array.isArray(filter) ? filter.some(isTrue) : isTrue(filter)))
}

function makeHit(record: StoredRecord, words: readonly string[], request: Record<string, unknown>): object {
  const { highlightPreTag = '<em>', highlightPostTag = '</em>', attributesToSnippet, snippetEllipsisText = '…' } = request
  const mark = (text: string): string =>
    text.replace(/[\p{L}\p{N}]+/gu, (token) =>
      words.some((word) => token.toLowerCase().startsWith(word)) ? `${highlightPreTag}${token}${highlightPostTag}` : token,
    )
  const lengths = new Map(
    (Array.isArray(attributesToSnippet) ? attributesToSnippet : []).map((entry) => {
      const [name = '', length] = String(entry).split(':')
      return [name, Number(length)]
    }),
  )
  const snippet = (text: string, name: string): string => {
    const parts = text.split(' ')
    const length = lengths.get(name) ?? lengths.get('*') ?? 10
    const at = Math.max(
      0,
      parts.findIndex((part) => words.some((word) => part.toLowerCase().startsWith(word))),
    )
    const start = Math.max(0, Math.min(at - 2, parts.length - length))
    const cut = parts.slice(start, start + length).join(' ')
    return `${start > 0 ? snippetEllipsisText : ''}${mark(cut)}${start + length < parts.length ? snippetEllipsisText : ''}`
  }
  const fields = (make: (text: string, name: string) => string): object => {
    const hierarchy = Object.entries(fieldsOf(record.hierarchy)).flatMap(([level, text]) =>
      typeof text === 'string' ? [[level, { value: make(text, `hierarchy.${level}`), matchLevel: 'full' }]] : [],
    )
    const { content } = record
    return {
      hierarchy: Object.fromEntries(hierarchy),
      ...(typeof content === 'string' && { content: { value: make(content, 'content'), matchLevel: 'full' } }),
    }
  }
  const { objectID, url, type, hierarchy, content } = record
  return { objectID, url, type, hierarchy, content, _snippetResult: fields(snippet), _highlightResult: fields(mark) }
}
