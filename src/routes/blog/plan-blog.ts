// Plans one blog: its posts and lists as routes, and the data that its pages share. A pure function of the configuration and the documents;
// the order of the documents does not matter.

import type { ResolvedBlog, ResolvedConfig } from '../../config/resolved-config.ts'
import { textsOf } from '../../content/locales/site-language.ts'
import { searchMetadataOf } from '../../lib/search-metadata.ts'
import { editUrlOf, shownLastUpdate } from '../edit-url.ts'
import { joinPath } from '../join-path.ts'
import type { BlogPlan, PlanBlog } from '../plan.ts'
import type { PageLink } from '../route-base.ts'
import type { BlogData } from '../site-data.ts'
import { tableOfContentsOf } from '../table-of-contents-of.ts'
import { blogPathsOf, feedLinksOf } from './blog-paths.ts'
import type { BlogPostRoute } from './blog-route.ts'
import { blogRouteBase, lastModifiedOf } from './blog-route-base.ts'
import { groupByYear } from './group-by-year.ts'
import { isListed, type ListContext, planArchive, planAuthors, planPostList, planTags } from './plan-lists.ts'
import { readAuthors } from './read-authors.ts'
import { type PlannedPost, readPosts } from './read-posts.ts'
import { createTagResolver } from './resolve-tags.ts'

export const planBlog: PlanBlog = (config, blog, tree, documents): BlogPlan => {
  const paths = blogPathsOf(config, blog)
  const known = readAuthors(ownValue(tree.authors, blog.id), paths.authorOf)
  // The contents of an unreadable file are unknown, so nothing is reported as missing from it; the content step has reported the file
  // itself.
  const tagsFile = ownValue(tree.tags, blog.id)
  const authorsUnknown = ownValue(tree.authors, blog.id)?.unreadable === true
  const tags = createTagResolver({
    file: tagsFile?.unreadable === true ? undefined : tagsFile,
    onInlineTags: blog.onInlineTags,
    pathOf: blog.tagPages ? paths.tagOf : undefined,
  })
  const authorsFile = ownValue(tree.authors, blog.id)?.file ?? joinPath(blog.path, blog.authorsFile).slice(1)
  const { posts, diagnostics } = readPosts(documents, { blog, paths, authors: known.authors, authorsFile, tags })
  const context: ListContext = { blog, paths, feeds: feedLinksOf(paths.list, blog.feeds), posts, text: textsOf(config, tree) }

  const archive = planArchive(context)
  const tagRoutes = planTags(context)
  const authorRoutes = planAuthors(context, known.authors)
  const [tagsIndex] = tagRoutes
  const [authorsIndex] = authorRoutes
  const data: BlogData = {
    id: blog.id,
    path: paths.list,
    title: blog.title,
    description: blog.description,
    sidebarTitle: blog.sidebarTitle,
    sidebar: sidebarOf(blog, posts),
    posts: (blog.sortPosts === 'ascending' ? [...posts].reverse() : posts).map(({ post }) => post),
  }
  if (blog.covers) data.covers = true
  if (archive.length > 0 && paths.archive !== undefined) data.archivePath = paths.archive
  if (tagsIndex?.kind === 'blog-tags') data.tagsPath = tagsIndex.path
  if (authorsIndex?.kind === 'blog-authors') data.authorsPath = authorsIndex.path

  return {
    routes: [...planPostRoutes(config, context), ...planPostList(context), ...archive, ...tagRoutes, ...authorRoutes],
    pathOfFile: new Map(posts.map(({ post }) => [post.document, post.path])),
    diagnostics: [
      ...known.diagnostics,
      ...tags.diagnostics,
      ...diagnostics.filter(({ id }) => !(authorsUnknown && id === 'author-unknown')),
    ],
    data,
  }
}

/** Newer and older skip unlisted posts; an unlisted post has neither. */
function planPostRoutes(config: ResolvedConfig, context: ListContext): BlogPostRoute[] {
  const { blog } = context
  const listed = context.posts.filter(isListed)
  const indexOf = new Map(listed.map((planned, index) => [planned, index]))
  return context.posts.map((planned): BlogPostRoute => {
    const { post, document } = planned
    const { frontMatter } = document
    const index = indexOf.get(planned)
    const newer = index === undefined ? undefined : listed[index - 1]
    const older = index === undefined ? undefined : listed[index + 1]
    const editUrl = editUrlOf(config, blog.editUrl, {
      file: document.file,
      path: document.path,
      permalink: post.path,
      customEditUrl: frontMatter.customEditUrl,
      ...(document.made && { made: document.made }),
    })
    const lastUpdate = shownLastUpdate(planned.lastUpdate, blog)
    return {
      ...blogRouteBase(context, 'blog-post-page', {
        title: post.title,
        description: post.description,
        ...(frontMatter.keywords === undefined ? {} : { keywords: frontMatter.keywords }),
        ...searchMetadataOf(frontMatter),
        ...(post.image === undefined ? {} : { image: post.image }),
        ...lastModifiedOf([planned]),
        unlisted: post.unlisted,
      }),
      kind: 'blog-post',
      path: post.path,
      source: document.file,
      document: document.file,
      props: {
        blog: blog.id,
        post,
        ...(newer === undefined ? {} : { newer: linkTo(newer) }),
        ...(older === undefined ? {} : { older: linkTo(older) }),
        ...(editUrl === undefined ? {} : { editUrl }),
        ...(lastUpdate === undefined ? {} : { lastUpdate }),
        inFeeds: blog.feeds !== undefined && context.feeds.length > 0 && index !== undefined && index < blog.feeds.limit,
        tableOfContents: tableOfContentsOf(frontMatter, config),
      },
    }
  })
}

function linkTo({ post }: PlannedPost): PageLink {
  return { label: post.title, path: post.path }
}

function sidebarOf(blog: ResolvedBlog, posts: readonly PlannedPost[]): BlogData['sidebar'] {
  const listed = posts.filter(isListed)
  const shown = blog.sidebarCount === 'ALL' ? listed : listed.slice(0, Math.max(0, blog.sidebarCount))
  return groupByYear(shown, ({ post }) => post.date).map(({ year, items }) => ({
    year,
    posts: items.map(({ post }) => ({ label: post.sidebarLabel, path: post.path })),
  }))
}

/** Own properties only: an id such as `constructor` must not find an inherited one. */
function ownValue<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
