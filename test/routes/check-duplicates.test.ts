import { describe, expect, test } from 'vitest'
import { checkDuplicates } from '../../src/routes/check-duplicates.ts'
import { notFoundRoute } from '../../src/routes/not-found-route.ts'
import type { Route } from '../../src/routes/route.ts'
import { pageRoute } from './make-route.ts'

interface Options {
  staticFiles?: Record<string, string>
  trailingSlash?: boolean
  policy?: 'ignore' | 'log' | 'warn' | 'throw'
}

function check(routes: Route[], { staticFiles = {}, trailingSlash, policy = 'warn' }: Options = {}) {
  const { routes: kept, diagnostics } = checkDuplicates({ routes, staticFiles, trailingSlash, policy })
  return { kept: kept.map(({ path, source }) => `${path} ${source ?? '-'}`), diagnostics }
}

describe('two routes for one page', () => {
  test('different paths -> all kept, nothing reported', () => {
    expect(check([pageRoute('/', 'i'), pageRoute('/a', 'a'), pageRoute('/a/b', 'b'), pageRoute('/ab', 'ab'), notFoundRoute()])).toEqual({
      kept: ['/ i', '/a a', '/a/b b', '/ab ab', '* -'],
      diagnostics: [],
    })
  })

  test('same path -> one diagnostic with all files; the first file is used', () => {
    const { kept, diagnostics } = check([pageRoute('/a', 'c.tsx'), pageRoute('/a', 'a.tsx'), pageRoute('/a', 'b.md')])
    expect(kept).toEqual(['/a a.tsx'])
    expect(diagnostics).toEqual([
      {
        id: 'route-duplicate',
        level: 'warning',
        message: '3 sources make the page /a: a.tsx, b.md, c.tsx. The first of them is used.',
        place: { file: 'a.tsx' },
        notes: [
          { message: 'The same path is made here.', place: { file: 'b.md' } },
          { message: 'The same path is made here.', place: { file: 'c.tsx' } },
        ],
        hint: 'Rename one of them, or give one another `slug`.',
      },
    ])
  })

  test.each([
    ['/a', '/a/', undefined],
    ['/a', '/A', undefined],
    ['/%C3%BC', '/ü', undefined],
    ['/\u00fc', '/u\u0308', undefined],
    ['/a', '/a/index.html', undefined],
    ['/a.html', '/a', false],
  ])('%s and %s, trailingSlash %s -> the same page', (left, right, trailingSlash) => {
    const { kept, diagnostics } = check([pageRoute(right, 'b'), pageRoute(left, 'a')], { trailingSlash })
    expect(kept).toEqual([`${left} a`])
    expect(diagnostics[0]?.message).toContain(' which are one page to many hosts: a, b.')
  })

  test('/a.html and /a without trailingSlash: false -> two pages', () => {
    expect(check([pageRoute('/a.html', 'a'), pageRoute('/a', 'b')]).diagnostics).toEqual([])
  })

  test('generated page and file -> the file is used; the generated one has no place', () => {
    const { kept, diagnostics } = check([pageRoute('/blog'), pageRoute('/blog', 'blog.tsx')])
    expect(kept).toEqual(['/blog blog.tsx'])
    expect(diagnostics[0]).toMatchObject({
      message: '2 sources make the page /blog: blog.tsx, the page of pages. The first of them is used.',
      place: { file: 'blog.tsx' },
    })
    expect(
      check([pageRoute('/x'), { ...pageRoute('/x'), context: { plugin: { name: 'blog', id: 'news' } } }]).diagnostics[0],
    ).not.toHaveProperty('place')
  })

  test('page at /404 that is written to 404.html -> the catch-all stays', () => {
    const { kept, diagnostics } = check([pageRoute('/404', '404.tsx'), notFoundRoute()], { trailingSlash: false })
    expect(kept).toEqual(['* -'])
    expect(diagnostics[0]?.message).toContain('the not-found page, 404.tsx')
  })

  test.each([
    ['ignore', []],
    ['log', ['info']],
    ['warn', ['warning']],
    ['throw', ['error']],
  ] as const)('policy %s -> levels %o', (policy, levels) => {
    const { kept, diagnostics } = check([pageRoute('/a', 'b'), pageRoute('/a', 'a')], { policy })
    expect(kept).toEqual(['/a a'])
    expect(diagnostics.map(({ level }) => level)).toEqual(levels)
  })
})

describe('pages and static files', () => {
  test.each([
    ['/a', undefined, '/a/index.html'],
    ['/a', false, '/a.html'],
    ['/a', false, '/A.html'],
  ])('page %s, trailingSlash %s, static file %s -> reported, the page is used', (path, trailingSlash, file) => {
    const { kept, diagnostics } = check([pageRoute(path, 'a.md')], { trailingSlash, staticFiles: { [file]: `static${file}` } })
    expect(kept).toEqual(['/a a.md'])
    expect(diagnostics[0]).toMatchObject({
      id: 'route-duplicate',
      level: 'warning',
      message: `The page /a, made from a.md, and the static file static${file} are both written to ${file.slice(1)}. The page is used.`,
      place: { file: `static${file}` },
      notes: [{ place: { file: 'a.md' } }],
    })
  })

  test('a file where another needs a folder -> an error under every policy, and the page that cannot be is left out', () => {
    const pages = check([pageRoute('/a.html', 'a.md'), pageRoute('/a.html/b', 'b.md')], { policy: 'ignore' })
    expect(pages.kept).toEqual(['/a.html a.md'])
    expect(pages.diagnostics).toMatchObject([
      { level: 'error', message: 'The page /a.html/b, made from b.md, needs a.html to be a folder, but a.md needs the opposite.' },
    ])
    const below = check([pageRoute('/files/a', 'a.md')], { staticFiles: { '/files': 'static/files' } })
    expect(below.kept).toEqual([])
    const above = check([pageRoute('/x.html', 'x.md')], { staticFiles: { '/x.html/y.png': 'static/x.html/y.png' } })
    expect(above.kept).toEqual([])
    expect(above.diagnostics[0]?.message).toBe(
      'The page /x.html, made from x.md, needs x.html to be a file, but static/x.html/y.png needs the opposite.',
    )
  })
})
