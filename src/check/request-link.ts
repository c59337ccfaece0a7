// Checks whether an external URL leads to a page. Follows redirects by hand, so that each host on the way is checked before it is
// contacted: a link checker may run in a network with private addresses that answer.
import { lookup as lookupName } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as waitFor } from 'node:timers/promises'
import ipaddr from 'ipaddr.js'
import { type Address, type Answer, type Exchange, exchange } from './exchange.ts'

export type Outcome =
  | { kind: 'fine' }
  /** The server or the name lookup says that there is nothing. */
  | { kind: 'gone'; reason: string }
  /** No page now; it may be there tomorrow, or for readers but not for programs. */
  | { kind: 'unsure'; reason: string }
  | { kind: 'refused'; host: string; address: string }

export interface RequestOptions {
  allowPrivateAddresses: boolean
  /** For everything one link needs: name lookups, redirects, a second try, waiting. */
  timeoutMilliseconds: number
  signal?: AbortSignal
  lookup?: (hostname: string) => Promise<Address[]>
  exchange?: Exchange
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  now?: () => number
}

const mostRedirects = 5

/** Rejects only because of `options.signal`. */
export async function requestLink(url: URL, options: RequestOptions): Promise<Outcome> {
  const deadline = AbortSignal.timeout(options.timeoutMilliseconds)
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
  try {
    return await follow(url, options, signal)
  } catch (error) {
    options.signal?.throwIfAborted()
    if (deadline.aborted) return { kind: 'unsure', reason: `it did not answer within ${options.timeoutMilliseconds / 1000} seconds` }
    return describeFailure(error)
  }
}

async function follow(start: URL, options: RequestOptions, signal: AbortSignal): Promise<Outcome> {
  let url = start
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const addresses = await resolveName(url.hostname, options, signal)
    const allowed = options.allowPrivateAddresses ? addresses : addresses.filter(({ address }) => isPublic(address))
    const [refused] = addresses
    if (allowed.length === 0) return { kind: 'refused', host: url.hostname, address: refused?.address ?? '' }
    const answer = await ask(url, allowed, options, signal)
    const { status, location } = answer
    if (status < 300 || status > 399 || location === undefined) return judge(answer)
    if (!URL.canParse(location, url)) return { kind: 'gone', reason: `it redirects to "${location}", which is not an address` }
    url = new URL(location, url)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'gone', reason: `it redirects to ${url.protocol}` }
  }
  return { kind: 'unsure', reason: `it redirects more than ${mostRedirects} times` }
}

/** HEAD first, which costs the server least; GET if HEAD fails, because many servers support only that. */
async function ask(url: URL, addresses: readonly Address[], options: RequestOptions, signal: AbortSignal): Promise<Answer> {
  const send = options.exchange ?? exchange
  const now = options.now ?? Date.now
  const wait = options.wait ?? ((milliseconds: number, waitSignal: AbortSignal) => waitFor(milliseconds, undefined, { signal: waitSignal }))
  let answer = await send(url, 'HEAD', addresses, signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    return undefined
  })
  if (answer?.status === 429) {
    const delay = retryDelay(answer.retryAfter, now())
    if (delay === undefined || delay > options.timeoutMilliseconds) return answer
    await wait(delay, signal)
    answer = await send(url, 'HEAD', addresses, signal)
    if (answer.status === 429) return answer
  }
  return answer === undefined || answer.status >= 400 ? send(url, 'GET', addresses, signal) : answer
}

function judge({ status }: Answer): Outcome {
  if (status >= 200 && status <= 399) return { kind: 'fine' }
  if (status === 404 || status === 410) return { kind: 'gone', reason: `it answers with status ${status}` }
  return { kind: 'unsure', reason: `it answers with status ${status}` }
}

async function resolveName(hostname: string, options: RequestOptions, signal: AbortSignal): Promise<Address[]> {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  if (family !== 0) return [{ address: bare, family }]
  const lookup = options.lookup ?? ((name: string) => lookupName(name, { all: true }))
  signal.throwIfAborted()
  // A lookup cannot be aborted; its result is just no longer awaited.
  return Promise.race([
    lookup(bare),
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}

/** Accepts only addresses of the public internet; everything with a special meaning (RFC 6890) is refused. */
function isPublic(address: string): boolean {
  try {
    return ipaddr.process(address.replace(/%.*$/, '')).range() === 'unicast'
  } catch {
    return false
  }
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function retryDelay(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

function describeFailure(error: unknown): Outcome {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') return { kind: 'gone', reason: 'there is no host of this name' }
  const reason = failures.get(code) ?? (error instanceof Error && error.message ? error.message : String(error))
  return { kind: 'unsure', reason }
}

const failures = new Map([
  ['EAI_AGAIN', 'its name could not be looked up'],
  ['ECONNREFUSED', 'it refuses the connection'],
  ['ECONNRESET', 'it breaks the connection off'],
  ['EHOSTUNREACH', 'its host cannot be reached'],
  ['ENETUNREACH', 'its network cannot be reached'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host'],
  ['HPE_HEADER_OVERFLOW', 'its headers are too large'],
])
