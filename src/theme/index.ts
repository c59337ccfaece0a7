// `sitegen/theme`: what the components of a site may use, and what the renderer needs.

export type { IslandTrigger } from '../client/island-trigger.ts'
export type { Heading as DocumentHeading } from '../content/document.ts'
export type {
  BlogAuthor,
  BlogPost,
  BlogTag,
  CollectionItem,
  PageLink,
  PageMetadata,
  PublicConfig,
  Route,
  SiteData,
} from '../routes/route.ts'
export { Icon, type IconName } from './icon.tsx'
export { ThemedImage, type ThemedImageProps } from './layout/themed-image.tsx'
export { Link, type LinkProps } from './link.tsx'
export { Admonition, type AdmonitionProps } from './mdx/admonition.tsx'
export { Card, type CardProps, Cards } from './mdx/cards.tsx'
export { CodeBlock, type CodeBlockProps } from './mdx/code-block.tsx'
export { Details, type DetailsProps } from './mdx/details.tsx'
export { Heading, type HeadingProps } from './mdx/heading.tsx'
export { Step, Steps } from './mdx/steps.tsx'
export { TabItem, type TabItemProps } from './mdx/tab-item.tsx'
export { Tabs, type TabsProps } from './mdx/tabs.tsx'
export type { ThemeModuleName } from './mdx-component-names.ts'
export { mdxComponents, themeModules } from './mdx-components.ts'
export { Page } from './page.tsx'
export { type PageContextValue, usePage, useSite } from './page-context.ts'
export type { CollectionItemProps, CollectionListProps, HighlightCode, PageInput, PageModuleProps, SiteComponent } from './page-input.ts'
