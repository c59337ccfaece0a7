// The texts of a site that stand in no document, and which of them a language lacks: those of its components, of navbar, footer, sidebars and blogs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readTranslatedTexts, readTranslateTags } from '../../bundle/translated-texts.ts'
import { followImports } from '../../check/follow-imports.ts'
import { createSourceReader } from '../../check/source-reader.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { allDocuments, type ContentTree } from '../../content/content-tree.ts'
import { listBlogTexts, listFooterTexts, listNavbarTexts, type WantedTexts } from '../../content/locales/list-labels.ts'
import { foldersOfLocale, listLocaleFolders } from '../../content/locales/locale-folders.ts'
import { type LocaleTexts, noTexts } from '../../content/locales/locale-texts.ts'
import { localizeConfig } from '../../content/locales/localize-config.ts'
import { localizeContent } from '../../content/locales/localize-content.ts'
import { unparsedSummary } from '../../content/unparsed-summary.ts'
import { joinFolder } from '../../lib/folder-path.ts'
import { english } from '../../lib/texts/english.ts'
import type { Messages } from '../../lib/texts/text.ts'
import { listSidebarTexts } from '../../routes/docs/list-sidebar-texts.ts'
import { planRoutes } from '../../routes/plan-routes.ts'

/** A file of texts in one language. */
export interface TextsFile {
  /** Site-relative: the one that is there, or where it would be written. */
  file: string
  wanted: WantedTexts
  /** Ids that the language has no text for. */
  missing: string[]
}

/** What `<Translate>` and `translate()` in the modules of the site have. */
export async function readTextsOfComponents(config: ResolvedConfig, tree: ContentTree): Promise<WantedTexts> {
  const readSource = createSourceReader(config, { documents: allDocuments(tree), partials: tree.partials })
  const mdx = [...tree.documents, ...tree.partials].filter(({ format }) => format === 'mdx').map(({ file }) => file)
  const components = [
    ...tree.pageModules.map(({ file }) => file),
    ...Object.values(config.components),
    ...Object.values(config.mdxComponents),
    ...config.collections.flatMap(({ itemComponent, listComponent = itemComponent }) => [itemComponent, listComponent]),
    ...config.layouts,
  ]
  const found: WantedTexts = {}
  for (const file of followImports([...components, ...mdx], readSource)) {
    const source = readSource(file) ?? ''
    const loader = /\.[cm]?ts$/.test(file) ? 'ts' : /\.[cm]?[jt]sx?$/.test(file) ? 'tsx' : undefined
    const texts = loader ? await readTranslatedTexts(source, loader) : /\.mdx?$/.test(file) ? readTranslateTags(source) : []
    for (const { id, message, description = `In ${file}` } of texts) found[id] ??= { message, description }
  }
  return found
}

/** The files of texts of a language, also those that are not there, each with what it should have. */
export function listTextsFiles(config: ResolvedConfig, tree: ContentTree, locale: string, ofComponents: WantedTexts): TextsFile[] {
  const texts = tree.locales?.[locale]?.texts ?? noTexts
  const roots = foldersOfLocale(config, locale)
  const [own = '', theirs = ''] = roots
  // A language that has only the folders of Docusaurus goes on with them.
  const isTheirs = !existsSync(join(config.siteDirectory, own)) && existsSync(join(config.siteDirectory, theirs))
  const fileOf = (ours: readonly string[], foreign: readonly string[]): string => {
    const candidates = isTheirs ? [...foreign, ...ours] : [...ours, ...foreign]
    return [...ours, ...foreign].find((file) => texts.files.includes(file)) ?? candidates[0] ?? ''
  }
  const inRoots = (name: string, foreign = name): string => fileOf([joinFolder(own, name)], [joinFolder(theirs, foreign)])
  const sidebars = listWantedSidebars(config, tree, locale, texts)
  const files = [
    textsFile(inRoots('code.json'), { ...ofComponents, ...listThemeTexts(locale, texts) }, texts.code),
    textsFile(inRoots('navbar.json', 'docusaurus-theme-classic/navbar.json'), listNavbarTexts(config), texts.navbar),
    textsFile(inRoots('footer.json', 'docusaurus-theme-classic/footer.json'), listFooterTexts(config), texts.footer),
    ...config.docs.flatMap(({ id }) =>
      Object.entries(tree.versions[id]?.folders ?? {}).map(([version, path]) => {
        const [ours, ...foreign] = listLocaleFolders(config, locale, { path, collection: { kind: 'docs', id, version } })
        const json = ({ folder }: { folder: string }): string => `${folder}.json`
        return textsFile(
          fileOf(ours ? [json(ours)] : [], foreign.map(json)),
          sidebars[`${id}/${version}`] ?? {},
          texts.sidebars[`${id}/${version}`],
        )
      }),
    ),
    ...config.blogs.map((blog) => {
      const folders = listLocaleFolders(config, locale, { path: blog.path, collection: { kind: 'blog', id: blog.id } })
      const [ours, ...foreign] = folders.map(({ folder }) => `${folder}/options.json`)
      return textsFile(fileOf(ours === undefined ? [] : [ours], foreign), listBlogTexts(blog), texts.blogs[blog.id])
    }),
  ]
  return files.filter(({ wanted }) => Object.keys(wanted).length > 0)
}

/** Those that would be in English on the pages of the language: sitegen brings no translation of them. */
function listThemeTexts(locale: string, { theme }: LocaleTexts): WantedTexts {
  if (new Intl.Locale(locale).language === 'en') return {}
  const lacking = Object.entries(english).filter(([id]) => !Object.hasOwn(theme, id))
  return Object.fromEntries(lacking.map(([id, message]) => [id, { message, description: 'A text of the theme' }]))
}

function textsFile(file: string, wanted: WantedTexts, messages: Messages = {}): TextsFile {
  return { file, wanted, missing: Object.keys(wanted).filter((id) => !Object.hasOwn(messages, id)) }
}

/**
 * Labels that category files of the language have translated are not asked for again. Sidebars do not depend on what stands in documents, only on
 * their front matter.
 */
function listWantedSidebars(config: ResolvedConfig, tree: ContentTree, locale: string, texts: LocaleTexts): Record<string, WantedTexts> {
  const plain = { ...tree, texts: { ...texts, sidebars: {} } }
  const original = listSidebarTexts(planRoutes({ config, tree: plain, summaries: tree.documents.map(unparsedSummary) }).table)
  const localized = localizeContent(tree, { locale, defaultLocale: config.defaultLocale, i18n: config.i18n }).tree
  const table = planRoutes({
    config: localizeConfig(config, locale),
    tree: { ...localized, texts: plain.texts },
    summaries: localized.documents.map(unparsedSummary),
  }).table
  const shown = listSidebarTexts(table)
  return Object.fromEntries(
    Object.entries(original).map(([key, wanted]) => [
      key,
      Object.fromEntries(Object.entries(wanted).filter(([id]) => Object.hasOwn(shown[key] ?? {}, id))),
    ]),
  )
}
