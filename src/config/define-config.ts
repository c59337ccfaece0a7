// The typed entry of a site.config.ts: `export default defineConfig({ … })`.
import type { SiteConfig } from './site-config.ts'

export type { Policy } from '../diagnostics/diagnostic.ts'
export type {
  DataContext,
  DataDocumentOptions,
  DataPageOptions,
  DataPlace,
  HeadTagOptions,
  PluginFinding,
  RoutesContext,
  SidebarPlace,
  SiteAdditions,
  SiteFacts,
} from '../plugins/data-hooks.ts'
export type { CodeComponent, CodeFinding, CodeResult, PluginCodeBlock, PluginSource, SourceLine } from '../plugins/document-hooks.ts'
export type { CheckContext, FilesContext, FinishedPage, NotedPage, PluginFile } from '../plugins/page-hooks.ts'
export type { Plugin } from '../plugins/plugin.ts'
export type {
  EsbuildBuild,
  EsbuildFilter,
  EsbuildImport,
  EsbuildModule,
  EsbuildPlugin,
  UnifiedEntry,
  UnifiedPlugin,
  UnifiedPreset,
} from '../plugins/published-plugin.ts'
export type {
  BlogOptions,
  CategoryIndexTest,
  CollectionOptions,
  DocsOptions,
  DocsVersionOptions,
  EditUrl,
  FeedOptions,
  NumberPrefixParser,
  PagesOptions,
} from './content-options.ts'
export type { AskAiOptions, DevOptions, ExternalLinkOptions, PageViewOptions } from './network-options.ts'
export type { CreateRedirects, HeaderFile, HeaderOptions, RedirectOptions, SitemapOptions, SocialCardOptions } from './output-options.ts'
export type { AlgoliaSearchOptions, LocalSearchOptions, SearchOptions } from './search-options.ts'
export type {
  AnnouncementBarOptions,
  ColorModeOptions,
  FooterLink,
  FooterOptions,
  LogoOptions,
  NavbarItem,
  NavbarOptions,
  TableOfContentsOptions,
} from './shell-options.ts'
export type { SiteConfig } from './site-config.ts'
export type {
  CodeOptions,
  FrontMatterFile,
  FrontMatterParser,
  FrontMatterResult,
  LocaleOptions,
  LocalesOptions,
  MarkdownFile,
  MarkdownOptions,
  MarkdownPreprocessor,
} from './text-options.ts'

/** Gives a configuration its type and returns it unchanged. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config
}
