// One HTTP request of the link checker: sends it, reads the status and two headers, and hangs up. The body is never read, so no response is
// too large.
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface Address {
  address: string
  family: number
}

export interface Answer {
  status: number
  location?: string
  retryAfter?: string
}

/** @throws what the network throws, and the reason of `signal`. */
export type Exchange = (url: URL, method: 'HEAD' | 'GET', addresses: readonly Address[], signal: AbortSignal) => Promise<Answer>

/**
 * Connects only to one of `addresses`: they have been looked up and checked, and a second lookup of the name could return another one (DNS
 * rebinding).
 */
export const exchange: Exchange = (url, method, addresses, signal) =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; sitegen link check)', accept: 'text/html,*/*;q=0.8' }
    const options = { method, headers, signal, agent: false as const, lookup: lookupIn(addresses), maxHeaderSize: 64 * 1024 }
    const outgoing = request(url, options, (message: IncomingMessage) => {
      const { location, 'retry-after': retryAfter } = message.headers
      message.destroy()
      resolve({
        status: message.statusCode ?? 0,
        ...(location !== undefined && { location }),
        ...(retryAfter !== undefined && { retryAfter }),
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

function lookupIn(addresses: readonly Address[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses
    if (!first) callback(new Error('no address'), '', 0)
    else if (options.all) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }
}
