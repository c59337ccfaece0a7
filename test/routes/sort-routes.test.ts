import { expect, test } from 'vitest'
import { notFoundRoute } from '../../src/routes/not-found-route.ts'
import { sortRoutes } from '../../src/routes/sort-routes.ts'
import { pageRoute } from './make-route.ts'
import { shuffled } from './planner-input.ts'

const sorted = [
  '/about/',
  '/ai',
  '/ai-embed',
  '/blog',
  '/blog/a',
  '/Blog/b',
  '/blog/page/2',
  '/docs/',
  '/docs/a',
  '/über',
  '/zoo',
  '/',
  '*',
]

test('[spec 2.01] routes -> by path, then the home page, then the catch-all, which alone is not exact', () => {
  const routes = [...sorted.slice(0, -1).map((path) => pageRoute(path)), notFoundRoute()]
  const result = sortRoutes(shuffled(routes))
  expect(result.map((route) => route.path)).toEqual(sorted)
  expect(result.filter((route) => !route.exact)).toEqual([notFoundRoute()])
})

test('paths that collation takes for equal -> by code units', () => {
  const paths = ['/a\u0000b', '/ab']
  expect(sortRoutes(paths.map((path) => pageRoute(path))).map((route) => route.path)).toEqual(
    sortRoutes([...paths].reverse().map((path) => pageRoute(path))).map((route) => route.path),
  )
})
