import { describe, expect, it } from 'vitest'
import { renderSidebarRows } from '../../../src/client/shell/render-sidebar-rows.ts'

describe('renderSidebarRows', () => {
  it('a link -> its row; the page itself -> marked', () => {
    expect(renderSidebarRows([{ label: 'A', href: '/a' }])).toBe('<li><a href="/a">A</a></li>')
    expect(renderSidebarRows([{ label: 'A', href: '/a', current: true }])).toBe('<li><a href="/a" aria-current="page">A</a></li>')
  })

  it('labels, addresses and class names with markup -> text', () => {
    const evil = '"><script>alert(1)</script>'
    const html = renderSidebarRows([
      { label: evil, href: evil, className: evil },
      { category: true, label: evil, className: evil, items: [{ label: evil, href: evil }] },
      { more: 'after', count: 2, href: evil },
    ])
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/="[^"]*">[^<]*alert[^<]*">/)
    expect(html.match(/<(\w+)/g)?.every((tag) => ['<li', '<a', '<span', '<ul'].includes(tag))).toBe(true)
  })

  it('categories -> open, active, fixed and with a page of their own, as the script reads them', () => {
    expect(
      renderSidebarRows([{ category: true, label: 'A', href: '/a', page: true, active: true, items: [{ label: 'B', href: '/b' }] }]),
    ).toBe('<li class="category open active" data-page=""><a href="/a">A</a><ul class="sidebar-list"><li><a href="/b">B</a></li></ul></li>')
    expect(renderSidebarRows([{ category: true, label: 'A', fixed: true }])).toBe(
      '<li class="category" data-fixed=""><span class="sidebar-link">A</span></li>',
    )
  })

  it('a link that leaves the site -> a new tab, and said so', () => {
    const html = renderSidebarRows([{ label: 'A', href: 'https://example.org/', external: true }])
    expect(html).toContain('target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('aria-label="(opens in new tab)"')
  })

  it('html of the sidebars file -> as it is', () => {
    expect(renderSidebarRows([{ html: '<hr>' }, { html: '<b>A</b>', raw: true }])).toBe(
      '<li class="sidebar-html"><hr></li><li class="sidebar-raw"><b>A</b></li>',
    )
  })
})
