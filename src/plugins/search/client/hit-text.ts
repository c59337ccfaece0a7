// The texts of a hit: around what was found where the index says so, else whole.
import { escapeHtml } from '../../../lib/escape.ts'
import type { HitLevel, SearchHit } from '../search-client.ts'

/** From the outermost. */
export const hitLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies HitLevel[]

/** Text with marks, escaped, for parse-marks.ts; '' where the hit has none. */
export function markedText(
  { _snippetResult: snippet, _highlightResult: highlight, ...hit }: SearchHit,
  field: HitLevel | 'content',
): string {
  if (field === 'content') return snippet?.content?.value ?? highlight?.content?.value ?? escapeHtml(hit.content ?? '')
  return snippet?.hierarchy?.[field]?.value ?? highlight?.hierarchy?.[field]?.value ?? escapeHtml(hit.hierarchy[field] ?? '')
}

/** A title or heading with marks, not cut to a few words as in the modal. */
export function markedTitle({ _highlightResult: highlight, hierarchy }: SearchHit, level: HitLevel): string {
  return highlight?.hierarchy?.[level]?.value ?? escapeHtml(hierarchy[level] ?? '')
}

/** The levels that a hit has, from the outermost. */
export function levelsOf(hit: SearchHit): HitLevel[] {
  return hitLevels.filter((level) => Boolean(hit.hierarchy[level]))
}
