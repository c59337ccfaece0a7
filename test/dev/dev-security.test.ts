// What the dev server must refuse: hosts and origins that are not its own, and paths that lead out of the site. Attacks are sent as raw bytes,
// because well-behaved clients tidy up before they send.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite, startTestServer, type TestDevServer } from './start-test-server.ts'

let dev: TestDevServer
const secret = 'SECRET-OF-THE-MACHINE'

beforeAll(async () => {
  dev = await startTestServer({
    ...sampleSite,
    'site.config.ts':
      "export default { title: 'Test', url: 'https://example.com', stylesheets: ['site.css'], dev: { allowedHosts: ['docs.test', '.team.test'] } }\n",
    '.env': secret,
    'static/.hidden': secret,
    'private/notes.md': secret,
  })
  const outside = `${dev.directory}-outside`
  mkdirSync(outside, { recursive: true })
  writeFileSync(join(outside, 'secret.txt'), secret)
  mkdirSync(dirname(join(dev.directory, 'static/x')), { recursive: true })
  symlinkSync(join(outside, 'secret.txt'), join(dev.directory, 'static/link.txt'))
  symlinkSync(outside, join(dev.directory, 'static/folder'))
  symlinkSync(join(dev.directory, '.env'), join(dev.directory, 'static/env.txt'))
  symlinkSync('loop', join(dev.directory, 'static/loop'))
})
afterAll(() => dev?.close())

async function answerTo(bytes: string): Promise<{ status: number; text: string }> {
  const text = await dev.raw(bytes)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }
}

describe('paths', () => {
  it.each([
    '/../.env',
    '/..%2f.env',
    '/%2e%2e/.env',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/static/../.env',
    '/..\\.env',
    '/%5c..%5c.env',
    '/.env',
    '/%2eenv',
    '/.hidden',
    '/link.txt',
    '/folder/secret.txt',
    '/env.txt',
    '/loop',
    '/x%00.md',
    '/\0',
    '/%',
    '/%ff',
    '//etc/passwd',
    '/private/notes.md',
    '/private/notes',
    '/site.config.ts',
    '/content/docs/intro.md',
    '/@fs/etc/passwd',
    '/assets/../../.env',
    '/__sitegen/page?path=/../.env',
    '/__sitegen/page?path=%00',
    '/__sitegen/../.env',
    '/__sitegen/events/../../.env',
    'http://evil.test/.env',
    '*',
    `/${'a'.repeat(900)}`,
  ])('%j -> below 500, and nothing from outside', async (target) => {
    const { status, text } = await answerTo(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain(secret)
    expect(text).not.toContain('root:')
    expect(text).not.toContain('defineConfig')
  })
})

describe('who asks', () => {
  it.each([
    ['localhost', 200],
    ['localhost:3000', 200],
    ['localhost.', 200],
    ['LOCALHOST.:3000', 200],
    ['docs.test.', 200],
    ['localhost..', 403],
    ['127.0.0.1', 200],
    ['[::1]:80', 200],
    ['site.localhost', 200],
    ['docs.test', 200],
    ['a.team.test', 200],
    ['evil.test', 403],
    ['localhost.evil.test', 403],
    ['docs.test.evil.test', 403],
    ['192.168.1.5', 403],
    ['', 403],
    ['localhost@evil.test', 403],
    ['local host', 403],
    ['\u00ff', 403],
  ])('Host %j -> %i', async (host, expected) => {
    const { status } = await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)
    expect(status === 400 ? 403 : status).toBe(expected)
  })

  it.each([
    ['localhost', 'evil.test'],
    ['localhost', 'localhost'],
  ])('Hosts %j and %j -> 400', async (...hosts) => {
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
    expect((await answerTo(`GET / HTTP/1.1\r\n${lines}Accept: text/html\r\nConnection: close\r\n\r\n`)).status).toBe(400)
  })

  it('no Host -> refused', async () => {
    expect((await answerTo('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400)
    expect((await answerTo('GET / HTTP/1.0\r\nConnection: close\r\n\r\n')).status).toBe(403)
  })

  it.each(['http://evil.test', 'null', 'http://localhost:1', 'garbage', 'http://127.0.0.1', ''])(
    'Origin %j on the stream -> 403',
    async (origin) => {
      const { status, headers } = await dev.get('/__sitegen/events', { origin, host: 'localhost:3000' })
      expect(status).toBe(403)
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it('the own origin, one of the configuration -> allowed', async () => {
    expect((await dev.get('/__sitegen/client.js', { origin: 'http://localhost:3000', host: 'localhost:3000' })).status).toBe(200)
    expect((await dev.get('/__sitegen/client.js', { origin: 'https://docs.test', host: 'localhost:3000' })).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('%s -> 405', async (method) => {
    const { status, text } = await answerTo(`${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(status).toBe(405)
    expect(text).toContain('Allow: GET, HEAD')
  })

  it('HEAD -> headers alone', async () => {
    const { status, text } = await answerTo('HEAD /docs/intro HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(status).toBe(200)
    expect(text.split('\r\n\r\n')[1]).toBe('')
    expect(text).toContain('Cross-Origin-Resource-Policy: same-origin')
  })

  it.each(['\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '\0\0\0'])(
    'malformed request %j -> the server goes on',
    async (bytes) => {
      await dev.raw(bytes)
      expect((await dev.get('/docs/intro')).status).toBe(200)
    },
  )
})
