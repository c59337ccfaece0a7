// The parts of a configuration that the parsing of documents depends on.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { mdxComponentNames, themeModuleNames } from '../theme/mdx-component-names.ts'

/** @param localeFolders those of the content (ContentTree). */
export function parseOptionsOf(config: ResolvedConfig, localeFolders?: ContentTree['localeFolders']): ParseOptions {
  return {
    siteDirectory: config.siteDirectory,
    staticDirectories: config.staticDirectories,
    outsideFolders: config.outsideFolders,
    ...(localeFolders && { localeFolders }),
    admonitions: config.markdown.admonitions,
    containers: config.markdown.containers,
    emoji: config.markdown.emoji,
    headingIds: config.markdown.headingIds,
    code: {
      themes: config.code.themes,
      defaultLanguage: config.code.defaultLanguage,
      hovers: config.code.hovers,
      check: config.code.check,
    },
    onBrokenMarkdownImages: config.policies.brokenMarkdownImages,
    themeModules: [...themeModuleNames],
    ...(config.plugins && { plugins: config.plugins }),
    ...(config.sourcePlugins && { sourcePlugins: config.sourcePlugins.names }),
    componentNames: [...mdxComponentNames, ...Object.keys(config.mdxComponents)],
    siteComponentNames: Object.keys(config.mdxComponents),
  }
}
