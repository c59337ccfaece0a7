import { describe, expect, it } from 'vitest'
import { renderCategoryRow, renderHtmlRow, renderLinkRow, renderMoreRow } from '../../../src/client/shell/render-sidebar-rows.ts'

describe('the rows of a sidebar', () => {
  it('a link -> its row; the page itself -> marked', () => {
    expect(renderLinkRow({ label: 'A', href: '/a' }, false)).toBe('<li><a href="/a">A</a></li>')
    expect(renderLinkRow({ label: 'A', href: '/a' }, true)).toBe('<li><a href="/a" aria-current="page">A</a></li>')
  })

  it('labels, addresses and class names with markup -> text', () => {
    const evil = '"><script>alert(1)</script>'
    const html = [
      renderLinkRow({ label: evil, href: evil, className: evil }, false),
      renderCategoryRow({ label: evil, className: evil }, { rows: renderLinkRow({ label: evil, href: evil }, false) }),
      renderMoreRow('after', 2, evil),
    ].join('')
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/="[^"]*">[^<]*alert[^<]*">/)
    expect(html.match(/<(\w+)/g)?.every((tag) => ['<li', '<a', '<span', '<ul'].includes(tag))).toBe(true)
  })

  it('categories -> open, active, fixed and with a page of their own, as the script reads them', () => {
    expect(
      renderCategoryRow({ label: 'A', href: '/a', page: true }, { active: true, rows: renderLinkRow({ label: 'B', href: '/b' }, false) }),
    ).toBe('<li class="category open active" data-page=""><a href="/a">A</a><ul class="sidebar-list"><li><a href="/b">B</a></li></ul></li>')
    expect(renderCategoryRow({ label: 'A', fixed: true }, {})).toBe(
      '<li class="category" data-fixed=""><span class="sidebar-link">A</span></li>',
    )
  })

  it('a link that leaves the site -> a new tab, and said so', () => {
    const html = renderLinkRow({ label: 'A', href: 'https://example.org/', external: true }, false)
    expect(html).toContain('target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('aria-label="(opens in new tab)"')
  })

  it('html of the sidebars file -> as it is', () => {
    expect(renderHtmlRow({ html: '<hr>' }) + renderHtmlRow({ html: '<b>A</b>', raw: true })).toBe(
      '<li class="sidebar-html"><hr></li><li class="sidebar-raw"><b>A</b></li>',
    )
  })
})
