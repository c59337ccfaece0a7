// The preview server over real sockets: what a static host answers, and what it must refuse. Attacks go over raw sockets, because
// well-behaved clients tidy up paths before they send them.
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type PreviewServer, startPreviewServer } from '../../src/dev/preview-server.ts'

let root = ''
let directory = ''
let server: PreviewServer
let port = 0

const long = '<p>Some text that repeats.</p>'.repeat(200)
const changed = new Date('2026-01-02T03:04:05Z')

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sitegen-preview-'))
  directory = join(root, 'build')
  const files: Record<string, string> = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not here</h1>',
    'about/index.html': '<h1>About</h1>',
    'plain.html': '<h1>Plain</h1>',
    'long.html': long,
    'ü ä/index.html': '<h1>Umlaut</h1>',
    'feed.xml': '<rss/>',
    'data.json': '{}',
    noextension: 'bytes',
    'digits.txt': '0123456789',
    'assets/js/app-ABCD2345.js': 'run()',
    'assets/css/page-0123456789.css': 'a { color: red }',
    'assets/search/texts-ab-0123ab.json': '{}',
    'assets/search/mine.json': '{}',
    'assets/images/cat-0a1b2c3d.png': 'png',
    'assets/js/component.js': 'no hash',
    'img/photo-ABCD2345.png': 'not built',
    '.env': 'SECRET',
    _redirects: [
      '/about.html /about 301',
      '/gone /about 302',
      '/kept /about 308',
      '/news/* /blog/:splat',
      '/talk/:year/:name /talks/:name?y=:year',
      '/app/* /about/ 200',
      '/data.json /about 301',
      '/away https://example.org/x',
      '/self /self',
      '/climb/* /:splat',
    ].join('\n'),
    '.well-known/security.txt': 'Contact: x',
    'sub/.git/config': 'SECRET',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), content)
    utimesSync(join(directory, name), changed, changed)
  }
  writeFileSync(join(root, 'secret.txt'), 'SECRET')
  mkdirSync(join(root, 'build-other'))
  writeFileSync(join(root, 'build-other/secret.txt'), 'SECRET')
  symlinkSync(join(root, 'secret.txt'), join(directory, 'link.txt'))
  symlinkSync(root, join(directory, 'up'))
  symlinkSync(join(directory, 'digits.txt'), join(directory, 'inside.txt'))
  symlinkSync('loop', join(directory, 'loop'))
  server = await startPreviewServer({ directory, port: 0, baseUrl: '/' })
  port = Number(new URL(server.url).port)
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(new URL(path, server.url), { headers: { 'accept-encoding': 'identity', ...headers }, method, redirect: 'manual' })
}

