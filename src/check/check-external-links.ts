// Requests the external links of a site, each once and only a few at a time per host, and reports those that do not answer.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { type Diagnostic, type Level, levelOf, type Place, type Policy } from '../diagnostics/diagnostic.ts'
import { createStarTest } from '../lib/escape.ts'
import { mapConcurrently } from '../lib/map-concurrently.ts'
import { openExternalLinkCache } from './external-link-cache.ts'
import type { ExternalLink } from './list-external-links.ts'
import { type Outcome, type RequestOptions, requestLink } from './request-link.ts'

export interface ExternalCheckOptions extends Omit<RequestOptions, 'allowPrivateAddresses' | 'timeoutMilliseconds'> {
  settings: ResolvedConfig['externalLinks']
  /** For links that are definitely dead; others give at most a warning, because servers may be down or reject programs. */
  policy: Policy
  /** Absolute path of `.sitegen/external-links.json` in the site. If undefined, nothing is remembered. */
  cacheFile?: string
  /** Maximum number of concurrent requests to all hosts together. Default 16. */
  total?: number
}

/** Skips links that the configuration ignores, and those that were fine within `cacheDays`. */
export async function checkExternalLinks(links: readonly ExternalLink[], options: ExternalCheckOptions): Promise<Diagnostic[]> {
  const { settings, cacheFile, total = 16 } = options
  const now = (options.now ?? Date.now)()
  const cache = cacheFile === undefined ? undefined : await openExternalLinkCache(cacheFile, settings.cacheDays, now)
  const isIgnored = createStarTest(settings.ignore)
  const wanted = links.filter(({ url }) => !isIgnored(url) && !cache?.isFresh(url))
  const runLimited = createLimit(total)
  const outcomes = new Map<string, Outcome>()
  await Promise.all(
    [...groupByHost(wanted).values()].map((group) =>
      mapConcurrently(group, settings.perHost, async ({ url }) => {
        const outcome = await runLimited(() => requestLink(new URL(url), { ...options, ...settings }))
        outcomes.set(url, outcome)
        if (outcome.kind === 'fine') cache?.remember(url)
      }),
    ),
  )
  await cache?.save()
  return wanted.flatMap((link) => describe(link, outcomes.get(link.url), options.policy))
}

function describe(link: ExternalLink, outcome: Outcome | undefined, policy: Policy): Diagnostic[] {
  const strict = levelOf(policy)
  if (outcome === undefined || outcome.kind === 'fine' || strict === undefined) return []
  const mild: Level = strict === 'error' ? 'warning' : strict
  const pages = link.pages.length > 1 ? { count: link.pages.length } : {}
  const places: (Place | undefined)[] = link.origins().map(({ place }) => place)
  return (places.length > 0 ? places : [undefined]).map((place): Diagnostic => {
    const at = { ...(place && { place }), ...pages }
    if (outcome.kind === 'refused') {
      const name = outcome.host === outcome.address ? outcome.host : `${outcome.host} has the address ${outcome.address}, which`
      const message = `The link to ${link.url} was not requested: ${name} is an address of a private network.`
      const hint =
        'Readers outside of that network cannot follow it. If all of yours are inside, allow it with `externalLinks: { allowPrivateAddresses: true }`, or leave it out with `ignore`.'
      return { id: 'external-link-refused', level: mild, message, hint, ...at }
    }
    const isGone = outcome.kind === 'gone'
    const message = `The link to ${link.url} ${isGone ? 'is broken' : 'could not be confirmed'}: ${outcome.reason}.`
    const hint = isGone
      ? 'Correct or remove the link.'
      : 'Try it in a browser. If it works there, leave it out with `externalLinks: { ignore: [ … ] }`.'
    return { id: 'external-link-broken', level: isGone ? strict : mild, message, hint, ...at }
  })
}

function groupByHost(links: readonly ExternalLink[]): Map<string, ExternalLink[]> {
  const groups = new Map<string, ExternalLink[]>()
  for (const link of links) {
    const { host } = new URL(link.url)
    const group = groups.get(host)
    if (group) group.push(link)
    else groups.set(host, [link])
  }
  return groups
}

/** At most `most` runs at once. A free slot is passed on directly, so that newcomers cannot overtake those who wait. */
function createLimit(most: number): <Value>(run: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (run) => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
