// A search provider on this machine: answers the protocol of the hosted one over HTTP, so that its real client library talks to it. Every host
// can be told to stall, to drop connections or to refuse.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { answerQueries } from './answer-queries.ts'
import { answerRecommendations } from './answer-recommendations.ts'
import { createIndexes, type ProviderIndexes } from './stored-indexes.ts'

/** What a host does with a request. */
export type HostBehavior =
  | 'answer'
  /** Takes the request and never says anything. */
  | 'stall'
  /** Sends headers and the first byte, and no more. */
  | 'stall-body'
  /** Ends the connection without an answer. */
  | 'drop'
  | { status: number; message?: string; headers?: Record<string, string> }

export interface ProviderRequest {
  host: number
  method: string
  path: string
  parameters: Record<string, string>
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

export interface ProviderServer {
  /** One origin per host: `http://127.0.0.1:PORT`. */
  origins: string[]
  /** All requests so far. */
  requests: ProviderRequest[]
  indexes: ProviderIndexes
  /** What a host does with its next requests, one after the other; the last for all that follow. */
  behave(host: number, ...behaviors: [HostBehavior, ...HostBehavior[]]): void
  behaveAll(...behaviors: [HostBehavior, ...HostBehavior[]]): void
  /** The first request, also of those so far, for which `isWanted` holds. */
  received(isWanted: (request: ProviderRequest) => boolean): Promise<ProviderRequest>
  close(): Promise<void>
}

export interface ProviderOptions {
  hosts?: number
  appId?: string
  searchKey?: string
  adminKey?: string
}

export async function startProvider(options: ProviderOptions = {}): Promise<ProviderServer> {
  const { hosts = 3, appId = 'TESTAPP', searchKey = 'search-key', adminKey = 'admin-key' } = options
  const indexes = createIndexes()
  const requests: ProviderRequest[] = []
  const waiting = new Set<(request: ProviderRequest) => void>()
  const behaviors: HostBehavior[][] = Array.from({ length: hosts }, () => ['answer'])

  const take = (host: number): HostBehavior => {
    const queue = behaviors[host] ?? []
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? 'answer'
  }
  const serve = async (host: number, message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(host, message)
    requests.push(request)
    for (const check of waiting) check(request)
    const behavior = take(host)
    if (behavior === 'stall') return
    if (behavior === 'drop') return void message.socket.destroy()
    if (behavior === 'stall-body') {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      return void response.write('{')
    }
    if (behavior !== 'answer') {
      const { status, message: text = `Answer ${status}`, headers } = behavior
      return send(response, status, { message: text, status }, headers)
    }
    const { status, body } = answer(request)
    send(response, status, body)
  }
  const answer = (request: ProviderRequest): { status: number; body: object } => {
    const { method, path, parameters, headers, body } = request
    const key = parameters['x-algolia-api-key'] ?? headers['x-algolia-api-key']
    const application = parameters['x-algolia-application-id'] ?? headers['x-algolia-application-id']
    // Anything may be posted where no index is changed: that is what custom calls are for.
    const isCustom = method === 'POST' && path.startsWith('/1/') && !path.startsWith('/1/indexes/')
    const isSearch = path === '/1/indexes/*/queries' || path === '/1/indexes/*/recommendations' || isCustom
    const isAllowed = application === appId && (key === adminKey || (isSearch && key === searchKey))
    if (!isAllowed) return { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } }
    if (path === '/1/indexes/*/queries') return answerQueries(body, indexes)
    if (path === '/1/indexes/*/recommendations') return answerRecommendations(body, indexes)
    if (path === '/1/events') return { status: 200, body: { status: 200, message: 'OK' } }
    if (isCustom) return { status: 200, body: { path, body } }
    return indexes.answer(method, path, body) ?? { status: 404, body: { message: 'Path not supported by this API version', status: 404 } }
  }

  const servers = await Promise.all(
    Array.from({ length: hosts }, (_, host) => listen((message, response) => void serve(host, message, response))),
  )
  return {
    origins: servers.map((server) => `http://127.0.0.1:${portOf(server)}`),
    requests,
    indexes,
    behave(host, ...next) {
      behaviors[host] = next
    },
    behaveAll(...next) {
      for (const host of behaviors.keys()) behaviors[host] = [...next]
    },
    received(isWanted) {
      const known = requests.find(isWanted)
      if (known) return Promise.resolve(known)
      return new Promise((done) => {
        const check = (request: ProviderRequest): void => {
          if (!isWanted(request)) return
          waiting.delete(check)
          done(request)
        }
        waiting.add(check)
      })
    },
    async close() {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections()
          return new Promise((done) => server.close(done))
        }),
      )
    },
  }
}

function listen(handle: (message: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(handle)
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider does not listen.')
  return address.port
}

async function readRequest(host: number, message: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const text = (message.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://provider')
  return {
    host,
    method: message.method ?? '',
    path: decodeURIComponent(pathname),
    parameters: Object.fromEntries(searchParams),
    headers: message.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers })
  response.end(JSON.stringify(body))
}
