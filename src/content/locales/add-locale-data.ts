// What the site has in another language, beside the documents: texts, authors and tags.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { addBlogFiles } from '../add-collection-data.ts'
import type { ContentFolder } from '../content-folders.ts'
import { type ContentTree, emptyContentTree, type LocaleContent } from '../content-tree.ts'
import { listLocaleFolders } from './locale-folders.ts'
import { type LocaleTexts, noTexts, readLocaleTexts } from './locale-texts.ts'
import type { SiteTexts } from './site-language.ts'

/** What the site has in a language; undefined for that of the content folders. */
export function contentIn(tree: ContentTree, locale: string | undefined): ContentTree | LocaleContent {
  if (locale === undefined) return tree
  return localeContentOf(tree, locale)
}

function localeContentOf(tree: ContentTree, locale: string): LocaleContent {
  tree.locales ??= {}
  tree.locales[locale] ??= { documents: [], pageModules: [], categories: [], authors: {}, tags: {}, texts: noTexts }
  return tree.locales[locale]
}

export async function addLocaleData(
  tree: ContentTree,
  config: ResolvedConfig,
  locale: string,
  originals: readonly ContentFolder[],
): Promise<void> {
  const docs = originals.filter(({ collection }) => collection.kind === 'docs')
  const { texts, diagnostics } = await readLocaleTexts(config, locale, docs)
  tree.diagnostics.push(...diagnostics)
  const isOnly = config.locales.length < 2
  if (hasTexts(texts)) {
    if (isOnly) tree.texts = texts
    else localeContentOf(tree, locale).texts = texts
  }
  if (isOnly) return
  for (const blog of config.blogs)
    for (const { folder } of listLocaleFolders(config, locale, { path: blog.path, collection: { kind: 'blog', id: blog.id } }).reverse()) {
      const found = { ...emptyContentTree() }
      await addBlogFiles(found, config.siteDirectory, { ...blog, path: folder })
      tree.diagnostics.push(...found.diagnostics)
      if (found.authors[blog.id] || found.tags[blog.id]) {
        const own = localeContentOf(tree, locale)
        Object.assign(own.authors, found.authors)
        Object.assign(own.tags, found.tags)
      }
    }
}

function hasTexts({ files, theme }: LocaleTexts): boolean {
  return files.length > 0 || Object.keys(theme).length > 0
}

/** The texts of the theme in the languages of a site, before the folders of its content are known. What is wrong with them is said later. */
export async function readSiteTexts(config: ResolvedConfig): Promise<SiteTexts> {
  const read = config.locales.map(async ({ name }) => ({ name, texts: (await readLocaleTexts(config, name, [])).texts }))
  const found = (await Promise.all(read)).filter(({ texts }) => hasTexts(texts))
  const [first] = found
  if (config.locales.length > 1) return { locales: Object.fromEntries(found.map(({ name, texts }) => [name, { texts }])) }
  return first ? { texts: first.texts } : {}
}
