// The posts of one blog, newest first, with everything that the lists need.
import type { ResolvedBlog } from '../../config/resolved-config.ts'
import { blogDateOf, blogSlugPartsOf } from '../../content/blog-file-name.ts'
import type { DocumentSummary } from '../../content/content-tree.ts'
import type { LastUpdate } from '../../content/document.ts'
import { type Diagnostic, levelOf } from '../../diagnostics/diagnostic.ts'
import { knownLastUpdate } from '../edit-url.ts'
import { urlPathProblem } from '../url-path-problem.ts'
import type { BlogPaths } from './blog-paths.ts'
import type { BlogPost } from './blog-route.ts'
import type { KnownAuthors } from './read-authors.ts'
import { resolveAuthors } from './resolve-authors.ts'
import type { TagResolver } from './resolve-tags.ts'

export interface PlannedPost {
  post: BlogPost
  document: DocumentSummary
  lastUpdate: LastUpdate
}

interface PostContext {
  blog: ResolvedBlog
  paths: BlogPaths
  authors: KnownAuthors
  /** Site-relative, for messages. */
  authorsFile: string
  tags: TagResolver
}

const wordsPerMinute = 200

/**
 * readContent has reported a post without a date as an error. It is kept here, as the oldest post, so that links to it are not reported as
 * broken too.
 */
const dateOfUndated = '1970-01-01T00:00:00.000Z'

/** Drafts are left out, unlisted posts are kept. Equal dates are ordered by file, so that the order of the input does not matter. */
export function readPosts(
  documents: readonly DocumentSummary[],
  context: PostContext,
): { posts: PlannedPost[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const dated = documents
    .filter(({ frontMatter }) => frontMatter.draft !== true)
    .map((document) => ({ document, time: timeOf(document) }))
    .sort((a, b) => b.time - a.time || (a.document.file < b.document.file ? -1 : 1))
  const posts = dated.map(({ document, time }) => readPost(document, new Date(time).toISOString(), context, diagnostics))
  return { posts, diagnostics }
}

function timeOf(document: DocumentSummary): number {
  const time = Date.parse(blogDateOf(document) ?? dateOfUndated)
  return Number.isNaN(time) ? Date.parse(dateOfUndated) : time
}

function readPost(document: DocumentSummary, date: string, context: PostContext, diagnostics: Diagnostic[]): PlannedPost {
  const { frontMatter } = document
  const { blog, paths } = context
  const { name, slug } = blogSlugPartsOf(document.path)
  const title = frontMatter.title || document.contentTitle || name
  const path = paths.postOf(frontMatter.slug || slug)
  const authors = resolveAuthors(document, context.authors, context.authorsFile)
  const tags = context.tags.tagsOf(document)
  diagnostics.push(...slugDiagnostics(document, path), ...authors.diagnostics, ...tags.diagnostics, ...truncateDiagnostics(document, blog))
  const post: BlogPost = {
    path,
    document: document.file,
    title,
    description: frontMatter.description ?? document.excerpt,
    date,
    authors: authors.authors,
    tags: tags.tags,
    truncated: document.truncated,
    unlisted: frontMatter.unlisted === true,
    sidebarLabel: frontMatter.sidebarLabel || title,
  }
  const image = document.image ?? frontMatter.image
  if (image !== undefined) post.image = image
  if (blog.showReadingTime && frontMatter.hideReadingTime !== true) post.readingTime = readingTimeOf(document.wordCount)
  return { post, document, lastUpdate: knownLastUpdate(document) }
}

/** Minutes with two decimals; the theme rounds up. */
export function readingTimeOf(wordCount: number): number {
  return Math.round((wordCount / wordsPerMinute) * 100) / 100
}

function slugDiagnostics({ file, frontMatter, frontMatterPlaces }: DocumentSummary, path: string): Diagnostic[] {
  const { slug } = frontMatter
  const problem = urlPathProblem(path, slug)
  if (problem === undefined) return []
  return [
    {
      id: 'slug-invalid',
      level: 'error',
      message:
        slug === undefined
          ? `The file name makes the path "${path}", which ${problem}.`
          : `The slug "${slug}" makes the path "${path}", which ${problem}.`,
      place: frontMatterPlaces.slug ?? { file },
      hint: slug === undefined ? 'Rename the file, or give the post a `slug` in its front matter.' : 'Use letters, digits, `-` and `/`.',
    },
  ]
}

/** Unlisted posts are in no list, so they need no marker. */
function truncateDiagnostics({ file, format, frontMatter, truncated }: DocumentSummary, blog: ResolvedBlog): Diagnostic[] {
  const level = levelOf(blog.onUntruncatedBlogPosts)
  if (truncated || level === undefined || frontMatter.unlisted === true) return []
  const marker = format === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->'
  return [
    {
      id: 'blog-not-truncated',
      level,
      message: 'The post has no truncate marker, so lists show the whole of it.',
      place: { file },
      hint: `Put \`${marker}\` on a line of its own where the preview ends, or set \`onUntruncatedBlogPosts\` to 'ignore'.`,
    },
  ]
}
