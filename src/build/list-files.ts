// The hook `files` of all plugins: what a site has beside its pages. A build makes every file that is listed, the dev server the one that is
// asked for.
import { filesBelow, joinFolder } from '../lib/folder-path.ts'
import { siteFactsOf } from '../plugins/data-hooks.ts'
import type { EmittedFile, Emitter } from '../routes/emitted-file.ts'
import type { BuildPlugin, ListedSite } from './build-plugin.ts'
import { listNotedPages, type NotingPage } from './noted-pages.ts'

export interface ListFilesInput extends ListedSite {
  /** Their paths, and what was noted of them where they were rendered. */
  rendered: readonly NotingPage[]
}

/** Asks one plugin after the other. A file whose name another one has is left out. */
export async function* listFiles(plugins: readonly BuildPlugin[], { rendered, ...site }: ListFilesInput): AsyncIterable<EmittedFile> {
  const files = new Set(site.files)
  const facts = siteFactsOf(site.config)
  const pagesFor = listNotedPages(site.table, rendered)
  for (const { name, files: list } of plugins) {
    const context = {
      ...site,
      files,
      site: facts,
      get pages() {
        return pagesFor(name)
      },
    }
    for (const file of (await list?.(context)) ?? []) {
      if (files.has(file.path)) continue
      files.add(file.path)
      yield file
    }
  }
}

/** The hook of a plugin that has the same files in each language. */
export function inEachLanguage(emit: Emitter): NonNullable<BuildPlugin['files']> {
  return function* ({ languages, files }) {
    for (const { folder, ...language } of languages) {
      const site = {
        ...language,
        get files() {
          return filesBelow(files, folder)
        },
      }
      for (const file of emit(site)) yield { ...file, path: joinFolder(folder, file.path) }
    }
  }
}
