// Rules of a host in, `redirects` out, and what stays with the host.
import { rmSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { migrateSite } from '../../src/migrate/migrate-site.ts'
import { makeFolder } from '../cli/run-program.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function migrate(files: Record<string, string>, keys = '') {
  folder = makeFolder({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://example.com', baseUrl: '/', ${keys} }\n`,
    ...files,
  })
  const { text, left } = await migrateSite(folder, { generator: 'docusaurus', configFile: 'docusaurus.config.js' })
  const lines = text.split('\n').filter((line) => /\bfrom:|stays with the host/.test(line))
  return {
    redirects: lines.map((line) => line.trim().replace(/^redirects: \[|[,\]]+$/g, '')),
    left: left.map(({ file, line, key, reason }) => `${file}${line === undefined ? '' : `:${line}`} ${key}: ${reason}`),
  }
}

it('vercel.json -> redirects; conditions, patterns, rewrites stay', async () => {
  const vercel = {
    redirects: [
      { source: '/old', destination: '/new' },
      { source: '/old/', destination: '/again' },
      { source: '/chat', destination: 'https://chat.example', permanent: false },
      { source: '/older', destination: '/old' },
      { source: '/round', destination: '/about' },
      { source: '/about', destination: '/round' },
      { source: '/blog/:slug', destination: '/news/:slug' },
      { source: '/post/(\\d+)', destination: '/posts' },
      { source: '/me', destination: '/you', has: [{ type: 'header', key: 'x' }] },
      { source: '/guide', destination: '/guide/' },
    ],
    rewrites: [{ source: '/app', destination: '/app.html' }],
  }
  expect(await migrate({ 'vercel.json': JSON.stringify(vercel, undefined, 1) })).toEqual({
    redirects: [
      "{ from: '/old', to: '/new' }",
      "{ from: '/chat', to: 'https://chat.example' }",
      "{ from: '/older', to: '/new' }",
      "{ from: '/round', to: '/about' }",
      "{ from: '/about', to: '/round' }",
      '// What stays with the host, as vercel.json says it:',
    ],
    left: [
      'vercel.json:29 /blog/:slug, /post/(\\d+): each of `redirects` starts at one path',
      'vercel.json:37 /me: only the host knows who asks',
      'vercel.json:47 /guide: slashes at the end are what `trailingSlash` is for',
      'vercel.json:53 /app: only the host can answer with what is at another address',
    ],
  })
})

it('vercel.ts, which makes its rules with a package that is not installed -> the same', async () => {
  const program = `import { routes, type VercelConfig } from '@vercel/config/v1'
export const config: VercelConfig = {
  headers: [routes.cacheControl('/a/(.*)', { public: true })],
  redirects: [
    routes.redirect('/old', '/new', { permanent: false }),
    routes.redirect('/:all/x', '/new'),
  ],
  rewrites: [routes.rewrite('/api/(.*)', 'https://api.example/$1')],
}
`
  expect(await migrate({ 'vercel.ts': program })).toEqual({
    redirects: ["{ from: '/old', to: '/new' }", '// What stays with the host, as vercel.ts says it:'],
    left: [
      'vercel.ts:6 /:all/x: each of `redirects` starts at one path',
      'vercel.ts:8 /api/(.*): only the host can answer with what is at another address',
      'vercel.ts:3 headers: only the host can send them; `headers` writes those that the pages need (docs/security.md)',
    ],
  })
})

it('a vercel.ts that throws -> said', async () => {
  const { left } = await migrate({ 'vercel.ts': "throw new Error('no token')" })
  expect(left).toEqual(['vercel.ts vercel.ts: it could not be run: no token'])
})

it('netlify.toml and _redirects -> what counts before pages; the rest stays', async () => {
  const found = await migrate(
    {
      'netlify.toml':
        '[[redirects]]\nfrom = "/kit/old"\nto = "/kit/new"\nforce = true\n[[redirects]]\nfrom = "/up"\nto = "/kit/"\nforce = true\n',
      'public/_redirects':
        '/kit/first /elsewhere 301!\n/kit/soft /kit/new\nhttps://old.example/* https://example.com/:splat 301!\n/kit/gone /404 404\n',
      _redirects: '/kit/by a=:a /kit/new 301!\n',
    },
    "baseUrl: '/kit/', staticDirectories: ['public']",
  )
  expect(found).toEqual({
    redirects: [
      "{ from: '/old', to: '/new' }",
      "{ from: '/first', to: 'https://example.com/elsewhere' }",
      '// What stays with the host, as netlify.toml says it:',
      '// What stays with the host, as public/_redirects says it:',
      '// What stays with the host, as _redirects says it:',
    ],
    left: [
      'netlify.toml:6 /up: it is no path below the `baseUrl`',
      'public/_redirects:2 /kit/soft: where a page stands, the host shows it and leaves the rule out',
      'public/_redirects:3 https://old.example/*: it is for a host, and `redirects` are for paths',
      'public/_redirects:4 /kit/gone: only the host can answer with an error',
      '_redirects:1 /kit/by: a page does not see the query before it answers',
      '_redirects _redirects: only in a static folder it is published, and links to its paths are known',
    ],
  })
})
