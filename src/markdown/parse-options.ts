// Everything that parsing a document depends on besides its text, declared so that results can be cached.
import type { PluginModule } from '../config/plugin-module.ts'
import type { LocaleFolder } from '../content/locales/locale-folders.ts'
import type { Policy } from '../diagnostics/diagnostic.ts'
import type { Aliases } from '../lib/aliases.ts'
import type { Language } from '../lib/texts/text.ts'
import type { ContainerStyle } from '../plugins/admonitions/admonition-types.ts'
import type { MagicComment } from './code/code-comments.ts'
import type { HeadingIds } from './headings/heading-slugger.ts'

export interface ParseOptions {
  /** Absolute path of the site folder: images, partials and imports are looked up below it. */
  siteDirectory: string
  staticDirectories: string[]
  /** Folders of content that are not below the site. */
  outsideFolders: readonly string[]
  /** Names of folders that paths may begin with. */
  aliases?: Aliases
  /** Folders with documents of other languages. */
  localeFolders?: readonly LocaleFolder[]
  /** The language of the site, and texts of the theme in its languages: language -> texts. */
  texts?: { language: string; of: Readonly<Record<string, Language>> }
  admonitions: string[]
  /** @default docusaurus */
  containers?: ContainerStyle
  emoji: boolean
  /** @default github */
  headingIds?: HeadingIds
  /** What stands around written ids. @default braces */
  idBraces?: readonly [string, string]
  /** With `hovers`, each sample says where its types are. */
  code: {
    themes: { light: string; dark: string }
    defaultLanguage: string
    hovers?: boolean
    check?: 'all' | 'twoslash'
    /** Comments of the site's own that mark lines. */
    magicComments?: readonly MagicComment[]
  }
  /** Leaves code without colors, when a page is needed sooner than the highlighter can be loaded. */
  plainCode?: boolean
  onBrokenMarkdownImages: Policy
  /** @default ignore */
  onMissingAlt?: Policy
  /** Pictures are published in other formats and widths, made with this version of the library. @default they stay as they are */
  pictures?: { version: string; maxBytes?: number | undefined; onTooLarge: Policy }
  /** Components that MDX documents can use without an import: those of the theme and of the configuration. */
  componentNames?: string[]
  /** Those of them that the configuration gives. */
  siteComponentNames?: string[]
  /** Code of documents that needs the browser is a module of its own. */
  documentModules?: boolean
  /** Plugins of the site. */
  plugins?: PluginModule
  /** Names of the plugins that have made `source` of the documents. */
  sourcePlugins?: string[]
  /** What can be imported from `@theme/`. Not checked if undefined. */
  themeModules?: string[]
}
