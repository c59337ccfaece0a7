// The redirects of the configuration as they enter the route table: with the slash policy applied, and none at the path of a page. The
// check room checks their targets, together with all other links.
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { normalizeAddress } from '../../../lib/normalize-address.ts'
import { applyTrailingSlash, comparablePath, isExternal } from '../../../lib/site-path.ts'
import { dangerOf } from '../../../lib/unsafe-address.ts'
import type { Route, RouteTable } from '../../../routes/route.ts'
import { urlPathProblem } from '../../../routes/url-path-problem.ts'

type Redirect = RouteTable['redirects'][number]

/** An invalid redirect is reported and left out; if several start at one path, the first is kept. Sorted by `from`. */
export function planRedirects(
  config: Pick<ResolvedConfig, 'redirects' | 'trailingSlash' | 'configFile'>,
  routes: readonly Route[],
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const place = { file: config.configFile }
  const pageAt = new Map(routes.map((route) => [comparablePath(route.path), route]))
  const taken = new Map<string, Redirect>()
  const diagnostics: Diagnostic[] = []
  for (const [index, redirect] of config.redirects.entries()) {
    const [from, to] = [normalizeAddress(redirect.from), normalizeAddress(redirect.to)]
    const key = comparablePath(from)
    const configPath = ['redirects', index, 'from']
    const problem = problemOf(from, to)
    const page = pageAt.get(key)
    const earlier = taken.get(key)
    if (problem !== undefined) {
      const hint = 'Write paths of this site with a slash at the start, without the base URL; `to` may also be an https: address.'
      diagnostics.push({ id: 'config-invalid', level: 'error', message: problem, place, configPath, hint })
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
  const redirects = [...taken.values()].sort((left, right) => (left.from < right.from ? -1 : 1))
  return { redirects, diagnostics }
}

function redirectTarget(to: string, trailingSlash: boolean | undefined): string {
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