/** Sends a request line as it is and gives the whole answer as bytes. */
function sendRaw(line: string, headers = '', toPort = port): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(toPort, '127.0.0.1', () => socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`, 'latin1'))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks)))
    socket.on('error', reject)
  })
}

const statusOf = (answer: Buffer) => Number(answer.toString('latin1').split(' ')[1])
const bodyOf = (answer: Buffer) => answer.subarray(answer.indexOf('\r\n\r\n') + 4)

describe('paths', () => {
  it.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/about/index.html', 'About'],
    ['/about?x=1', 'About'],
    ['/plain', 'Plain'],
    ['/plain.html', 'Plain'],
    ['/%C3%BC%20%C3%A4/', 'Umlaut'],
    ['/u%CC%88%20a%CC%88/', 'Umlaut'],
    ['/inside.txt', '0123456789'],
    ['/.well-known/security.txt', 'Contact'],
  ])('%s -> %s', async (path, text) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(text)])
  })

  it('/plain/ where only plain.html exists -> redirected to /plain with its query', async () => {
    const response = await get('/plain/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/plain?a=1'])
  })

  it.each(['/nothing', '/nothing/', '/about/nothing.html', '/.env', '/sub/.git/config', '/digits.txt/', '/loop'])(
    '%s -> the 404 page with status 404',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
        404,
        '<h1>Not here</h1>',
        'no-cache',
      ])
    },
  )
})

describe('rules of `_redirects`, for addresses without a file', () => {
  it.each([
    ['/about.html', 301, '/about'],
    ['/about.html?a=1', 301, '/about?a=1'],
    ['/gone/', 302, '/about'],
    ['/kept', 308, '/about'],
    ['/news', 301, '/blog/'],
    ['/news/a%20b/c', 301, '/blog/a%20b/c'],
    ['/talk/2024/rust?q', 301, '/talks/rust?y=2024'],
    ['/away', 301, 'https://example.org/x'],
    ['/climb//evil.example/', 301, '/evil.example'],
  ])('%s -> %i to %s, which browsers do not remember', async (path, status, location) => {
    const { headers, status: found } = await get(path)
    expect([found, headers.get('location'), headers.get('cache-control')]).toEqual([status, location, 'no-store'])
  })

  it('/app/x, with status 200 -> what is at the other address', async () => {
    const response = await get('/app/x')
    expect([response.status, await response.text()]).toEqual([200, '<h1>About</h1>'])
  })

  it.each([
    ['/data.json', 200],
    ['/self', 404],
  ])('%s, which has a file or leads to itself -> %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })
})

describe('headers', () => {
  it.each([
    ['/about', 'text/html;charset=utf-8'],
    ['/feed.xml', 'text/xml;charset=utf-8'],
    ['/data.json', 'application/json;charset=utf-8'],
    ['/assets/js/app-ABCD2345.js', 'text/javascript;charset=utf-8'],
    ['/assets/images/cat-0a1b2c3d.png', 'image/png'],
    ['/noextension', 'application/octet-stream'],
  ])('%s -> %s, and no guessing', async (path, type) => {
    const { headers } = await get(path)
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([type, 'nosniff'])
  })

  it.each([
    ['/assets/js/app-ABCD2345.js', 'public, max-age=31536000, immutable'],
    ['/assets/images/cat-0a1b2c3d.png', 'public, max-age=31536000, immutable'],
    ['/assets/css/page-0123456789.css', 'public, max-age=31536000, immutable'],
    ['/assets/search/texts-ab-0123ab.json', 'public, max-age=31536000, immutable'],
    ['/assets/search/mine.json', 'no-cache'],
    ['/assets/js/component.js', 'no-cache'],
    ['/img/photo-ABCD2345.png', 'no-cache'],
    ['/about', 'no-cache'],
  ])('%s -> Cache-Control: %s', async (path, wanted) => {
    expect((await get(path)).headers.get('cache-control')).toBe(wanted)
  })

  it('HEAD -> the headers of GET without a body', async () => {
    const [head, whole] = await Promise.all([get('/digits.txt', {}, 'HEAD'), get('/digits.txt')])
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges']) {
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)])
    }
    expect(head.headers.get('content-length')).toBe('10')
    const missing = await get('/nothing', {}, 'HEAD')
    expect([missing.status, await missing.text()]).toEqual([404, ''])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s -> 405 and what is allowed', async (method) => {
    const response = await get('/', {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('validators', () => {
  it('the ETag of a file, alone, in a list or weak -> 304', async () => {
    const etag = (await get('/digits.txt')).headers.get('etag') ?? ''
    for (const value of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const response = await get('/digits.txt', { 'if-none-match': value })
      expect([value, response.status, await response.text()]).toEqual([value, 304, ''])
    }
    expect((await get('/digits.txt', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('If-Modified-Since -> 304 from the time of the file on; nothing against an ETag', async () => {
    expect((await get('/digits.txt', { 'if-modified-since': changed.toUTCString() })).status).toBe(304)
    expect((await get('/digits.txt', { 'if-modified-since': new Date(changed.getTime() - 1000).toUTCString() })).status).toBe(200)
    expect((await get('/digits.txt', { 'if-modified-since': 'yesterday' })).status).toBe(200)
    expect((await get('/digits.txt', { 'if-modified-since': changed.toUTCString(), 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('the 404 page -> never 304', async () => {
    const etag = (await get('/nothing')).headers.get('etag') ?? ''
    expect((await get('/nothing', { 'if-none-match': etag })).status).toBe(404)
  })
})

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
  ])('Accept-Encoding: %s -> %s', async (accepted, wanted) => {
    const answer = await sendRaw('GET /long HTTP/1.0', `Accept-Encoding: ${accepted}\r\n`)
    const head = answer.toString('latin1').split('\r\n\r\n')[0] ?? ''
    expect(/^content-encoding: (.*)$/im.exec(head)?.[1]).toBe(wanted)
    expect(head).toMatch(/^vary: accept-encoding$/im)
    const body = bodyOf(answer)
    const text = wanted === 'br' ? brotliDecompressSync(body) : wanted === 'gzip' ? gunzipSync(body) : body
    expect(text.toString()).toBe(long)
  })

  it('small files and images -> not compressed', async () => {
    for (const path of ['/', '/assets/images/cat-0a1b2c3d.png']) {
      expect((await get(path, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull()
    }
  })

  it('each encoding -> an ETag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (name) => (await get('/long', { 'accept-encoding': name })).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(3)
  })
})

describe('ranges', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-500', '56789', 'bytes 5-9/10'],
    ['bytes=-500', '0123456789', 'bytes 0-9/10'],
  ])('%s -> %s', async (range, text, contentRange) => {
    const response = await get('/digits.txt', { range })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([206, text, contentRange])
    expect(response.headers.get('content-length')).toBe(String(text.length))
  })

  it.each(['bytes=10-', 'bytes=-0'])('%s -> 416', async (range) => {
    const response = await get('/digits.txt', { range })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it.each(['bytes=3-1', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])('%s -> ignored', async (range) => {
    expect((await get('/digits.txt', { range })).status).toBe(200)
  })

  it('If-Range -> a part of the same file only', async () => {
    const etag = (await get('/digits.txt')).headers.get('etag') ?? ''
    expect((await get('/digits.txt', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await get('/digits.txt', { range: 'bytes=0-1', 'if-range': changed.toUTCString() })).status).toBe(206)
    expect((await get('/digits.txt', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })
})

describe('attacks', () => {
  it.each([
    '/../secret.txt',
    '/about/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%00',
    '/about%00.html',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/%ff',
    '//secret.txt',
    '//evil.example/%2e%2e',
    '/./index.html',
    'http://evil.example/index.html',
    'secret.txt',
    '*',
  ])('GET %s -> 400, and nothing of what is outside', async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1`)
    expect(statusOf(answer)).toBe(400)
    expect(answer.toString()).not.toContain('SECRET')
  })

  it.each(['/link.txt', '/up/secret.txt', '/up/build-other/secret.txt', '/%252e%252e/secret.txt', '/..;/secret.txt'])(
    'GET %s -> 404',
    async (path) => {
      const answer = await sendRaw(`GET ${path} HTTP/1.1`)
      expect(statusOf(answer)).toBe(404)
      expect(answer.toString()).not.toContain('SECRET')
    },
  )

  it('a redirect -> stays on this host', async () => {
    const answer = (await sendRaw('GET /plain/ HTTP/1.1')).toString()
    expect(answer).toMatch(/^location: \/plain\r$/im)
  })

  it('a client that leaves in the middle -> the server goes on', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n')
        socket.destroy()
      })
      socket.on('close', () => resolve())
    })
    expect((await get('/')).status).toBe(200)
  })

  it.skipIf(process.platform !== 'linux')('a client that leaves while many answers wait -> every file is closed', async () => {
    const file = join(directory, 'video.mp4')
    // More than a connection buffers.
    writeFileSync(file, Buffer.alloc(16_000_000))
    const countOpen = (): number =>
      readdirSync('/proc/self/fd').filter((name) => {
        try {
          return readlinkSync(`/proc/self/fd/${name}`) === realpathSync(file)
        } catch {
          return false
        }
      }).length
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /video.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20)))
    socket.pause()
    await vi.waitFor(() => expect(countOpen()).toBe(20), { timeout: 30_000 })
    socket.destroy()
    await vi.waitFor(() => expect(countOpen()).toBe(0), { timeout: 30_000 })
  })

  it('two Host headers -> refused', async () => {
    expect(statusOf(await sendRaw('GET / HTTP/1.1', 'Host: y\r\n'))).toBe(400)
    expect(statusOf(await sendRaw('GET / HTTP/1.1', 'hOST: x\r\n'))).toBe(400)
  })
})

