// What the hooks of plugins for all pages are called with: the pages in the order of their paths, with what the `page` hooks have noted of each.
import type { NotedPage } from '../plugins/page-hooks.ts'
import type { PluginValues } from '../plugins/plugin-values.ts'
import type { WholeTable } from '../routes/route.ts'
import type { RenderResult } from './pages/render-result.ts'

export type NotingPage = Pick<RenderResult, 'path' | 'title' | 'notes'>

/**
 * @param rendered the pages that were rendered.
 * @returns a function that gives the pages as one plugin sees them. Most plugins do not ask, so nothing is listed before one does.
 */
export function listNotedPages(table: WholeTable, rendered: readonly NotingPage[]): (plugin: string) => NotedPage[] {
  let listed: ReturnType<typeof listPages> | undefined
  return (plugin) => {
    listed ??= listPages(table, rendered)
    return listed.map(({ page, values }) => ({ ...page, value: values[plugin] }))
  }
}

function listPages(table: WholeTable, rendered: readonly NotingPage[]): { page: NotedPage; values: PluginValues }[] {
  const routeOf = new Map(table.routes.map((route) => [route.path, route]))
  return rendered
    .map(({ path, title: shown, notes = {} }) => {
      const { source, metadata = {} } = routeOf.get(path) ?? {}
      const { title, description, lastModified, noIndex, unlisted } = metadata
      const page: NotedPage = {
        path,
        title: shown ?? title ?? path,
        ...(description !== undefined && { description }),
        ...(lastModified !== undefined && { lastModified }),
        isHidden: (noIndex || unlisted) ?? false,
        ...(source !== undefined && { source }),
      }
      return { page, values: notes }
    })
    .sort((left, right) => (left.page.path < right.page.path ? -1 : 1))
}
