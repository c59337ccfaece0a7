// The redirects of the configuration as they enter the route table: with the slash policy applied, and none at the path of a page. The
// check room checks their targets, together with all other links.
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { type Diagnostic, DiagnosticError } from '../../../diagnostics/diagnostic.ts'
import { textOfThrown } from '../../../diagnostics/read-thrown.ts'
import { describeValue } from '../../../lib/describe-value.ts'
import { normalizeAddress } from '../../../lib/normalize-address.ts'
import { applyTrailingSlash, comparablePath, isExternal, type TrailingSlash } from '../../../lib/site-path.ts'
import { dangerOf } from '../../../lib/unsafe-address.ts'
import type { Route, RouteTable } from '../../../routes/route.ts'
import { urlPathProblem } from '../../../routes/url-path-problem.ts'

type Redirect = RouteTable['redirects'][number]

/** An invalid redirect is reported and left out; if several start at one path, the first is kept. Sorted by `from`. */
export function planRedirects(
  config: Pick<ResolvedConfig, 'redirects' | 'trailingSlash' | 'configFile'> &
    Partial<Pick<ResolvedConfig, 'redirectExtensions' | 'createRedirects' | 'locales' | 'locale'>>,
  routes: readonly Route[],
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const place = { file: config.configFile }
  const pageAt = new Map(routes.map((route) => [comparablePath(route.path), route]))
  const taken = new Map<string, Redirect>()
  const diagnostics: Diagnostic[] = []
  const isOfLanguage = ofLanguage(config)
  const written = config.redirects
    .map((redirect, index) => ({ ...redirect, configPath: ['redirects', index, 'from'] }))
    .filter(({ from }) => isOfLanguage(from))
  for (const redirect of [...written, ...createdRedirects(config, routes)]) {
    const [from, to] = [normalizeAddress(redirect.from), normalizeAddress(redirect.to)]
    const key = comparablePath(from)
    const { configPath } = redirect
    const problem = problemOf(from, to)
    const page = pageAt.get(key)
    const earlier = taken.get(key)
    if (problem !== undefined) {
      const hint = 'Write paths of this site with a slash at the start, without the base URL; `to` may also be an https: address.'
      diagnostics.push({ id: 'config-invalid', level: 'error', message: problem, place, configPath, hint })
    } else if (page !== undefined && isFurther(config)) {
      // It is written for the default language, and a further one still has the page: nothing has to be sent on there.
    } else if (page !== undefined) {
      const source = page.source === undefined ? '' : `, made from ${page.source}`
      const message = `The redirect from "${from}" starts at the path of a page${source}; the page is kept.`
      diagnostics.push({
        id: 'redirect-shadowed',
        level: 'error',
        message,
        place,
        configPath,
        hint: 'Take out the redirect, or move the page.',
      })
    } else if (earlier !== undefined) {
      const message = `Two redirects start at "${from}": to "${earlier.to}" and to "${to}"; the first is kept.`
      diagnostics.push({ id: 'redirect-shadowed', level: 'error', message, place, configPath, hint: 'Take out one of them.' })
    } else {
      taken.set(key, { from: applyTrailingSlash(from, config.trailingSlash), to: redirectTarget(to, config.trailingSlash), place })
    }
  }
  for (const { from, to } of redirectsOfExtensions(config, routes)) {
    const key = comparablePath(from)
    // Nobody has written them one by one: what is there stays, and there is no place.
    if (!pageAt.has(key) && !taken.has(key)) taken.set(key, { from, to })
  }
  const redirects = [...taken.values()].sort((left, right) => (left.from < right.from ? -1 : 1))
  return { redirects, diagnostics }
}

function isFurther({ locales = [], locale }: Partial<Pick<ResolvedConfig, 'locales' | 'locale'>>): boolean {
  return (locales.find(({ name }) => name === locale)?.folder ?? '') !== ''
}

/**
 * Redirects count for each language, below its path. One that begins with the path of another language says by itself which one it is for: it
 * is there once, where paths begin at the site, and in place of what that language would have at the same address.
 */
function ofLanguage({
  redirects,
  locales = [],
  locale,
}: Pick<ResolvedConfig, 'redirects'> & Partial<Pick<ResolvedConfig, 'locales' | 'locale'>>): (from: string) => boolean {
  const folders = locales.map(({ folder }) => folder).filter((folder) => folder !== '')
  const own = locales.find(({ name }) => name === locale)?.folder ?? ''
  if (own === '') return () => true
  const isNamed = (from: string): boolean => folders.some((folder) => from.startsWith(`/${folder}/`))
  const named = new Set(redirects.filter(({ from }) => isNamed(from)).map(({ from }) => comparablePath(from)))
  return (from) => !isNamed(from) && !named.has(comparablePath(`/${own}${from}`))
}

/** Of pages, without the one at the root and the catch-all. */
function pathsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path, exact }) => (exact && path !== '/' ? [path] : []))
}

function redirectsOfExtensions(
  { redirectExtensions = [] }: Partial<Pick<ResolvedConfig, 'redirectExtensions'>>,
  routes: readonly Route[],
): Pick<Redirect, 'from' | 'to'>[] {
  if (redirectExtensions.length === 0) return []
  const paths = pathsOf(routes).filter((path) => !/\.[a-z\d]+\/?$/i.test(path))
  return paths.flatMap((to) => redirectExtensions.map((extension) => ({ from: `${to.replace(/\/$/, '')}.${extension}`, to })))
}

/** @throws DiagnosticError when the function of the configuration throws or gives something else than paths. */
function createdRedirects(
  { createRedirects, configFile }: Pick<ResolvedConfig, 'configFile'> & Partial<Pick<ResolvedConfig, 'createRedirects'>>,
  routes: readonly Route[],
): { from: string; to: string; configPath: (string | number)[] }[] {
  if (createRedirects === undefined) return []
  const configPath = ['createRedirects']
  const fail = (message: string): DiagnosticError => {
    const hint = 'Give a path, a list of paths, or undefined for a page without old paths.'
    return new DiagnosticError([{ id: 'config-invalid', level: 'error', message, place: { file: configFile }, configPath, hint }])
  }
  return pathsOf(routes).flatMap((to) => {
    let given: unknown
    try {
      given = createRedirects(to)
    } catch (error) {
      throw fail(`The function \`createRedirects\` threw for "${to}": ${textOfThrown(error)}`)
    }
    const paths: unknown[] = Array.isArray(given) ? given : given === undefined || given === null ? [] : [given]
    return paths.map((from) => {
      if (typeof from !== 'string')
        throw fail(`The function \`createRedirects\` has to give paths; for "${to}" it gave ${describeValue(from)}.`)
      return { from, to, configPath }
    })
  })
}

function redirectTarget(to: string, trailingSlash: TrailingSlash): string {
  return isExternal(to) ? to : applyTrailingSlash(to, trailingSlash)
}

function problemOf(from: string, to: string): string | undefined {
  const fromProblem = urlPathProblem(from, from)
  if (fromProblem !== undefined) return `The redirect from "${from}" has no valid start: the path ${fromProblem}.`
  if (dangerOf(to) !== undefined || !/^(?:https?:\/)?\//i.test(to)) {
    return `The redirect from "${from}" has to lead to a path of this site or a web address; found "${to}".`
  }
  const target = to.replace(/[?#].*$/s, '')
  return comparablePath(target) === comparablePath(from) ? `The redirect from "${from}" leads to itself.` : undefined
}
