// Hits in the order and company in which they are shown.
import type { SearchHit } from '../search-client.ts'
import { markedText } from './hit-text.ts'
import { withoutMarks } from './parse-marks.ts'
import { hitsPerGroup } from './search-limits.ts'

export interface HitGroup {
  /** What its hits have as lvl0; may be empty. */
  title: string
  rows: HitRow[]
}

export interface HitRow {
  hit: SearchHit
  /** The hit of the page that this one is a section of, when it is in the same group. */
  parent?: SearchHit
  /** Stands below the row of its parent, as one of several or the last. */
  branch?: 'child' | 'last-child'
}

/** At most five hits for each lvl0, in the order in which they came; those of one page stand together, and are at most five too. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = groupBy(hits, (hit) => withoutMarks(markedText(hit, 'lvl0')))
  return [...groups].map(([title, members]) => ({
    title,
    rows: [...groupBy(members, pageOf).values()].flatMap(placeBesideParent),
  }))
}

/** The address of the page that it is on: two pages may have one title. */
export function pageOf({ url }: SearchHit): string {
  return url.replace(/#.*/, '')
}

function placeBesideParent(siblings: SearchHit[]): HitRow[] {
  const parent = siblings.find(({ type }) => type === 'lvl1')
  if (parent === undefined) return siblings.map((hit) => ({ hit }))
  const parentIndex = siblings.indexOf(parent)
  return siblings.map((hit, index) => {
    if (hit.type === 'lvl1') return { hit }
    // One that fits better than its page stands above it, as the first thing to choose.
    if (index < parentIndex) return { hit, parent }
    const next = siblings[index + 1]
    return { hit, parent, branch: next === undefined || next.type === 'lvl1' ? 'last-child' : 'child' }
  })
}

function groupBy(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => string): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const key = keyOf(hit)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [hit])
    else if (group.length < hitsPerGroup) group.push(hit)
  }
  return groups
}
