// External links against servers on this machine: what is asked, how often, of whom, and what is said of the answers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkExternalLinks, type ExternalCheckOptions } from '../../src/check/check-external-links.ts'
import type { ExternalLink } from '../../src/check/list-external-links.ts'
import { requestLink } from '../../src/check/request-link.ts'

const servers: Server[] = []
const folders: string[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Gives the port and the requests as `HEAD /path`. */
async function serve(handler: Handler): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    handler(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: address.port, requests }
}

const answer =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(status, headers).end()
const here = async () => [{ address: '127.0.0.1', family: 4 }]
const link = (url: string): ExternalLink => ({
  url,
  pages: ['/a'],
  origins: () => [{ place: { file: 'a.md', line: 3, column: 1 }, written: url, kind: 'link' }],
})
const settings = { ignore: [], allowPrivateAddresses: true, perHost: 2, timeoutMilliseconds: 5000, cacheDays: 14 }
const check = (urls: string[], options: Partial<ExternalCheckOptions> = {}) =>
  checkExternalLinks(urls.map(link), { settings, policy: 'throw', lookup: here, ...options })

test('a page -> one HEAD request, nothing said', async () => {
  const { port, requests } = await serve(answer(200))
  expect(await check([`http://one.test:${port}/a`])).toEqual([])
  expect(requests).toEqual(['HEAD /a'])
})

test('HEAD not allowed, or broken off -> GET', async () => {
  const { port, requests } = await serve((request, response) => {
    if (request.method === 'GET') response.end('x'.repeat(10_000_000))
    else if (request.url === '/cut') request.socket.destroy()
    else response.writeHead(405).end()
  })
  expect(await check([`http://one.test:${port}/no`, `http://one.test:${port}/cut`])).toEqual([])
  expect(requests.sort()).toEqual(['GET /cut', 'GET /no', 'HEAD /cut', 'HEAD /no'])
})

test.each([
  [404, 'error', 'is broken: it answers with status 404'],
  [410, 'error', 'is broken: it answers with status 410'],
  [403, 'warning', 'could not be confirmed: it answers with status 403'],
  [500, 'warning', 'could not be confirmed: it answers with status 500'],
  [304, undefined, ''],
])('status %i -> %s', async (status, level, message) => {
  const { port } = await serve(answer(status))
  const diagnostics = await check([`http://one.test:${port}/`])
  if (level === undefined) expect(diagnostics).toEqual([])
  else {
    expect(diagnostics).toMatchObject([{ id: 'external-link-broken', level, place: { file: 'a.md', line: 3 } }])
    expect(diagnostics[0]?.message).toContain(message)
  }
})

test.each([
  ['ignore', []],
  ['warn', ['warning', 'warning']],
  ['log', ['info', 'info']],
] as const)('policy %s -> levels %j', async (policy, levels) => {
  const { port } = await serve((request, response) => response.writeHead(request.url === '/gone' ? 404 : 500).end())
  const diagnostics = await check([`http://one.test:${port}/gone`, `http://one.test:${port}/down`], { policy })
  expect(diagnostics.map(({ level }) => level)).toEqual(levels)
})

test('redirects -> followed to their end, six are too many', async () => {
  const { port, requests } = await serve((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === 0) response.end()
    else response.writeHead(302, { location: `/${step - 1}` }).end()
  })
  expect(await check([`http://one.test:${port}/5`])).toEqual([])
  expect(requests).toHaveLength(6)
  expect((await check([`http://one.test:${port}/6`]))[0]?.message).toContain('redirects more than 5 times')
})

test.each([
  ['file:///etc/passwd', 'it redirects to file:'],
  ['http://[', 'which is not an address'],
])('a redirect to %s -> broken', async (location, reason) => {
  const { port } = await serve(answer(301, { location }))
  expect((await check([`http://one.test:${port}/`]))[0]?.message).toContain(reason)
})

test('a host that never answers -> given up after the time of the configuration', async () => {
  const { port } = await serve(() => undefined)
  const diagnostics = await check([`http://one.test:${port}/`], { settings: { ...settings, timeoutMilliseconds: 50 } })
  expect(diagnostics).toMatchObject([{ level: 'warning', message: expect.stringContaining('did not answer within 0.05 seconds') }])
})

