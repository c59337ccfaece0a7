// The parts of a configuration that the parsing of documents depends on.
import { islandOptionsOf } from '../config/island-options.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import { type SiteTexts, themeLanguages } from '../content/locales/site-language.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { findSharpVersion } from '../plugins/pictures/sharp.ts'
import { mdxComponentNames, themeModuleNames } from '../theme/mdx-component-names.ts'

/** Texts of the theme that become part of a document. */
const inDocuments = /^theme\.(?:admonition|CodeBlock|Tabs|Table|TaskList|Footnotes|Formula|Details|common\.headingLinkTitle)\b/

/** @param tree where the documents of other languages are, and the texts of the languages. */
export function parseOptionsOf(config: ResolvedConfig, tree: Pick<ContentTree, 'localeFolders'> & SiteTexts = {}): ParseOptions {
  const { localeFolders } = tree
  // Where it is missing, pictures stay as they are, and the build says so (plugins/pictures/build/pictures.ts).
  const version = config.images && findSharpVersion(config.siteDirectory)
  const languages = themeLanguages(config, tree, (id) => inDocuments.test(id))
  return {
    siteDirectory: config.siteDirectory,
    staticDirectories: config.staticDirectories,
    outsideFolders: config.outsideFolders,
    ...(Object.keys(config.aliases).length > 0 && { aliases: config.aliases }),
    ...(localeFolders && { localeFolders }),
    ...(Object.keys(languages).length > 0 && { texts: { language: config.defaultLocale, of: languages } }),
    admonitions: config.markdown.admonitions,
    containers: config.markdown.containers,
    emoji: config.markdown.emoji,
    headingIds: config.markdown.headingIds,
    ...(config.markdown.idBraces.join('') !== '{}' && { idBraces: config.markdown.idBraces }),
    code: {
      themes: config.code.themes,
      defaultLanguage: config.code.defaultLanguage,
      hovers: config.code.hovers,
      check: config.code.check,
      ...(config.code.magicComments.length > 0 && { magicComments: config.code.magicComments }),
    },
    onBrokenMarkdownImages: config.policies.brokenMarkdownImages,
    onMissingAlt: config.policies.missingAlt,
    ...(version !== undefined && config.images && { pictures: { ...config.images, version } }),
    themeModules: [...themeModuleNames],
    ...(islandOptionsOf(config.islands).mode === 'auto' && { documentModules: true }),
    ...(config.plugins && { plugins: config.plugins }),
    ...(config.sourcePlugins && { sourcePlugins: config.sourcePlugins.names }),
    componentNames: [...mdxComponentNames, ...Object.keys(config.mdxComponents)],
    siteComponentNames: Object.keys(config.mdxComponents),
  }
}
