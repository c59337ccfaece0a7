// The results of the page with all of them, by section of the site.
import type { SearchHit } from '../search-client.ts'
import { markedText } from './hit-text.ts'
import { withoutMarks } from './parse-marks.ts'
import { foundPerPage } from './search-limits.ts'

export interface FoundGroup {
  /** What its hits have as lvl0; may be empty. */
  title: string
  hits: SearchHit[]
}

/**
 * Sections in the order of their best result. What comes as the reader scrolls stays below what was there, in groups of its own, or goes on
 * with the last one: nothing that is being read moves.
 */
export function groupFound(hits: readonly SearchHit[]): FoundGroup[] {
  const groups: FoundGroup[] = []
  for (let start = 0; start < hits.length; start += foundPerPage) {
    const ofBefore = groups.at(-1)
    const open = new Map<string, FoundGroup>(ofBefore && [[ofBefore.title, ofBefore]])
    for (const hit of hits.slice(start, start + foundPerPage)) {
      const title = withoutMarks(markedText(hit, 'lvl0'))
      const group = open.get(title)
      if (group) group.hits.push(hit)
      else {
        const opened = { title, hits: [hit] }
        open.set(title, opened)
        groups.push(opened)
      }
    }
  }
  return groups
}
