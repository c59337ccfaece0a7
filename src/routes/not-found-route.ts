// The last entry of every route table: it matches what no other route does, and is written to 404.html.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { NotFoundRoute, PageRoute, Route } from './route.ts'

/** @param own the page of the site with its text. */
export function notFoundRoute(pathsFile?: string, own?: PageRoute): NotFoundRoute {
  return {
    kind: 'not-found',
    path: '*',
    exact: false,
    context: { plugin: { name: 'native', id: 'default' } },
    metadata: { title: 'Page Not Found', ...own?.metadata, noIndex: true },
    ...(own?.source === undefined ? {} : { source: own.source }),
    ...(own?.module === undefined ? {} : { module: own.module }),
    ...(own?.document === undefined ? {} : { document: own.document }),
    props: { ...(pathsFile === undefined ? {} : { pathsFile }), ...(own?.props.title === undefined ? {} : { title: own.props.title }) },
  }
}

/** Whether a page is `404.tsx`, `404.mdx` or `404.md` of the pages folder. With a slug it is a page like any other. */
export function isNotFoundText(route: Route, pages: ResolvedConfig['pages']): route is PageRoute {
  if (route.kind !== 'page' || pages === undefined || route.source === undefined || !/(?:^|\/)404\/?$/.test(route.path)) return false
  return /^404\.[^./]+$/.test(route.source.slice(pages.path.length + 1))
}
