// The languages of a site as one: pages and files with their places in the whole output, for the checks and for what hosts are told.
import type { PageRecord } from '../../check/page-record.ts'
import { joinFolder } from '../../lib/folder-path.ts'
import { pathInSite } from '../../lib/language-path.ts'
import type { Route, RouteTable, WholeTable } from '../../routes/route.ts'
import type { RenderResult } from '../pages/render-result.ts'
import type { LocaleSite } from './plan-locales.ts'

type Redirect = RouteTable['redirects'][number]

/** Only its path is another one: what it shows belongs to its language. */
function routeInSite(route: Route, folder: string): Route {
  if (folder === '') return route
  const path = pathInSite(route.path, folder)
  if (route.kind !== 'not-found') return { ...route, path }
  return { kind: 'page', path, exact: true, context: route.context, metadata: route.metadata, props: {} }
}

function redirectInSite(redirect: Redirect, folder: string): Redirect {
  if (folder === '') return redirect
  return {
    ...redirect,
    from: pathInSite(redirect.from, folder),
    to: pathInSite(redirect.to, folder),
    written: { from: redirect.from, to: redirect.to },
  }
}

/** The routes of all languages in one table; what pages share is that of the one at the root. */
export function wholeTable(sites: readonly Pick<LocaleSite, 'table' | 'folder'>[]): WholeTable {
  const [first, ...others] = sites
  if (first === undefined) throw new Error('A site has a language.')
  if (others.length === 0 && first.folder === '') return first.table
  const routes = sites.flatMap(({ table, folder }) => table.routes.map((route) => routeInSite(route, folder)))
  return {
    ...first.table,
    routes: [...routes.filter(({ path }) => path !== '*'), ...routes.filter(({ path }) => path === '*')],
    redirects: sites.flatMap(({ table, folder }) => table.redirects.map((redirect) => redirectInSite(redirect, folder))),
  }
}

/** The page of a language as one of the whole site. */
export function pageInSite<Page extends RenderResult>(page: Page, folder: string): Page {
  if (folder === '') return page
  const path = pathInSite(page.path, folder)
  return {
    ...page,
    path,
    file: joinFolder(folder, page.file),
    ...(page.record && { record: recordInSite(page.record, path) }),
    ...(page.beside && {
      beside: Object.fromEntries(
        Object.entries(page.beside).map(([plugin, made]) => [plugin, { ...made, file: joinFolder(folder, made.file) }]),
      ),
    }),
  }
}

function recordInSite(record: PageRecord, path: string): PageRecord {
  return { ...record, path }
}
