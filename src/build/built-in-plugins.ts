// What this program brings, as a list: the configuration says which of it a site has. The files of one come before those of the next, and the
// first to come has the name; so redirects are the last, and leave every other file its path. What works on the text of documents is listed in
// markdown/text-plugins.ts, and what looks at single pages in page-hooks.ts, because both run in threads.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { emitFeeds } from '../plugins/feeds/emit-feeds.ts'
import { headers } from '../plugins/headers/build/headers.ts'
import { emitLlms } from '../plugins/llms/llms-txt.ts'
import { pictures } from '../plugins/pictures/build/pictures.ts'
import { emitRedirects } from '../plugins/redirects/place-redirects.ts'
import { askedTypes, hovers } from '../plugins/samples/build/types-of-samples.ts'
import { search } from '../plugins/search/build/search.ts'
import { emitRobots } from '../plugins/sitemap/robots.ts'
import { emitSitemap } from '../plugins/sitemap/sitemap.ts'
import { socialCards } from '../plugins/social-cards/build/social-cards.ts'
import type { EmittedFile, EmittedSite } from '../routes/emitted-file.ts'
import type { BuiltInPlugin } from './built-in-plugin.ts'

export function builtInPlugins(config: ResolvedConfig): BuiltInPlugin[] {
  const { code, socialCards: cards, images, search: hasSearch, blogs, textTwins, sitemap } = config
  return [
    askedTypes(config),
    ...(code.hovers ? [hovers(config)] : []),
    ...(cards ? [socialCards(config)] : []),
    ...(images ? [pictures(config)] : []),
    ...(hasSearch ? [search(config)] : []),
    {
      name: 'data of pages',
      files: ({ table }) => Object.entries(table.dataFiles).map(([path, text]) => ({ path: path.slice(1), make: () => text })),
    },
    {
      name: 'scripts of the site',
      files: ({ config }) =>
        config.headFiles.map(({ file, output }) => ({ path: output, make: () => readFileSync(join(config.siteDirectory, file)) })),
    },
    ...(blogs.some(({ feeds }) => feeds) ? [{ name: 'feeds', files: emitFeeds }] : []),
    ...(sitemap ? [{ name: 'sitemap', files: emitSitemap }] : []),
    { name: 'robots.txt', files: emitRobots },
    ...(textTwins ? [{ name: 'llms.txt', files: emitLlms }] : []),
    { name: 'redirects', files: emitRedirects, givesWay: true },
    ...(config.headers.files.length > 0 ? [headers(config)] : []),
  ]
}

/** @param site `files` are those that come before. */
export function* listEmittedFiles(
  plugins: readonly BuiltInPlugin[],
  site: EmittedSite,
): Iterable<EmittedFile & Pick<BuiltInPlugin, 'givesWay'>> {
  const files = new Set(site.files)
  for (const { files: list, givesWay } of plugins) {
    for (const file of list?.({ ...site, files }) ?? []) {
      if (files.has(file.path)) continue
      files.add(file.path)
      yield { ...file, ...(givesWay && { givesWay }) }
    }
  }
}
