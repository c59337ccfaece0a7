// Two sites, each of a few lines of HTML: what counts as the same, and what does not.
import { describe, expect, it } from 'vitest'
import { compareSites } from '../../src/compare/compare-sites.ts'
import { readBuiltPage } from '../../src/compare/read-built-page.ts'
import { type BuiltSite, keyOf } from '../../src/compare/read-built-site.ts'
import { readHostRedirects } from '../../src/plugins/redirects/check/host-redirects.ts'

function site(pages: Record<string, string>, more: Partial<BuiltSite> = {}): BuiltSite {
  const entries = Object.entries(pages).map(([file, html]) => [keyOf(`/${file}`), readBuiltPage(html, file)] as const)
  return { name: 'site', base: '/', pages: new Map(entries), files: new Set(), hostRedirects: undefined, isList: false, ...more }
}

describe('keyOf', () => {
  it.each([
    ['/docs/a', '/docs/a'],
    ['/docs/a/', '/docs/a'],
    ['/docs/a.html?x=1#y', '/docs/a'],
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/Docs/A', '/Docs/A'],
  ])('%s -> %s', (path, key) => expect(keyOf(path)).toBe(key))
  it('below a base -> without it', () => {
    expect(keyOf('/kit/docs/', '/kit/')).toBe('/docs')
    expect(keyOf('/kit', '/kit/')).toBe('/')
    expect(keyOf('/kitten', '/kit/')).toBe('/kitten')
  })
})

describe('addresses', () => {
  const old = site({ 'a.html': '<main>A</main>', 'b/index.html': '<main>B</main>' })
  const refresh = (to: string): string => `<meta http-equiv="refresh" content="0; url=${to}"><p>Moved</p>`

  it('a page with a refresh, a rule of the host -> moved', () => {
    const after = site(
      { 'a/index.html': refresh('/c/'), 'c/index.html': '<main>A</main>' },
      { hostRedirects: readHostRedirects('/b /c 301\n', '/') },
    )
    const { lost, moved, added } = compareSites(old, after)
    expect([lost, added]).toEqual([[], []])
    expect(moved).toEqual([
      { path: '/a', to: '/c' },
      { path: '/b', to: '/c' },
    ])
  })

  it('a redirect that leads nowhere, or in a circle -> lost', () => {
    const after = site({ 'a.html': refresh('/none'), 'b.html': refresh('./b') })
    expect(compareSites(old, after).lost.map(({ path }) => path)).toEqual(['/a', '/b'])
  })

  it('an address with `.html` that was a redirect -> still answered where that is the name of the file, lost where it is not', () => {
    const before = site({ 'a.html': '<main>A</main>', 'a.html.html': refresh('/a') })
    expect(compareSites(before, site({ 'a.html': '<main>A</main>' }))).toMatchObject({ lost: [], moved: [] })
    expect(compareSites(before, site({ 'a/index.html': '<main>A</main>' })).lost).toMatchObject([{ path: '/a.html' }])
  })

  it('a redirect of the old site -> an address like any other', () => {
    expect(compareSites(site({ 'x.html': refresh('/a') }), site({ 'a.html': '' })).lost).toMatchObject([{ path: '/x' }])
  })

  it('another case -> lost, and said', () => {
    expect(compareSites(old, site({ 'A.html': '', 'b.html': '' })).lost).toMatchObject([{ path: '/a', likely: '/A' }])
  })
})

describe('pages', () => {
  const compare = (before: string, after: string) => compareSites(site({ 'a.html': before }), site({ 'a.html': after }))

  it('other markup, menus, marks behind headings, spaces -> the same text', () => {
    const { texts } = compare(
      '<nav>Menu</nav><main><div><h2 id="x">Set up<a href="#x">#</a></h2><p>One\n two <b>three</b></p><button>Copy</button></div></main>',
      '<main><aside>On this page</aside><h2 id="x"><a href="#x">Set up</a>\u200b</h2><section>One two three</section></main><footer>F</footer>',
    )
    expect(texts).toEqual([])
  })

  it('words -> counted, in the order of the page', () => {
    expect(compare('<main>one two three</main>', '<main>one four three five</main>').texts).toEqual([
      {
        path: '/a',
        removed: 1,
        added: 2,
        parts: [
          { kind: 'both', text: 'one' },
          { kind: 'removed', text: 'two' },
          { kind: 'added', text: 'four' },
          { kind: 'both', text: 'three' },
          { kind: 'added', text: 'five' },
        ],
      },
    ])
  })

  it('ids of headings, and ids that the old site links to -> lost; others are not', () => {
    const before =
      '<main><h2 id="x">X</h2><p id="y"></p><p id="z"></p><a href="#y">y</a><a href="#main-content">skip</a><i id="main-content"></i></main>'
    expect(compare(before, '<main></main>').lostAnchors).toEqual([{ path: '/a', file: 'a.html', ids: ['x', 'y'] }])
    expect(compare(before, '<main><a name="x"></a><i id="y"></i></main>').lostAnchors).toEqual([])
  })

  it('the top of a page, and panels of tabs -> not lost', () => {
    const before =
      '<main><h1 id="_top">T</h1><a href="#_top">T</a><a href="#tab-panel-0-1">One</a><section id="tab-panel-0-1">a</section></main>'
    expect(compare(before, '<main><h1>T</h1>a</main>').lostAnchors).toEqual([])
  })

  it('heads -> what differs', () => {
    const head = (title: string, robots: string): string =>
      `<html lang="en"><head><title>${title}</title><meta name="robots" content="${robots}"></head>`
    expect(compare(head('A', 'noindex'), head('B', 'noindex')).heads).toEqual([{ path: '/a', field: 'title', before: 'A', after: 'B' }])
    expect(compare(head('A', 'noindex'), '<html lang="de"><title>A</title>').heads.map(({ field }) => field)).toEqual([
      'robots',
      'language',
    ])
  })

  it('HTML without end tags and quotes -> read all the same', () => {
    expect(
      compare(
        '<html lang=en><title>A</title><main><p>one<p>two<ul><li>three<li>four</ul></main>',
        '<html lang="en"><title>A</title><main><p>one</p><p>two</p><p>three</p><p>four</p></main>',
      ).texts,
    ).toEqual([])
  })
})
