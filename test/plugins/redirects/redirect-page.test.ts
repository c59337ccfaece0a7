import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import { DiagnosticError } from '../../../src/diagnostics/diagnostic.ts'
import { text } from '../../../src/lib/texts/text.ts'
import { redirectScript, redirectScriptHash, renderRedirectPage } from '../../../src/plugins/redirects/redirect-page.ts'
import { configOf } from '../../routes/planner-input.ts'

function render(to: string, site: Partial<SiteConfig> = {}): string {
  return renderRedirectPage(configOf(site), to, text)
}

/** What a browser would read out of the page. */
function read(html: string) {
  const found = { canonical: '', refresh: '', robots: '', link: '', linkText: '', scripts: [] as string[], tags: [] as string[] }
  let open = ''
  const parser = new Parser({
    onopentag(name, { rel, href, content, name: metaName, 'http-equiv': equivalent }) {
      open = name
      found.tags.push(name)
      if (name === 'link' && rel === 'canonical') found.canonical = href ?? ''
      if (equivalent === 'refresh') found.refresh = content ?? ''
      if (metaName === 'robots') found.robots = content ?? ''
      if (name === 'a') found.link = href ?? ''
    },
    ontext(text) {
      if (open === 'a') found.linkText += text
      if (open === 'script') found.scripts.push(text)
    },
    onclosetag() {
      open = ''
    },
  })
  parser.end(html)
  return found
}

describe('renderRedirectPage', () => {
  it('a path -> refresh, canonical link, noindex, a link and the one script', () => {
    expect(read(render('/docs/new'))).toMatchObject({
      canonical: 'https://example.com/docs/new',
      refresh: '0; url=/docs/new',
      robots: 'noindex',
      link: '/docs/new',
      linkText: 'https://example.com/docs/new',
      scripts: [redirectScript],
    })
  })

  it.each([
    ['/docs/new?a=1#b', { baseUrl: '/base/', trailingSlash: true }, '/base/docs/new/?a=1#b'],
    ['docs/new', {}, '/docs/new'],
    ['/größe d', {}, '/gr%C3%B6%C3%9Fe%20d'],
    ['https://other.example/x?a=1&b=2', {}, 'https://other.example/x?a=1&b=2'],
    ['//other.example/x', {}, 'https://other.example/x'],
  ])('%s with %j -> %s', (to, site, href) => {
    expect(read(render(to, site))).toMatchObject({ link: href, refresh: `0; url=${href}` })
  })

  it.each(['/"><script>alert(1)</script>', "/' onload=alert(1) x='", '/<!--', '/&quot;><b>', '/x?a="><i>#"><u>'])(
    '%s -> text, never a tag',
    (to) => {
      const { tags, scripts } = read(render(to))
      expect(tags).toEqual(read(render('/plain')).tags)
      expect(scripts).toEqual([redirectScript])
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:alert(1)', 'pathname:///x', 'https://', 'mailto:a@b.example'])(
    '%s -> redirect-broken with the target',
    (to) => {
      expect(() => render(to)).toThrow(DiagnosticError)
      expect(() => render(to)).toThrow(`A redirect leads to "${to}"`)
    },
  )
})

describe('the script', () => {
  function run(target: string, location: { search: string; hash: string }): string {
    let replaced = ''
    const replace = (url: string) => {
      replaced = url
    }
    const document = { getElementById: () => ({ href: target }) }
    runInNewContext(redirectScript, { URL, document, location: { ...location, replace } })
    return replaced
  }

  it.each([
    ['', '', 'https://example.com/new'],
    ['?a=1', '#b', 'https://example.com/new?a=1#b'],
  ])('query "%s", hash "%s" -> %s', (search, hash, expected) => {
    expect(run('https://example.com/new', { search, hash })).toBe(expected)
  })

  it('a target with a query and a hash -> its query first; the hash of the old address wins', () => {
    expect(run('https://example.com/new?x=1#y', { search: '?a=1', hash: '' })).toBe('https://example.com/new?x=1&a=1#y')
    expect(run('https://example.com/new?x=1#y', { search: '', hash: '#z' })).toBe('https://example.com/new?x=1#z')
  })

  it('-> its hash as a policy writes it', () => {
    expect(redirectScriptHash()).toBe(`'sha256-${createHash('sha256').update(redirectScript).digest('base64')}'`)
    expect(redirectScript).not.toMatch(/<\/|<!--/)
  })
})
