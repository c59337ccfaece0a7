// `sitegen/theme`: what components of a site may use, and what the renderer needs.

export type { IslandTrigger } from '../client/island-trigger.ts'
export type { PublicConfig } from '../config/public-config.ts'
export type { Heading as DocumentHeading } from '../content/document.ts'
export { Admonition, type AdmonitionProps } from '../plugins/admonitions/theme/admonition.tsx'
export { PackageManagers, type PackageManagersProps } from '../plugins/package-managers/theme/package-managers.tsx'
export { SiteSearch, type SiteSearchProps } from '../plugins/search/theme/site-search.tsx'
export type { BlogAuthor, BlogPost, BlogTag } from '../routes/blog/blog-route.ts'
export type { Route } from '../routes/route.ts'
export type { PageLink, PageMetadata } from '../routes/route-base.ts'
export type { BlogData, CollectionItem, DocsData, SiteData } from '../routes/site-data.ts'
export { useBlog } from './hooks/use-blog.ts'
export { useDocs } from './hooks/use-docs.ts'
export { usePage } from './hooks/use-page.ts'
export { useSite } from './hooks/use-site.ts'
export { Icon } from './icon.tsx'
export type { IconName } from './icon-names.ts'
export { Layout } from './layout/layout.tsx'
export { ThemedImage, type ThemedImageProps } from './layout/themed-image.tsx'
export { Link, type LinkProps } from './link.tsx'
export { ApiRow, type ApiRowProps, ApiTable, type ApiTableProps } from './mdx/api-table.tsx'
export { Badge, type BadgeProps } from './mdx/badge.tsx'
export { Card, type CardProps, Cards } from './mdx/cards.tsx'
export { CodeBlock, type CodeBlockProps } from './mdx/code-block.tsx'
export { Compatibility, type CompatibilityProps, Environment, type EnvironmentProps } from './mdx/compatibility.tsx'
export { Details, type DetailsProps } from './mdx/details.tsx'
export { Figure, type FigureProps } from './mdx/figure.tsx'
export { FileTree, type FileTreeProps } from './mdx/file-tree.tsx'
export { Heading, type HeadingProps } from './mdx/heading.tsx'
export { LinkButton, type LinkButtonProps } from './mdx/link-button.tsx'
export { Step, Steps } from './mdx/steps.tsx'
export { TabItem, type TabItemProps } from './mdx/tab-item.tsx'
export { Tabs, type TabsProps } from './mdx/tabs.tsx'
export { Video, type VideoProps } from './mdx/video.tsx'
export type { ThemeModuleName } from './mdx-component-names.ts'
export { mdxComponents, themeModules } from './mdx-components.ts'
export { Page } from './page.tsx'
export type { PageContextValue } from './page-context.ts'
export type {
  CollectionItemProps,
  CollectionListProps,
  HighlightCode,
  LayoutProps,
  PageInput,
  PageModuleProps,
  SiteComponent,
} from './page-input.ts'
export type { PartName, PartProps } from './part-props.ts'
export { Translate, type TranslateInput, type TranslateProps, translate } from './translate.tsx'
