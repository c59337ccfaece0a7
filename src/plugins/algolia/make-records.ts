// What the hosted provider is given of a page: one record for each heading, and one or more for the text below.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { withBaseUrl } from '../../lib/site-path.ts'
import { cutAtSpace } from '../search/cut-text.ts'
import type { SearchHit } from '../search/search-client.ts'
import { hierarchyOf, levelName, type SearchPage } from '../search/searched-page.ts'

export interface SearchRecord extends Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'> {
  url_without_anchor: string
  anchor: string | null
  /** Facets. */
  language: string
  docusaurus_tag: string
  version: string | null
  weight: { pageRank: number; level: number; position: number }
}

export interface RecordSite {
  /** What the ids of its records begin with, if the index has other languages too: `/fr`. */
  prefix?: string
  /** Origin of the site, such as `https://example.com`. */
  url: string
  baseUrl: string
  language: string
}

export function recordSiteOf({
  url,
  baseUrl,
  rootUrl,
  locale,
}: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'rootUrl' | 'locale'>): RecordSite {
  const prefix = baseUrl === rootUrl ? '' : `/${baseUrl.slice(rootUrl.length, -1)}`
  return { url, baseUrl, language: locale, ...(prefix !== '' && { prefix }) }
}

/** Characters. The provider refuses large records, and ranks short ones better. */
const longestContent = 1000

export function makeRecords(page: SearchPage, site: RecordSite): SearchRecord[] {
  const address = site.url + withBaseUrl(page.path, site.baseUrl)
  const records: SearchRecord[] = []
  for (const [index, { anchor, level, text }] of page.sections.entries()) {
    const hierarchy = hierarchyOf(page, index)
    const common = {
      url: anchor === '' ? address : `${address}#${encodeURIComponent(anchor)}`,
      url_without_anchor: address,
      anchor: anchor === '' ? null : anchor,
      hierarchy,
      language: site.language,
      docusaurus_tag: page.tag,
      version: page.version ?? null,
    }
    const add = (type: SearchRecord['type'], content: string | null, name: string): void => {
      records.push({
        objectID: `${site.prefix ?? ''}${page.path}#${anchor}${name}`,
        ...common,
        type,
        content,
        weight: { pageRank: Math.round(page.weight * 10), level: type === 'content' ? 0 : 110 - level * 10, position: records.length },
      })
    }
    add(levelName(level), null, '')
    for (const [part, content] of splitContent(text).entries()) add('content', content, `:${part}`)
  }
  return records
}

/** At the ends of sentences where there are any. */
function splitContent(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > longestContent) {
    const sentence = rest.lastIndexOf('. ', longestContent - 2) + 1
    const part = sentence > longestContent / 2 ? rest.slice(0, sentence) : cutAtSpace(rest, longestContent)
    parts.push(part.trim())
    rest = rest.slice(part.length).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}
