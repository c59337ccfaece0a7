// The results of the page with all of them: by section of the site, and those of one page together.
import type { SearchHit } from '../search-client.ts'
import { pageOf } from './group-hits.ts'
import { markedText } from './hit-text.ts'
import { withoutMarks } from './parse-marks.ts'
import { foundPerPage } from './search-limits.ts'

export interface FoundGroup {
  /** What its hits have as lvl0; may be empty. */
  title: string
  pages: FoundPage[]
}

/** One page of the site, and what was found of it. */
export interface FoundPage {
  /** Without the place on it. */
  url: string
  /** The page itself; undefined where only sections of it were found. */
  own?: SearchHit
  sections: SearchHit[]
}

/**
 * Sections and pages in the order of their best result. What comes as the reader scrolls stays below what was there, in groups of its own, or
 * goes on with the last one: nothing that is being read moves.
 */
export function groupFound(hits: readonly SearchHit[]): FoundGroup[] {
  const groups: FoundGroup[] = []
  for (let start = 0; start < hits.length; start += foundPerPage) {
    const ofBefore = groups.at(-1)
    const open = new Map<string, FoundGroup>(ofBefore && [[ofBefore.title, ofBefore]])
    const openPages = new Map<FoundGroup, Map<string, FoundPage>>()
    for (const hit of hits.slice(start, start + foundPerPage)) {
      const title = withoutMarks(markedText(hit, 'lvl0'))
      const group = open.get(title) ?? { title, pages: [] }
      if (!open.has(title)) groups.push(group)
      open.set(title, group)
      const pages = openPages.get(group) ?? new Map<string, FoundPage>()
      openPages.set(group, pages)
      addHit(group, pages, hit)
    }
  }
  return groups
}

function addHit(group: FoundGroup, open: Map<string, FoundPage>, hit: SearchHit): void {
  const url = pageOf(hit)
  const page = open.get(url) ?? { url, sections: [] }
  if (!open.has(url)) group.pages.push(page)
  open.set(url, page)
  // What its first lines say stands for all of it.
  if ((hit.type === 'lvl1' || hit.url === url) && page.own === undefined) page.own = hit
  else page.sections.push(hit)
}
