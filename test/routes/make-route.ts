// A route with as little written out as a test of the whole table needs.
import type { PageRoute } from '../../src/routes/route.ts'

export function pageRoute(path: string, source?: string): PageRoute {
  return {
    kind: 'page',
    path,
    exact: true,
    ...(source === undefined ? {} : { source }),
    context: { plugin: { name: 'pages', id: 'default' } },
    metadata: {},
    props: {},
  }
}
