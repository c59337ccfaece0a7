// The data that pages share as files for islands: one for each kind, named after its contents. A page names the files that its islands need, and
// only such an island loads them.
import { createHash } from 'node:crypto'
import type { SiteData } from './site-data.ts'

export const siteDataKinds = ['config', 'texts', 'docs', 'docTexts', 'sidebars', 'blogs', 'collections'] as const

export type SiteDataKind = (typeof siteDataKinds)[number]

/** `path` is without the base URL. Undefined where a site has nothing of the kind. */
export function siteDataFile(site: SiteData, kind: SiteDataKind): { path: string; text: string } | undefined {
  const data = kind === 'docs' ? withoutDrafts(site.docs) : site[kind]
  if (data === undefined) return undefined
  const text = JSON.stringify(data)
  return { path: `/assets/data/${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`, text }
}

/** Nobody outside needs to know what is being written. */
function withoutDrafts(docs: SiteData['docs']): SiteData['docs'] {
  return Object.fromEntries(
    Object.entries(docs).map(([id, data]) => [id, { ...data, versions: data.versions.map((version) => ({ ...version, draftIds: [] })) }]),
  )
}
