// Which translations are older than their originals: by the commits of both, and by what has changed in the original since.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree } from '../content-tree.ts'
import type { SourceDocument } from '../document.ts'
import type { GitHistory } from '../git-history.ts'
import { listUncommitted, readTextsAt } from '../git-versions.ts'
import { changedSections } from './changed-sections.ts'
import { findTranslations } from './localize-content.ts'

/** Translations that files hold, with their originals. Documents that plugins make have no history of their own. */
export function datedTranslations(tree: ContentTree): { locale: string; translation: SourceDocument; original: SourceDocument }[] {
  return Object.entries(tree.locales ?? {}).flatMap(([locale, content]) =>
    findTranslations(tree, content)
      .filter(({ translation, original }) => !translation.made && !original.made)
      .map((pair) => ({ locale, ...pair })),
  )
}

/** Notes in `tree.locales` which translations are stale. @param history of the files of `datedTranslations`, translations and originals. */
export async function addStaleTranslations(
  { siteDirectory }: Pick<ResolvedConfig, 'siteDirectory'>,
  tree: ContentTree,
  history: GitHistory,
): Promise<void> {
  const dated = datedTranslations(tree).filter(({ translation }) => history.files.has(translation.file))
  if (dated.length === 0) return
  const uncommitted = await listUncommitted(
    siteDirectory,
    new Set(dated.flatMap(({ translation, original }) => [translation.file, original.file])),
  )
  const newer = dated.flatMap(({ locale, translation, original }) => {
    const own = history.files.get(translation.file)
    const theirs = history.files.get(original.file)
    // What is not committed has changed now. In a shallow clone, a file without a date has none because it is old.
    const isNow = uncommitted.has(original.file) || (theirs === undefined && history.state !== 'shallow')
    if (own === undefined || uncommitted.has(translation.file) || !(isNow || (theirs && theirs.date > own.date))) return []
    return [{ locale, file: translation.file, original: original.file, commit: own.commit, date: own.date }]
  })
  const before = await readTextsAt(
    siteDirectory,
    newer.map(({ commit, original }) => ({ commit, file: original })),
  )
  for (const [index, { locale, file, ...stale }] of newer.entries()) {
    const was = before[index]
    const now = was === undefined ? '' : await readFile(join(siteDirectory, stale.original), 'utf8').catch(() => '')
    const sections = was === undefined ? [] : changedSections(was, now)
    const content = tree.locales?.[locale]
    if (content && (was === undefined || sections.length > 0)) content.stale = { ...content.stale, [file]: { ...stale, sections } }
  }
}
