// The last entry of every route table: it matches what no other route does, and is written to 404.html. Rules: behaviour §2.1, spec 2.01.
import type { NotFoundRoute } from './route.ts'

export function notFoundRoute(pathsFile?: string): NotFoundRoute {
  return {
    kind: 'not-found',
    path: '*',
    exact: false,
    context: { plugin: { name: 'native', id: 'default' } },
    metadata: { title: 'Page Not Found', noIndex: true },
    props: pathsFile === undefined ? {} : { pathsFile },
  }
}
