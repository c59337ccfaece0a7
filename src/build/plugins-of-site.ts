// All plugins of a build, as a list: those of the site, and what this program brings, of which the configuration says which a site has. The files
// of one come before those of the next, and the first to come has the name: so a site can have its own sitemap, and redirects leave every other
// file its path. What works on the text of documents is listed in markdown/text-plugins.ts, and what looks at single pages in
// pages/page-hooks.ts, because both run in threads.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { hostedSearch } from '../plugins/algolia/build/hosted-search.ts'
import { feeds } from '../plugins/feeds/build/feeds.ts'
import { headers } from '../plugins/headers/build/headers.ts'
import { llms } from '../plugins/llms/build/llms.ts'
import { pictures } from '../plugins/pictures/build/pictures.ts'
import { redirects } from '../plugins/redirects/build/redirects.ts'
import { askedTypes, hovers } from '../plugins/samples/build/types-of-samples.ts'
import { isSearchedLocally, localSearch } from '../plugins/search/build/local-search.ts'
import { searchFiles } from '../plugins/search/build/search-files.ts'
import { emitRobots } from '../plugins/sitemap/robots.ts'
import { emitSitemap } from '../plugins/sitemap/sitemap.ts'
import { socialCards } from '../plugins/social-cards/build/social-cards.ts'
import type { BuildPlugin } from './build-plugin.ts'
import { inEachLanguage } from './list-files.ts'
import { writtenPlugins } from './written-plugins.ts'

export function pluginsOfSite(config: ResolvedConfig): BuildPlugin[] {
  const { code, socialCards: cards, images, search, blogs, textTwins, sitemap } = config
  return [
    ...writtenPlugins(config),
    askedTypes(config),
    ...(code.hovers ? [hovers(config)] : []),
    ...(cards ? [socialCards(config)] : []),
    ...(images ? [pictures(config)] : []),
    ...(search && isSearchedLocally(search) ? [localSearch()] : []),
    ...(search ? [hostedSearch(), searchFiles()] : []),
    {
      name: 'data of pages',
      files: inEachLanguage(({ table }) =>
        Object.entries(table.dataFiles).map(([path, text]) => ({ path: path.slice(1), make: () => text })),
      ),
    },
    {
      name: 'scripts of the site',
      files: inEachLanguage(({ config }) =>
        config.headFiles.map(({ file, output }) => ({ path: output, make: () => readFileSync(join(config.siteDirectory, file)) })),
      ),
    },
    ...(blogs.some(({ feeds }) => feeds) ? [feeds()] : []),
    ...(sitemap ? [{ name: 'sitemap', files: inEachLanguage(emitSitemap) }] : []),
    { name: 'robots.txt', files: inEachLanguage(emitRobots) },
    ...(textTwins ? [llms()] : []),
    redirects(),
    ...(config.headers.files.length > 0 ? [headers(config)] : []),
  ]
}
