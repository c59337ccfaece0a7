// What the hooks of plugins for all pages are called with: the pages in the order of their paths, with what the `page` hooks have noted of each.
import type { NotedPage } from '../plugins/page-hooks.ts'
import type { WholeTable } from '../routes/route.ts'
import type { RenderResult } from './pages/render-result.ts'

/** @param pages those that were rendered. @returns a function that gives the pages as one plugin sees them. */
export function listNotedPages(table: WholeTable, pages: readonly Pick<RenderResult, 'path' | 'noted'>[]): (plugin: string) => NotedPage[] {
  const routeOf = new Map(table.routes.map((route) => [route.path, route]))
  const listed = pages
    .map(({ path, noted }) => {
      const { source, metadata = {} } = routeOf.get(path) ?? {}
      const { title, description, lastModified, noIndex, unlisted } = metadata
      const page: NotedPage = {
        path,
        title: noted?.title ?? title ?? path,
        ...(description !== undefined && { description }),
        ...(lastModified !== undefined && { lastModified }),
        isHidden: (noIndex || unlisted) ?? false,
        ...(source !== undefined && { source }),
      }
      return { page, values: noted?.values ?? {} }
    })
    .sort((left, right) => (left.page.path < right.page.path ? -1 : 1))
  return (plugin) => listed.map(({ page, values }) => ({ ...page, value: values[plugin] }))
}
