// The pages of a blog that list posts: the blog itself, its archive, its tags and its authors (docs/specification.md 3.06).
import type { ResolvedBlog } from '../../config/resolved-config.ts'
import type { WriteText } from '../../lib/texts/text.ts'
import { compareByLetter, divideByLetter } from '../by-letter.ts'
import type { FeedLink } from '../route-base.ts'
import type { BlogPaths } from './blog-paths.ts'
import type {
  BlogArchiveRoute,
  BlogAuthorRoute,
  BlogAuthorsRoute,
  BlogListRoute,
  BlogTag,
  BlogTagRoute,
  BlogTagsRoute,
} from './blog-route.ts'
import { blogRouteBase, lastModifiedOf } from './blog-route-base.ts'
import { groupByYear } from './group-by-year.ts'
import { paginate } from './paginate.ts'
import type { KnownAuthors } from './read-authors.ts'
import type { PlannedPost } from './read-posts.ts'

export interface ListContext {
  blog: ResolvedBlog
  paths: BlogPaths
  feeds: FeedLink[]
  text: WriteText
  /** Newest first, including unlisted ones. */
  posts: readonly PlannedPost[]
}

/** The list of the blog: at least one page. */
export function planPostList(context: ListContext): BlogListRoute[] {
  const { blog, paths, posts } = context
  const { title, description } = blog
  return listPages(context, posts.filter(isListed), paths.list).map(({ path, items, pagination }) => ({
    ...blogRouteBase(context, 'blog-list-page', { title, description, ...lastModifiedOf(items) }),
    kind: 'blog-list',
    path,
    items: pathsOf(items),
    props: { blog: blog.id, pagination },
  }))
}

/** Newest year first, and the newest post first within a year. None when there is nothing to list. */
export function planArchive(context: ListContext): BlogArchiveRoute[] {
  const { blog, paths, text } = context
  const listed = context.posts.filter(isListed)
  if (paths.archive === undefined || listed.length === 0) return []
  const years = groupByYear(listed, ({ post }) => post.date)
  return [
    {
      ...blogRouteBase(context, 'blog-archive-page', {
        title: text('theme.blog.archive.title'),
        description: text('theme.blog.archive.description'),
        ...lastModifiedOf(listed),
      }),
      kind: 'blog-archive',
      path: paths.archive,
      props: { blog: blog.id, years: years.map(({ year, items }) => ({ year, posts: pathsOf(items) })) },
    },
  ]
}

/** A page for each tag, and one that lists the tags by letter. A tag used only by unlisted posts is itself unlisted. */
export function planTags(context: ListContext): (BlogTagsRoute | BlogTagRoute)[] {
  const { blog, paths, text } = context
  const postsOfTag = new Map<BlogTag, PlannedPost[]>()
  for (const planned of context.posts) {
    for (const tag of planned.post.tags) {
      const tagged = postsOfTag.get(tag)
      if (tagged === undefined) postsOfTag.set(tag, [planned])
      else tagged.push(planned)
    }
  }
  const listedTags: BlogTag[] = []
  const routes: BlogTagRoute[] = []
  for (const [tag, tagged] of [...postsOfTag].sort(([a], [b]) => compareByLetter(a.label, b.label))) {
    if (tag.path === undefined) continue
    const listed = tagged.filter(isListed)
    const unlisted = listed.length === 0
    const shown = unlisted ? tagged : listed
    const counted: BlogTag = { ...tag, count: shown.length }
    if (!unlisted) listedTags.push(counted)
    const title = text('theme.blog.tagTitle', { nPosts: countOfPosts(shown.length, text), tagName: tag.label })
    const { description } = tag
    for (const { path, items, pagination } of listPages(context, shown, tag.path)) {
      routes.push({
        ...blogRouteBase(context, 'blog-tags-post-list-page', {
          title,
          ...(description === undefined ? {} : { description }),
          ...lastModifiedOf(items),
          unlisted,
        }),
        kind: 'blog-tag',
        path,
        items: pathsOf(items),
        props: { blog: blog.id, tag: counted, pagination },
      })
    }
  }
  if (listedTags.length === 0) return routes
  const index: BlogTagsRoute = {
    ...blogRouteBase(context, 'blog-tags-list-page', {
      title: text('theme.tags.tagsPageTitle'),
      ...lastModifiedOf(context.posts.filter(isListed)),
    }),
    kind: 'blog-tags',
    path: paths.tags,
    props: { blog: blog.id, letters: divideByLetter(listedTags).map(({ letter, entries }) => ({ letter, tags: entries })) },
  }
  return [index, ...routes]
}

/** A page for each author who asks for one, and one that lists these authors. */
export function planAuthors(context: ListContext, known: KnownAuthors): (BlogAuthorsRoute | BlogAuthorRoute)[] {
  const { blog, paths, text } = context
  const postsOfAuthor = new Map<string, PlannedPost[]>()
  for (const planned of context.posts) {
    if (!isListed(planned)) continue
    for (const { key } of planned.post.authors) {
      if (key === undefined) continue
      const written = postsOfAuthor.get(key)
      if (written === undefined) postsOfAuthor.set(key, [planned])
      else written.push(planned)
    }
  }
  const withPage = [...known].flatMap(([key, author]) => {
    const posts = postsOfAuthor.get(key) ?? []
    return author.path === undefined ? [] : [{ author: { ...author, count: posts.length }, path: author.path, posts }]
  })
  if (withPage.length === 0) return []
  const pages = withPage.flatMap(({ author, path: firstPath, posts }) => {
    const title = text('theme.blog.author.pageTitle', {
      authorName: author.name ?? author.key ?? '',
      nPosts: countOfPosts(posts.length, text),
    })
    const { description } = author
    return listPages(context, posts, firstPath).map(
      ({ path, items, pagination }): BlogAuthorRoute => ({
        ...blogRouteBase(context, 'blog-authors-posts-page', {
          title,
          ...(description === undefined ? {} : { description }),
          ...lastModifiedOf(items),
        }),
        kind: 'blog-author',
        path,
        items: pathsOf(items),
        props: { blog: blog.id, author, pagination },
      }),
    )
  })
  const index: BlogAuthorsRoute = {
    ...blogRouteBase(context, 'blog-authors-list-page', {
      title: text('theme.blog.authorsList.pageTitle'),
      ...lastModifiedOf(withPage.flatMap(({ posts }) => posts)),
    }),
    kind: 'blog-authors',
    path: paths.authors,
    props: { blog: blog.id, authors: withPage.map(({ author }) => author) },
  }
  return [index, ...pages]
}

export function isListed({ post }: PlannedPost): boolean {
  return !post.unlisted
}

/** The posts in the order set for the blog, split into pages. */
function listPages({ blog, paths }: ListContext, posts: readonly PlannedPost[], firstPath: string) {
  const ascending = blog.sortPosts === 'ascending'
  const pathOf = (page: number) => paths.pageOf(firstPath, page)
  return paginate(ascending ? [...posts].reverse() : posts, { size: blog.postsPerPage, pathOf, ascending })
}

function pathsOf(posts: readonly PlannedPost[]): string[] {
  return posts.map(({ post }) => post.path)
}

function countOfPosts(count: number, text: WriteText): string {
  return text('theme.blog.post.plurals', { count })
}
