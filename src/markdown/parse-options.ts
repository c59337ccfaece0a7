// Everything that the parsing of one document depends on besides its own text: declared, so that a result can be kept.
import type { Policy } from '../diagnostics/diagnostic.ts'

export interface ParseOptions {
  /** Absolute path of the site folder: images, partials and imports are looked up below it. */
  siteDirectory: string
  staticDirectories: string[]
  admonitions: string[]
  emoji: boolean
  /** `hovers` names on each sample where its types are. */
  code: { themes: { light: string; dark: string }; defaultLanguage: string; hovers?: boolean }
  /** Leaves code without colours, for who wants a page sooner than the highlighter can be loaded. */
  plainCode?: boolean
  onBrokenMarkdownImages: Policy
  /** Components that MDX documents have without an import: those of the theme and of the configuration. */
  componentNames?: string[]
  /** What can be imported from `@theme/`. Not checked when it is not known. */
  themeModules?: string[]
}
