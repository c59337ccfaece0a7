// The last entry of every route table: it matches what no other route does, and is written to 404.html.

import { createHash } from 'node:crypto'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { decodePath } from '../lib/site-path.ts'
import { english } from '../lib/texts/english.ts'
import type { NotFoundRoute, PageRoute, Route } from './route.ts'

/** @param own the page of the site with its text. */
export function notFoundRoute(pathsFile?: string, own?: PageRoute, title: string = english['theme.NotFound.title']): NotFoundRoute {
  return {
    kind: 'not-found',
    path: '*',
    exact: false,
    context: { plugin: { name: 'native', id: 'default' } },
    metadata: { title, ...own?.metadata, noIndex: true },
    ...(own?.source === undefined ? {} : { source: own.source }),
    ...(own?.module === undefined ? {} : { module: own.module }),
    ...(own?.document === undefined ? {} : { document: own.document }),
    props: { ...(pathsFile === undefined ? {} : { pathsFile }), ...(own?.props.title === undefined ? {} : { title: own.props.title }) },
  }
}

/** Whether a page is `404.tsx`, `404.mdx` or `404.md` of a folder of pages. With a slug it is a page like any other. */
export function isNotFoundText(route: Route, pages: ResolvedConfig['pages']): route is PageRoute {
  const { source } = route.kind === 'page' ? route : {}
  if (source === undefined || !/(?:^|\/)404\/?$/.test(route.path)) return false
  return pages.some(({ path }) => source.startsWith(`${path}/`) && /^404\.[^./]+$/.test(source.slice(path.length + 1)))
}

/**
 * The paths of pages with capital letters in them: the not-found page cannot guess them from an address in small letters. They are in a
 * file of their own, because a site may have thousands.
 * @returns JSON of the paths without the endings that all of them may have; undefined if there are none. `path` of the file is without the
 * base URL.
 */
export function writeMixedCasePaths(paths: readonly string[]): { path: string; text: string } | undefined {
  const mixed = paths.map((path) => decodePath(path).replace(/^\/+|(?:\.html)?\/*$/gi, '')).filter((path) => path !== path.toLowerCase())
  if (mixed.length === 0) return undefined
  const text = JSON.stringify(mixed.sort())
  return { path: `/assets/data/paths-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`, text }
}
