// Which documents a route shows, and how much of each.
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'

export interface RouteContent {
  /** Key for the theme: 'main', or the path of a post in a list. */
  key: string
  file: string
  /** Only up to its truncate marker. */
  truncated: boolean
}

export function contentsOf(route: Route, site: SiteData): RouteContent[] {
  switch (route.kind) {
    case 'doc':
    case 'blog-post':
    case 'collection-item':
      return [{ key: 'main', file: route.document, truncated: false }]
    case 'page':
    case 'not-found':
      return route.document === undefined ? [] : [{ key: 'main', file: route.document, truncated: false }]
    case 'blog-list':
    case 'blog-tag':
    case 'blog-author': {
      const posts = site.blogs[route.props.blog]?.posts ?? []
      const documentOf = new Map(posts.map((post) => [post.path, post.document]))
      return route.items.flatMap((path) => {
        const file = documentOf.get(path)
        return file === undefined ? [] : [{ key: path, file, truncated: true }]
      })
    }
    default:
      return []
  }
}

/** The documents of `files`, and all partials that they import, directly or through others. */
export function withPartials(files: readonly string[], partialsOf: (file: string) => readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...partialsOf(file))
  }
  return [...found]
}
