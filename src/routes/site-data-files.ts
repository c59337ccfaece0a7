// The data that pages share as files for islands: one for each kind, named after its contents. A page names the files that its islands need, and
// only such an island loads them.
import { createHash } from 'node:crypto'
import type { SiteData } from './site-data.ts'

export const siteDataKinds = ['config', 'docs', 'sidebars', 'blogs', 'collections'] as const

export type SiteDataKind = (typeof siteDataKinds)[number]

/** `path` is without the base URL. */
export function siteDataFile(site: SiteData, kind: SiteDataKind): { path: string; text: string } {
  const text = JSON.stringify(kind === 'docs' ? withoutDrafts(site.docs) : site[kind])
  return { path: `/assets/data/${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`, text }
}

/** Nobody outside needs to know what is being written. */
function withoutDrafts(docs: SiteData['docs']): SiteData['docs'] {
  return Object.fromEntries(
    Object.entries(docs).map(([id, data]) => [id, { ...data, versions: data.versions.map((version) => ({ ...version, draftIds: [] })) }]),
  )
}
