// A page as the search knows it. The local index (index/make-postings.ts) and the records of a hosted one are made of the same.
import type { PageDescription } from './describe-page.ts'
import type { PageSection } from './read-sections.ts'
import type { HitLevel } from './search-client.ts'

/** What is kept of each page. */
export interface SearchPage extends Omit<PageDescription, 'titleOnly'> {
  /** Path of the route, without the base URL. */
  path: string
  /** The first one is the page itself, with its title as heading. */
  sections: PageSection[]
}

/** The headings above a section and its own: `lvl1` is the title of the page, deeper ones those of the document. */
export function hierarchyOf({ group, sections }: Pick<SearchPage, 'group' | 'sections'>, index: number): Record<HitLevel, string | null> {
  const hierarchy: Record<HitLevel, string | null> = {
    lvl0: group,
    lvl1: sections[0]?.heading ?? '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
  let above = 7
  for (let position = index; position > 0 && above > 2; position--) {
    const section = sections[position]
    if (!section || section.level >= above) continue
    above = section.level
    const name = levelName(above)
    if (name !== 'lvl1') hierarchy[name] = section.heading
  }
  return hierarchy
}

const levelNames = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

export function levelName(level: number): (typeof levelNames)[number] {
  return levelNames[level - 1] ?? 'lvl6'
}
