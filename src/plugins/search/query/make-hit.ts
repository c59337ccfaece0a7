// A place that was found -> a row of the results, in the shapes of the hosted provider.

import type { HitLevel, MarkedFields, SearchHit, SearchRequest } from '../search-client.ts'
import { hierarchyOf, levelName } from '../searched-page.ts'
import type { ShownPage } from './index-reader.ts'
import type { Marker } from './mark-text.ts'
import type { RankedSection } from './rank-sections.ts'

const defaultSnippetWords = 10

export function makeHit(
  { path, group, sections }: ShownPage,
  { section: number, inHeading, textWords }: RankedSection,
  marker: Marker,
  request: SearchRequest,
): SearchHit {
  // Beyond what the page has when it was deployed again in between.
  const index = number < sections.length ? number : 0
  const section = sections[index]
  const anchor = section?.anchor ?? ''
  const text = section?.text ?? ''
  const type = inHeading || text === '' ? levelName(section?.level ?? 1) : 'content'
  const hierarchy = hierarchyOf({ group, sections }, index)
  const content = text === '' ? null : text
  const snippetWords = (name: string): number => snippetLength(request.attributesToSnippet ?? [], name)
  const ellipsis = request.snippetEllipsisText ?? '…'
  const fields = (mark: (value: string, name: string) => string): MarkedFields => {
    const marked: NonNullable<MarkedFields['hierarchy']> = {}
    for (const level of levels) {
      const value = hierarchy[level]
      if (value !== null) marked[level] = { value: mark(value, `hierarchy.${level}`) }
    }
    return { hierarchy: marked, ...(content !== null && { content: { value: mark(content, 'content') } }) }
  }
  return {
    objectID: `${path}#${anchor}${type === 'content' ? ':content' : ''}`,
    url: anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`,
    type,
    hierarchy,
    content,
    _snippetResult: fields((value, name) => marker.markSnippet(value, snippetWords(name), ellipsis, name === 'content' ? textWords : [])),
    _highlightResult: fields((value) => marker.markText(value)),
  }
}

const levels: readonly HitLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** `content:10`; headings are short and never cut, unless the request says so. */
function snippetLength(attributes: readonly string[], name: string): number {
  const asked = attributes.find((attribute) => attribute === name || attribute.startsWith(`${name}:`))
  const length = Number(asked?.split(':')[1])
  if (Number.isInteger(length) && length > 0) return length
  return name === 'content' ? defaultSnippetWords : Number.POSITIVE_INFINITY
}
