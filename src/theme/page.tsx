// The page of a route: the whole <html> element. It is rendered once, when the site is built, and never in the browser.

import type { ReactElement } from 'react'
import { text } from '../lib/texts/text.ts'
import { SearchPage } from '../plugins/search/theme/search-page.tsx'
import type { Route } from '../routes/route.ts'
import type { PageMetadata } from '../routes/route-base.ts'
import { BlogArchivePage, BlogAuthorsPage, BlogTagsPage } from './blog/blog-index-pages.tsx'
import { BlogAuthorPage, BlogListPage, BlogTagPage } from './blog/blog-list-page.tsx'
import { BlogPostPage } from './blog/blog-post-page.tsx'
import { DocPage } from './docs/doc-page.tsx'
import { GeneratedIndexPage } from './docs/generated-index-page.tsx'
import { HtmlDocument } from './html/html-document.tsx'
import { PageContext } from './page-context.ts'
import type { PageInput } from './page-input.ts'
import { HomePage } from './pages/home-page.tsx'
import { MarkdownPage } from './pages/markdown-page.tsx'
import { CollectionItemPage, CollectionListPage, ModulePage } from './pages/module-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

export type {
  CollectionItemProps,
  CollectionListProps,
  HighlightCode,
  LayoutProps,
  PageInput,
  PageModuleProps,
  SiteComponent,
} from './page-input.ts'

/** @throws an Error for a navbar item or a component that cannot be rendered; the message says what to fix. */
export function Page(input: PageInput): ReactElement {
  const { route, site, headings, buildYear, highlightCode, assets, socialCard, stateMetadata, writtenIn } = input
  const metadata = mergeMetadata(route, input.moduleMetadata)
  return (
    <PageContext value={{ site, route, metadata, headings, stateMetadata, writtenIn, buildYear, highlightCode, socialCard }}>
      <HtmlDocument assets={assets}>
        <RouteBody {...input} />
      </HtmlDocument>
    </PageContext>
  )
}

function RouteBody({ route, contents, Component, Layout }: PageInput): ReactElement {
  if (Layout !== undefined) {
    const data = route.kind === 'page' ? route.props.data : undefined
    return <Layout route={route}>{Component === undefined ? contents.main : <Component {...data} />}</Layout>
  }
  switch (route.kind) {
    case 'doc':
      return route.props.home ? (
        <HomePage home={route.props.home}>{contents.main}</HomePage>
      ) : (
        <DocPage route={route}>{contents.main}</DocPage>
      )
    case 'generated-index':
      return <GeneratedIndexPage route={route} />
    case 'blog-post':
      return <BlogPostPage route={route}>{contents.main}</BlogPostPage>
    case 'blog-list':
      return <BlogListPage route={route} contents={contents} />
    case 'blog-archive':
      return <BlogArchivePage route={route} />
    case 'blog-tags':
      return <BlogTagsPage route={route} />
    case 'blog-tag':
      return <BlogTagPage route={route} contents={contents} />
    case 'blog-authors':
      return <BlogAuthorsPage route={route} />
    case 'blog-author':
      return <BlogAuthorPage route={route} contents={contents} />
    case 'page':
      if (route.props.home) return <HomePage home={route.props.home}>{contents.main}</HomePage>
      return route.module === undefined ? (
        <MarkdownPage route={route}>{contents.main}</MarkdownPage>
      ) : (
        <ModulePage route={route} Component={Component} />
      )
    case 'collection-list':
      return <CollectionListPage route={route} Component={Component} />
    case 'collection-item':
      return (
        <CollectionItemPage route={route} Component={Component}>
          {contents.main}
        </CollectionItemPage>
      )
    case 'search':
      return <SearchPage />
    case 'not-found':
      return (
        <NotFoundPage route={route} Component={Component}>
          {contents.main}
        </NotFoundPage>
      )
  }
}

/** What the module states takes precedence. */
function mergeMetadata(route: Route, own: PageMetadata | undefined): PageMetadata {
  const stated = Object.fromEntries(Object.entries(own ?? {}).filter(([, value]) => value !== undefined))
  const title = route.kind === 'not-found' ? { title: text('theme.NotFound.title') } : {}
  return { ...title, ...route.metadata, ...stated }
}