test('a look-up that never ends -> given up too', async () => {
  const diagnostics = await check(['http://one.test/'], {
    settings: { ...settings, timeoutMilliseconds: 50 },
    lookup: () => new Promise(() => undefined),
  })
  expect(diagnostics[0]?.message).toContain('did not answer')
})

test.each([
  ['ENOTFOUND', 'error', 'there is no host of this name'],
  ['EAI_AGAIN', 'warning', 'its name could not be looked up'],
  ['ODD', 'warning', 'odd thing'],
])('look-up fails with %s -> %s', async (code, level, reason) => {
  const lookup = async () => Promise.reject(Object.assign(new Error('odd thing'), { code }))
  const [diagnostic] = await check(['http://one.test/'], { lookup })
  expect(diagnostic?.level).toBe(level)
  expect(diagnostic?.message).toContain(reason)
})

test('nobody listens -> warning', async () => {
  const { port } = await serve(answer(200))
  servers[0]?.closeAllConnections()
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve))
  expect((await check([`http://one.test:${port}/`]))[0]?.message).toContain('refuses the connection')
})

// ---------------------------------------------------------------- private addresses

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '172.16.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '224.0.0.1',
  '::1',
  'fe80::1',
  'fc00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '::',
  'nonsense',
])('a name with the address %s -> refused, not requested', async (address) => {
  const asked: string[] = []
  const diagnostics = await check(['http://inside.test/'], {
    settings: { ...settings, allowPrivateAddresses: false },
    lookup: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
    exchange: async (url) => {
      asked.push(url.href)
      return { status: 200 }
    },
  })
  expect(asked).toEqual([])
  expect(diagnostics).toMatchObject([{ id: 'external-link-refused', level: 'warning', message: expect.stringContaining(address) }])
})

test.each(['http://127.0.0.1/', 'http://0x7f.1/', 'http://[::1]/', 'http://2130706433/', 'http://[::ffff:7f00:1]/'])(
  '%s -> refused without a look-up',
  async (url) => {
    const lookup = async () => Promise.reject(new Error('must not be asked'))
    expect(await check([url], { settings: { ...settings, allowPrivateAddresses: false }, lookup })).toMatchObject([
      { id: 'external-link-refused' },
    ])
  },
)

test('a redirect to a private address -> refused', async () => {
  const asked: string[] = []
  const diagnostics = await check(['http://public.test/'], {
    settings: { ...settings, allowPrivateAddresses: false },
    lookup: async () => [{ address: '93.184.216.34', family: 4 }],
    exchange: async (url) => {
      asked.push(url.host)
      return { status: 302, location: 'http://169.254.169.254/latest/meta-data' }
    },
  })
  expect(asked).toEqual(['public.test'])
  expect(diagnostics[0]?.id).toBe('external-link-refused')
})

test('public and private addresses of one name -> only the public ones are connected to', async () => {
  let given: string[] = []
  const outcome = await requestLink(new URL('http://both.test/'), {
    ...settings,
    allowPrivateAddresses: false,
    lookup: async () => [
      { address: '10.0.0.1', family: 4 },
      { address: '93.184.216.34', family: 4 },
    ],
    exchange: async (_url, _method, addresses) => {
      given = addresses.map(({ address }) => address)
      return { status: 200 }
    },
  })
  expect([outcome.kind, given]).toEqual(['fine', ['93.184.216.34']])
})

test('a name that changes its address after it was judged -> the judged address is asked, the name looked up once', async () => {
  const { port, requests } = await serve(answer(200))
  let lookups = 0
  const lookup = async () => {
    lookups++
    return here()
  }
  expect(await check([`http://rebind.test:${port}/`], { lookup })).toEqual([])
  expect([lookups, requests]).toEqual([1, ['HEAD /']])
})

// ---------------------------------------------------------------- manners

test('429 with Retry-After -> waited for once', async () => {
  let count = 0
  const { port, requests } = await serve((_, response) => response.writeHead(count++ === 0 ? 429 : 200, { 'retry-after': '2' }).end())
  const waits: number[] = []
  expect(await check([`http://one.test:${port}/`], { wait: async (milliseconds) => void waits.push(milliseconds) })).toEqual([])
  expect([waits, requests]).toEqual([[2000], ['HEAD /', 'HEAD /']])
})

