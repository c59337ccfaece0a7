// Reads the path of a blog post: its date, and the parts of its default slug. Pure, so that content (which needs to know which posts have
// no date) and routes (which make the URLs) read a path in the same way.
import type { SourceDocument } from './document.ts'

export interface BlogSlugParts {
  /** From the path, as written there, with `/` between its parts: `2024/1/31`. */
  dateSegments?: string
  /** The same as an ISO date and time, UTC. */
  date?: string
  /** Folders before the date, with a `/` at the end, or ''. */
  folder: string
  /** File name, or folder name for an index file, without date and extension. The title of a post that has no other. */
  name: string
  /** The slug of a post without one of its own: `/2024/1/31/` + folder + name, or without a date `/` + folder + name. */
  slug: string
}

const datePattern = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](?=[^/])|(?=\/|$))/

/** `path` is relative to the folder of the blog, with its extension: `2024-01-31-hello/index.mdx`. */
export function blogSlugPartsOf(path: string): BlogSlugParts {
  const bare = path.replace(/\.mdx?$/i, '').replace(/\/index$/, '')
  const match = datePattern.exec(bare)
  const [whole, year, month, day] = match ?? []
  const date = year && month && day ? utcDate(year, month, day) : undefined
  if (match === null || whole === undefined || date === undefined) {
    const cut = bare.lastIndexOf('/') + 1
    return { folder: bare.slice(0, cut), name: bare.slice(cut), slug: `/${bare}` }
  }
  const folder = bare.slice(0, match.index + (whole.startsWith('/') ? 1 : 0))
  const name = bare.slice(match.index + whole.length).replace(/^\//, '')
  const dateSegments = `${year}/${month}/${day}`
  return { dateSegments, date, folder, name: name === '' ? `${year}-${month}-${day}` : name, slug: `/${dateSegments}/${folder}${name}` }
}

/**
 * The date of a post as ISO date and time, UTC: from front matter, else its path, else its first git commit. Neither the clock nor the
 * birth time of the file, which would give different output on another machine. If undefined, readContent has reported `blog-date-missing`.
 */
export function blogDateOf(post: Pick<SourceDocument, 'path' | 'frontMatter' | 'firstCommitDate'>): string | undefined {
  return post.frontMatter.date ?? blogSlugPartsOf(post.path).date ?? post.firstCommitDate
}

/** Undefined for days that do not exist, so that `2024-19-02-notes` is a name and not a date. */
function utcDate(year: string, month: string, day: string): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCFullYear() === Number(year) && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.toISOString() : undefined
}
