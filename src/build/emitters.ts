// The files that features add to a site beside its pages, listed once: a build writes all of them, the dev server answers with the one that
// is asked for. The first to come has a name, and static files come before all of these, so that a site can have its own sitemap or feed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitFeeds } from '../plugins/feeds/emit-feeds.ts'
import { emitLlms } from '../plugins/llms/llms-txt.ts'
import { emitRedirects } from '../plugins/redirects/place-redirects.ts'
import { emitRobots } from '../plugins/sitemap/robots.ts'
import { emitSitemap } from '../plugins/sitemap/sitemap.ts'
import type { EmittedFile, EmittedSite, Emitter } from '../routes/emitted-file.ts'

/** What each file is made of, so that it can say so when it is asked for. */
const emitSidebars: Emitter = ({ table }) =>
  Object.entries(table.dataFiles).map(([path, text]) => ({ path: path.slice(1), make: () => text }))

/** Scripts of the site that its configuration names. */
const emitScripts: Emitter = ({ config }) =>
  config.headFiles.map(({ file, output }) => ({ path: output, make: () => readFileSync(join(config.siteDirectory, file)) }))

/** Redirects are the last: any other file keeps its path. */
const emitters = [
  ['sidebars', emitSidebars],
  ['scripts', emitScripts],
  ['feeds', emitFeeds],
  ['sitemap', emitSitemap],
  ['robots', emitRobots],
  ['llms', emitLlms],
  ['redirects', emitRedirects],
] as const satisfies (readonly [string, Emitter])[]

/** @param site `files` are those that come before. */
export function* listEmittedFiles(site: EmittedSite): Iterable<EmittedFile & { emitter: (typeof emitters)[number][0] }> {
  const files = new Set(site.files)
  for (const [emitter, emit] of emitters) {
    for (const file of emit({ ...site, files })) {
      if (files.has(file.path)) continue
      files.add(file.path)
      yield { ...file, emitter }
    }
  }
}