test.each([['60'], ['some day'], [undefined]])('429 with Retry-After %s -> a warning at once', async (retryAfter) => {
  const { port, requests } = await serve(answer(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }))
  const wait = async () => Promise.reject(new Error('must not wait'))
  expect(await check([`http://one.test:${port}/`], { wait })).toMatchObject([
    { level: 'warning', message: expect.stringContaining('status 429') },
  ])
  expect(requests).toHaveLength(1)
})

test('Retry-After as a date -> the time until then', async () => {
  const now = Date.UTC(2024, 0, 1)
  const { port } = await serve(answer(429, { 'retry-after': new Date(now + 3000).toUTCString() }))
  const waits: number[] = []
  const diagnostics = await check([`http://one.test:${port}/`], {
    now: () => now,
    wait: async (milliseconds) => void waits.push(milliseconds),
  })
  expect([waits, diagnostics.length]).toEqual([[3000], 1])
})

test('many links -> never more at once than per host and in all', async () => {
  const underWay = new Map<string, number>()
  let total = 0
  let mostTotal = 0
  let mostPerHost = 0
  const urls = Array.from({ length: 40 }, (_, index) => `http://host${index % 4}.test/${index}`)
  const diagnostics = await check(urls, {
    total: 5,
    exchange: async ({ host }) => {
      underWay.set(host, (underWay.get(host) ?? 0) + 1)
      total++
      mostPerHost = Math.max(mostPerHost, underWay.get(host) ?? 0)
      mostTotal = Math.max(mostTotal, total)
      await new Promise((resolve) => setImmediate(resolve))
      underWay.set(host, (underWay.get(host) ?? 0) - 1)
      total--
      return { status: 200 }
    },
  })
  expect([diagnostics, mostPerHost, mostTotal]).toEqual([[], 2, 5])
})

test('patterns of the configuration -> not requested', async () => {
  const { port, requests } = await serve(answer(200))
  await check([`http://one.test:${port}/a?b`, `http://two.test:${port}/`, `http://one.test:${port}/ab`], {
    settings: { ...settings, ignore: ['http://two.*', '*/a?b'] },
  })
  expect(requests).toEqual(['HEAD /ab'])
})

test('interrupted -> rejects with the reason', async () => {
  const { port } = await serve(() => controller.abort(new Error('stop')))
  const controller = new AbortController()
  await expect(check([`http://one.test:${port}/`], { signal: controller.signal })).rejects.toThrow('stop')
})

// ---------------------------------------------------------------- cache

test('a second run -> fine links are not asked again until their time is over; others are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-links-'))
  folders.push(folder)
  const cacheFile = join(folder, '.sitegen/external-links.json')
  const { port, requests } = await serve((request, response) => response.writeHead(request.url === '/fine' ? 200 : 404).end())
  const urls = [`http://one.test:${port}/fine`, `http://one.test:${port}/gone`]
  const day = 24 * 60 * 60 * 1000
  await check(urls, { cacheFile, now: () => 0 })
  expect(JSON.parse(readFileSync(cacheFile, 'utf8'))).toEqual({ version: 1, checked: { [urls[0] ?? '']: 0 } })
  await check(urls, { cacheFile, now: () => 13 * day })
  expect(requests.filter((request) => request === 'HEAD /fine')).toHaveLength(1)
  expect(requests.filter((request) => request === 'HEAD /gone')).toHaveLength(2)
  await check(urls, { cacheFile, now: () => 15 * day })
  expect(requests.filter((request) => request === 'HEAD /fine')).toHaveLength(2)
})

test.each(['', 'not JSON', '{"version":1,"checked":{"a":"b"}}', '[]'])(
  'a damaged cache (%j) -> ignored and written again',
  async (text) => {
    const folder = mkdtempSync(join(tmpdir(), 'sitegen-links-'))
    folders.push(folder)
    const cacheFile = join(folder, 'links.json')
    writeFileSync(cacheFile, text)
    const { port, requests } = await serve(answer(200))
    await check([`http://one.test:${port}/`], { cacheFile })
    expect(requests).toHaveLength(1)
    expect(Object.keys(JSON.parse(readFileSync(cacheFile, 'utf8')).checked)).toHaveLength(1)
  },
)

test('a cache that cannot be written -> no error', async () => {
  const { port } = await serve(answer(200))
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-links-'))
  folders.push(folder)
  writeFileSync(join(folder, 'file'), '')
  expect(await check([`http://one.test:${port}/`], { cacheFile: join(folder, 'file/links.json') })).toEqual([])
})
