// Whatever comes in over the wire, a server answers below 500 or hangs up, sends no byte of a file outside of the site, and goes on.
// Over raw sockets, because well-behaved clients tidy up what they send.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devPrefix } from '../../src/client/dev/dev-message.ts'
import { startDevServer } from '../../src/dev/dev-server.ts'
import { startPreviewServer } from '../../src/dev/preview-server.ts'
import { patience, sharedWork } from '../shared-work.ts'
import { hostileText } from './hostile-text.ts'
import { runs, timeout } from './runs.ts'

/** In every file that nobody may get. */
const secret = 'SECRET-0f3a'

const names = [
  'index.html',
  'about',
  'about/',
  'a b',
  'ü',
  'feed.xml',
  'assets/js/app-ABCD2345.js',
  'link.txt',
  'up',
  'up/secret.txt',
  'secret.txt',
  '.env',
  '.git/config',
  'loop',
  'dir.html',
  'back\\slash',
  'etc/passwd',
]
const pathFragments = [
  ...names,
  '/',
  '//',
  '..',
  '../',
  '%2e%2e',
  '%2E%2E/',
  '%252e',
  '..%2f',
  '%2f',
  '%5c',
  '..\\',
  '%00',
  '\0',
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '?',
  '#',
  ';',
  ':',
  '*',
  'http://x/',
  'file:///',
  '\\',
  'sub/',
  '@',
  '~',
  '__sitegen/',
  '__sitegen/page?path=',
  '__sitegen/events?path=',
  '%0d%0a',
  '\u00ff',
]
const headerNames = [
  'Host',
  'Origin',
  'Range',
  'If-Range',
  'If-None-Match',
  'If-Modified-Since',
  'Accept-Encoding',
  'Connection',
  'Content-Length',
  'Transfer-Encoding',
  'Upgrade',
  'Expect',
  'Cookie',
  'X-Forwarded-Host',
  'Referer',
  'Accept',
  'Sec-Fetch-Site',
  'X',
]
const headerFragments = [
  'localhost',
  '127.0.0.1',
  'evil.example',
  ':',
  '0',
  'null',
  'bytes=',
  '-',
  '5',
  ',',
  '*',
  '"',
  'W/',
  'gzip',
  'br',
  ';q=0',
  'q=NaN',
  'chunked',
  '100-continue',
  'websocket',
  'close',
  '\t',
  ' ',
  '\u0080',
  '../',
  '<script>',
  '999999999999999999999',
  'Thu, 01 Jan 1970 00:00:00 GMT',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'PROPFIND', 'get', 'X', '']

const withoutLines = (text: string): string => text.replace(/[\r\n]/g, '')
/** Names with few tricks, which most servers have an answer for; beside them anything. */
const target = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...names, '/', '..', '%2e%2e/', 'sub/', '?', '#', '..%2f', ';'), { maxLength: 3 })
      .map((parts) => `/${parts.join('')}`),
  },
  { weight: 1, arbitrary: fc.constantFrom(...names).map((name) => `/sub/${name}`) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...pathFragments), { maxLength: 7 }).map((parts) => `/${withoutLines(parts.join(''))}`),
  },
  { weight: 1, arbitrary: hostileText(pathFragments, { pieces: 6 }).map((path) => withoutLines(path)) },
)
const header = fc.tuple(
  fc.constantFrom(...headerNames),
  fc.oneof(
    fc.array(fc.constantFrom(...headerFragments), { maxLength: 4 }).map((parts) => parts.join('')),
    hostileText(headerFragments, { pieces: 4 }).map(withoutLines),
  ),
)

/** A request that is nearly well formed: the parser of Node lets most of these through. */
const request = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', ...methods),
    target,
    headers: fc.array(header, { maxLength: 3 }),
    // What follows a request that has no body is read as the next one, and its refusal cuts off the answer to the first.
    body: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.string({ maxLength: 20 }) }),
  })
  .map(({ method, target: path, headers, body }) => {
    const lines = headers.map(([name, value]) => `${name}: ${value}`)
    const end = headers.some(([name]) => name === 'Connection') ? [] : ['Connection: close']
    const host = headers.some(([name]) => name === 'Host') ? [] : ['Host: localhost']
    return Buffer.from([`${method} ${path.replaceAll(' ', '%20')} HTTP/1.1`, ...host, ...lines, ...end, '', body].join('\r\n'), 'latin1')
  })
const bytes = fc.oneof(
  { weight: 5, arbitrary: request },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(request, fc.nat(), fc.nat(255))
      .map(([whole, at, byte]) => Buffer.from(whole.map((old, index) => (index === at % whole.length ? byte : old)))),
  },
)

/** Where a request promises more than it sends, the server waits for the rest, and nobody has to wait with it. */
const idleMilliseconds = 100

/** Sends bytes and gives everything that comes back. To say "no more" at once would make the server drop its answer. */
function send(port: number, message: Buffer, idle = idleMilliseconds): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(message))
    socket.setTimeout(idle, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => socket.end())
    // A reset is an answer too: the server has refused.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Buffer.concat(chunks)))
  })
}

