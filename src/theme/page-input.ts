// What the renderer gives the theme for one page: only data, rendered bodies and components of the site.
import type { ComponentType, ReactNode } from 'react'
import type { Heading } from '../content/document.ts'
import type { SocialCard } from '../plugins/social-cards/social-card.ts'
import type { Route } from '../routes/route.ts'
import type { PageMetadata } from '../routes/route-base.ts'
import type { CollectionItem, SiteData } from '../routes/site-data.ts'
import type { SiteStyle } from './html/site-style.ts'

export interface PageInput {
  route: Route
  site: SiteData
  /** Rendered bodies: 'main' for documents; for lists one per item, with the path of the post as key. */
  contents: Record<string, ReactNode>
  /** Headings of the main document, with those of its partials inserted. */
  headings: readonly Heading[]
  /** The component of a page module or of a collection, already loaded. */
  Component?: SiteComponent
  /** The layout of the site that the document or the page module asks for, already loaded. */
  Layout?: ComponentType<LayoutProps> | undefined
  /** `metadata` exported by the page module. Its fields take precedence over those of the route. */
  moduleMetadata?: PageMetadata
  /** Is told what components of the page say about it. */
  stateMetadata?: (metadata: PageMetadata) => void
  /** What a document on the page says of itself, by its file. */
  writtenIn?: (file: string) => WrittenDocument
  /** Addresses of the bundled files, base URL included. */
  assets: { styles: readonly SiteStyle[]; runtime: string | undefined }
  /** For `{year}` in the copyright line. The theme has no clock. */
  buildYear: number
  /** Highlights the code of `<CodeBlock>`; without it code is shown as plain text. */
  highlightCode?: HighlightCode
  /** The image that is drawn for the page. */
  socialCard?: SocialCard
}

export interface WrittenDocument {
  /** All keys of the front matter with their values, as they are written. */
  frontMatter: Record<string, unknown>
  /** Text of the heading of the first level with which it begins. */
  contentTitle?: string
}

/** What a layout of a site gets. */
export interface LayoutProps {
  /** The page: kind, path, metadata, and what the theme shows of it in `props`. */
  route: Route
  /** The text of the document, or what the page module shows. */
  children?: ReactNode
}

/** A page module gets no props. */
export type PageModuleProps = Record<string, never>

/** What the `itemComponent` of a collection gets. */
export type CollectionItemProps = {
  /** Id of the collection. */
  collection: string
  item: CollectionItem
  /** All items, in the order of the list. */
  items: readonly CollectionItem[]
  /** The body of the item's document. */
  children?: ReactNode
}

/** What the `listComponent` of a collection gets. */
export type CollectionListProps = {
  collection: string
  items: readonly CollectionItem[]
  title?: string
  description?: string
}

export type SiteComponent = ComponentType<PageModuleProps | CollectionItemProps | CollectionListProps>

/** Returns the HTML of a whole code block, like `renderCodeBlock` of src/markdown. `meta` is what comes after the language in a fence. */
export type HighlightCode = (block: { code: string; language: string; meta: string }) => string
