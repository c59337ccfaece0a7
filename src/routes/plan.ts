// The result of planning one part of the site, so that plan-routes.ts can combine the parts without knowing them. Each part is a pure
// function of the configuration, the content tree and the summaries of its own documents.
import type { ResolvedBlog, ResolvedConfig, ResolvedDocs, ResolvedPages } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PlaceInDocs } from './docs/doc-route.ts'
import type { SidebarItem } from './docs/sidebar-item.ts'
import type { Route } from './route.ts'
import type { BlogData, CollectionItem, DocsData, DocTexts } from './site-data.ts'

export interface Plan {
  /** Not sorted; paths carry the trailing-slash policy and no base URL. */
  routes: Route[]
  /** Site-relative Markdown file -> path of its page. Drafts and partials are not in it. */
  pathOfFile: ReadonlyMap<string, string>
  diagnostics: Diagnostic[]
}

export interface DocsPlan extends Plan {
  data: DocsData
  /** `<docs id>/<version>` -> what each of its documents is about, by id. */
  docTexts: Record<string, Record<string, DocTexts>>
  /** `<docs id>/<version>/<sidebar>` -> items. */
  sidebars: Record<string, SidebarItem[]>
  placesOfPages: PlacesOfPages
}

/** Path of a page of data -> the sidebar that it is shown with, and its place there. */
export type PlacesOfPages = Map<string, { sidebar: string; inDocs: PlaceInDocs }>

export interface BlogPlan extends Plan {
  data: BlogData
}

export interface CollectionsPlan extends Plan {
  /** Collection id -> items. */
  data: Record<string, CollectionItem[]>
}

/** `documents`: the summaries of this docs collection only, all versions, drafts included. */
export type PlanDocs = (config: ResolvedConfig, docs: ResolvedDocs, tree: ContentTree, documents: readonly DocumentSummary[]) => DocsPlan

/** `documents`: the summaries of this blog only, drafts included. */
export type PlanBlog = (config: ResolvedConfig, blog: ResolvedBlog, tree: ContentTree, documents: readonly DocumentSummary[]) => BlogPlan

/** `documents`: the Markdown pages, drafts included. The TSX pages are `tree.pageModules`. */
export type PlanPages = (config: ResolvedConfig, pages: ResolvedPages, tree: ContentTree, documents: readonly DocumentSummary[]) => Plan

/** `documents`: the documents of all of `config.collections`, drafts included. */
export type PlanCollections = (config: ResolvedConfig, tree: ContentTree, documents: readonly DocumentSummary[]) => CollectionsPlan