const statusesOf = (answer: Buffer): number[] =>
  [...answer.toString('latin1').matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]))

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sitegen-servers-'))
  const long = `run('${'long '.repeat(500)}')`
  const files: Record<string, string> = {
    'build/index.html': '<h1>Home</h1>',
    'build/404.html': '<h1>Not here</h1>',
    'build/about/index.html': '<h1>About</h1>',
    'build/a b/index.html': '<h1>Space</h1>',
    'build/ü.html': '<h1>Umlaut</h1>',
    'build/feed.xml': '<rss/>',
    'build/dir.html/inner.html': '<h1>Inner</h1>',
    'build/assets/js/app-ABCD2345.js': long,
    'build/.env': secret,
    'build/.git/config': secret,
    'site/site.config.ts': "export default { title: 'T', url: 'https://example.com' }\n",
    'site/content/pages/index.md': '# Home\n',
    'site/content/pages/about.md': '# About\n',
    'site/content/pages/a b.md': '# Space\n',
    'site/content/blog/2024-01-01-a.md': '---\ntitle: Post\n---\n\nText <!-- truncate -->\n',
    'site/static/feed.xml': '<rss/>',
    'site/static/assets/js/app-ABCD2345.js': long,
    'site/.env': secret,
    'site/.git/config': secret,
    'site/secret.txt': secret,
    'secret.txt': secret,
    'build-other/secret.txt': secret,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  for (const served of ['build', 'site/static']) {
    symlinkSync(join(root, 'secret.txt'), join(root, served, 'link.txt'))
    symlinkSync(root, join(root, served, 'up'))
    symlinkSync('loop', join(root, served, 'loop'))
  }
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

interface RunningServer {
  url: string
  close(): Promise<void>
}

const servers: [string, () => Promise<RunningServer>][] = [
  ['the preview server', () => startPreviewServer({ directory: join(root, 'build'), port: 0, baseUrl: '/' })],
  ['the preview server below a base URL', () => startPreviewServer({ directory: join(root, 'build'), port: 0, baseUrl: '/sub/' })],
  [
    'the dev server',
    async () => {
      const ignore = () => undefined
      return startDevServer({
        ...(await sharedWork()),
        siteDirectory: join(root, 'site'),
        host: '127.0.0.1',
        port: 0,
        exactPort: true,
        patience,
        onFindings: ignore,
        onNotice: ignore,
        onPrint: ignore,
      })
    },
  ],
]

describe.each(servers)('%s', (_, start) => {
  let server: RunningServer
  let port = 0

  beforeAll(async () => {
    server = await start()
    port = Number(new URL(server.url).port)
    // Whatever is made with the first page is made before anybody is impatient.
    await fetch(server.url)
  })
  afterAll(() => server.close())

  it(
    'any bytes -> answers below 500, nothing from outside, and the next request is answered',
    async () => {
      const seen = new Set<number>()
      const property = fc.asyncProperty(bytes, async (message) => {
        const answer = await send(port, message)
        for (const status of statusesOf(answer)) seen.add(status)
        expect(answer.includes(secret)).toBe(false)
        expect(statusesOf(answer).filter((status) => status >= 500)).toEqual([])
        if (answer.length > 0) expect(answer.toString('latin1', 0, 9)).toBe('HTTP/1.1 ')
      })
      await fc.assert(property, runs(400))
      expect((await fetch(server.url)).status).toBe(200)
      // Else the requests were not worth sending.
      expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404, 405]))
    },
    timeout,
  )

  it(
    'any path -> a redirect stays on this host',
    async () => {
      const property = fc.asyncProperty(target, async (path) => {
        const request = `GET ${path.replaceAll(' ', '%20')} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
        const head = (await send(port, Buffer.from(request, 'latin1'))).toString('latin1').split('\r\n\r\n')[0] ?? ''
        const location = /^location: (.*)$/im.exec(head)?.[1]
        if (location !== undefined) expect(new URL(location.trim(), server.url).host).toBe(new URL(server.url).host)
      })
      await fc.assert(property, runs(300))
    },
    timeout,
  )
})

it(
  'any foreign Host or Origin -> the dev server tells nothing',
  async () => {
    const server = await servers[2]?.[1]()
    if (!server) throw new Error('There is no dev server.')
    const port = Number(new URL(server.url).port)
    await fetch(server.url)
    try {
      const name = fc.oneof(
        fc.domain(),
        fc.ipV4(),
        fc.constantFrom('localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:80', 'localhost@evil.example', '[::2]', ''),
      )
      const property = fc.asyncProperty(name, fc.boolean(), async (foreign, isHost) => {
        if (/^127(?:\.\d+){3}$/.test(foreign)) return
        const headers = isHost ? `Host: ${foreign}` : `Host: localhost:${port}\r\nOrigin: http://${foreign}`
        const path = isHost ? '/' : `${devPrefix}page?path=/`
        const answer =
          // Each of these is answered, however busy the machine is.
          (await send(port, Buffer.from(`GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`, 'latin1'), patience)).toString(
            'latin1',
          )
        expect(answer).not.toMatch(/Home|access-control-allow/i)
        expect(answer.slice(0, 12)).toMatch(/^HTTP\/1\.1 4/)
      })
      await fc.assert(property, runs(100))
    } finally {
      await server.close()
    }
  },
  timeout,
)
