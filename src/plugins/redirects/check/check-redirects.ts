// Checks redirects: each must lead to an existing page or file, and to an anchor that it has, directly and not in a circle.

import { findLiteral } from '../../../check/find-literal.ts'
import { type Judge, judgeLink } from '../../../check/judge-link.ts'
import { pathKey } from '../../../check/resolve-href.ts'
import type { SourceReader } from '../../../check/source-reader.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { createPlaceFinder } from '../../../content/place-finder.ts'
import { type Diagnostic, type Level, levelOf, type Place } from '../../../diagnostics/diagnostic.ts'
import { withBaseUrl } from '../../../lib/site-path.ts'
import type { RouteTable } from '../../../routes/route.ts'
import type { ShadowedRedirect } from '../place-redirects.ts'

type Redirect = RouteTable['redirects'][number]

export interface CheckRedirectsInput extends Judge {
  config: Pick<ResolvedConfig, 'baseUrl' | 'policies' | 'configFile'>
  redirects: RouteTable['redirects']
  /** Path from the site root -> source. */
  staticFiles: Readonly<Record<string, string>>
  shadowed: readonly ShadowedRedirect[]
  /** For places in the configuration. */
  readSource: SourceReader
}

export function checkRedirects(input: CheckRedirectsInput): Diagnostic[] {
  const { config, redirects, readSource } = input
  const byFrom = new Map(redirects.map((redirect) => [pathKey(redirect.from), redirect]))
  const shadowedBy = new Map(input.shadowed.map((entry) => [entry.redirect.from, entry.file]))
  const reportedLoops = new Set<Redirect>()
  return redirects.flatMap((redirect): Diagnostic[] => {
    const placeOf = (part: 'from' | 'to') =>
      locateRedirect(redirect.written ?? redirect, part, config.configFile, readSource) ?? redirect.place ?? { file: config.configFile }
    const place = placeOf('from')
    const name = `The redirect from "${redirect.from}" to "${redirect.to}"`
    const blocking = shadowedBy.get(redirect.from)
    if (blocking !== undefined) {
      const source = input.staticFiles[`/${blocking}`]
      const owner = source === undefined ? `the site has the file ${blocking}` : `the static file ${source} stands`
      const message = `${name} cannot be written where ${owner}.`
      return [{ id: 'redirect-shadowed', level: 'error', message, place, hint: 'Take out the redirect, or move the file.' }]
    }
    const chain = chainFrom(redirect, byFrom, input)
    if (chain.isLoop) {
      if (chain.steps.some((step) => reportedLoops.has(step))) return []
      for (const step of chain.steps) reportedLoops.add(step)
      const round = [...chain.steps.map((step) => step.from), chain.steps[0]?.from].join(' -> ')
      return [
        {
          id: 'redirect-broken',
          level: 'error',
          message: `${name} goes in a circle: ${round}.`,
          place,
          hint: 'Let the last of them lead to a page.',
        },
      ]
    }
    const last = chain.steps.at(-1)
    if (last !== undefined && last !== redirect) {
      const message = `${name} leads to another redirect; a reader is sent on ${chain.steps.length} times.`
      return warnings(levelOf(config.policies.brokenLinks), message, placeOf('to'), `Let it lead straight to \`${last.to}\`.`)
    }
    return judgeTarget(input, redirect, placeOf('to'), name)
  })
}

function judgeTarget(input: CheckRedirectsInput, redirect: Redirect, place: Place, name: string): Diagnostic[] {
  const page = { path: '/', documents: [], ids: [], duplicateIds: [], links: [], noIndex: false, unlisted: false }
  const verdict = judgeLink(input, page, {
    url: withBaseUrl(redirect.to, input.config.baseUrl),
    kind: 'link',
    unchecked: false,
    inShell: false,
    count: 1,
  })
  if (!verdict) return []
  return [{ id: 'redirect-broken', level: verdict.level, message: `${name} ${verdict.problem}.`, place, hint: verdict.hint }]
}

/** The redirects that a reader is sent through, one after another, starting with `first`. */
function chainFrom(
  first: Redirect,
  byFrom: ReadonlyMap<string, Redirect>,
  { config, resolveHref }: Judge,
): { steps: Redirect[]; isLoop: boolean } {
  const steps: Redirect[] = []
  for (let step: Redirect | undefined = first; step; ) {
    if (steps.includes(step)) return { steps: steps.slice(steps.indexOf(step)), isLoop: true }
    steps.push(step)
    const target = resolveHref(withBaseUrl(step.to, config.baseUrl), '/')
    step = target.kind === 'internal' ? byFrom.get(target.path) : undefined
  }
  return { steps, isLoop: false }
}

function warnings(level: Level | undefined, message: string, place: Place, hint: string): Diagnostic[] {
  return level ? [{ id: 'redirect-broken', level: level === 'error' ? 'warning' : level, message, place, hint }] : []
}

/** The place of the quoted `from` path, or of the value of `to` closest to it. */
function locateRedirect(
  { from, to }: { from: string; to: string },
  part: 'from' | 'to',
  configFile: string,
  readSource: SourceReader,
): Place | undefined {
  const source = readSource(configFile)
  if (source === undefined) return undefined
  const hitsOf = (path: string, key: 'from' | 'to') => {
    const hits = findLiteral(source, [{ text: path.replace(/(.)\/$/, '$1'), onlyQuoted: true }])
    const isValue = new RegExp(`\\b${key}["']?\\s*:\\s*["'\`]$`)
    const ofKey = hits.filter(({ start }) => isValue.test(source.slice(Math.max(0, start - 30), start)))
    return ofKey.length > 0 ? ofKey : hits
  }
  const [start] = hitsOf(from, 'from')
  const distance = (hit: { start: number }) => Math.abs(hit.start - (start?.start ?? 0))
  const hit = part === 'from' ? start : (hitsOf(to, 'to').sort((left, right) => distance(left) - distance(right))[0] ?? start)
  return hit && createPlaceFinder(configFile, source)(hit.start, hit.end)
}