describe('base URL', () => {
  it('paths below it -> served; the root and the form without a slash -> lead to it; others -> 404', async () => {
    const below = await startPreviewServer({ directory, port: 0, baseUrl: '/sub/path/' })
    try {
      expect(new URL(below.url).pathname).toBe('/sub/path/')
      const ask = (path: string) => fetch(new URL(path, below.url), { redirect: 'manual' })
      expect(await (await ask('/sub/path/about')).text()).toContain('About')
      expect((await ask('/sub/path/assets/js/app-ABCD2345.js')).headers.get('cache-control')).toContain('immutable')
      expect((await ask('/sub/path')).headers.get('location')).toBe('/sub/path/')
      expect((await ask('/?x=1')).headers.get('location')).toBe('/sub/path/?x=1')
      expect((await ask('/about')).status).toBe(404)
      expect((await ask('/sub/pathology')).status).toBe(404)
    } finally {
      await below.close()
    }
  })
})

describe('starting', () => {
  it('no host -> this machine only', () => expect(new URL(server.url).hostname).toBe('127.0.0.1'))

  it('a port in use -> says so, and how to choose another', async () => {
    await expect(startPreviewServer({ directory, port, baseUrl: '/' })).rejects.toMatchObject({
      name: 'ServerStartError',
      message: `Port ${port} is in use by another program.`,
      hint: 'Stop that program, or choose another port with --port.',
    })
  })

  it('a folder without a build, or none -> says to build', async () => {
    for (const folder of [root, join(root, 'nope'), join(root, 'secret.txt')]) {
      await expect(startPreviewServer({ directory: folder, port: 0, baseUrl: '/' })).rejects.toMatchObject({
        message: `Expected a built site in "${folder}", found none.`,
        hint: 'Run `sitegen build` first.',
      })
    }
  })

  it('an address of another machine -> refused', async () => {
    await expect(startPreviewServer({ directory, host: '192.0.2.1', port: 0, baseUrl: '/' })).rejects.toMatchObject({
      message: '"192.0.2.1" is not an address of this machine.',
    })
  })

  it('all addresses and IPv6 -> a URL that a browser opens', async () => {
    const everywhere = await startPreviewServer({ directory, host: '0.0.0.0', port: 0, baseUrl: '/' })
    expect(new URL(everywhere.url).hostname).toBe('localhost')
    await everywhere.close()
  })

  it('a build without a 404 page after it started -> a plain answer', async () => {
    const bare = join(root, 'bare')
    mkdirSync(bare)
    writeFileSync(join(bare, '404.html'), '')
    const started = await startPreviewServer({ directory: bare, port: 0, baseUrl: '/' })
    rmSync(join(bare, '404.html'))
    const response = await fetch(new URL('/x', started.url))
    expect([response.status, await response.text()]).toEqual([404, 'Not found.\n'])
    await started.close()
  })

  it('a file that is written while serving -> served', async () => {
    writeFileSync(join(directory, 'late.html'), 'late')
    expect(await (await get('/late')).text()).toBe('late')
  })
})
