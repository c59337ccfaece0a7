import { describe, expect, it } from 'vitest'
import { shareSidebar } from '../../../src/routes/docs/shared-sidebar.ts'
import { writeSharedSidebar } from '../../../src/routes/docs/write-shared-sidebar.ts'
import { category, link } from '../../theme/sample-site.ts'

const address = { baseUrl: '/base/', trailingSlash: undefined, locales: [] }
const secret = link('Secret', '/secret', { unlisted: true })

describe('shareSidebar', () => {
  it('a path -> with the base URL; an address -> as it is, in a new tab; pathname:// -> no page', () => {
    expect(shareSidebar([link('A', '/a'), link('B', 'https://example.org/'), link('C', 'pathname:///c')], address)).toEqual([
      { label: 'A', href: '/base/a' },
      { label: 'B', href: 'https://example.org/', external: true },
      { label: 'C', href: '/base/c', external: true, unchecked: true },
    ])
  })

  it('a category -> its own page, else the first one below it', () => {
    const items = [category('A', [link('A1', '/a1')], { href: '/a' }), category('B', [category('C', [link('C1', '/c1')])])]
    expect(shareSidebar(items, address)).toMatchObject([
      { href: '/base/a', page: true },
      { href: '/base/c1', items: [{ href: '/base/c1' }] },
    ])
    expect(shareSidebar(items, address)[1]).not.toHaveProperty('page')
  })

  it('unlisted pages, and a category with nothing else -> marked as hidden', () => {
    const [hidden, empty, own] = shareSidebar([secret, category('A', [secret]), category('B', [secret], { href: '/b' })], address)
    expect([hidden, empty, own].map((item) => item !== undefined && 'hidden' in item)).toEqual([true, true, false])
  })

  it('a category with nothing but HTML -> stays, open, because no link leads into it', () => {
    const banner = { type: 'html' as const, value: '<b>Banner</b>', defaultStyle: true }
    expect(shareSidebar([category('A', [banner, secret], { collapsed: true })], address)).toEqual([
      { label: 'A', fixed: true, open: true, items: [{ html: '<b>Banner</b>' }, expect.objectContaining({ hidden: true })] },
    ])
  })
})

describe('the language of a label', () => {
  it('a title that nobody has translated -> says its language', () => {
    const locales = [{ name: 'en', htmlLang: 'en-GB' }]
    expect(shareSidebar([link('A', '/a', { textLocale: 'en' }), link('B', '/b')], { ...address, locales })).toEqual([
      { label: 'A', href: '/base/a', lang: 'en-GB' },
      { label: 'B', href: '/base/b' },
    ])
  })
})

describe('writeSharedSidebar', () => {
  it('the same items -> the same file; another label -> another name', () => {
    const one = writeSharedSidebar([link('A', '/a')], address)
    expect(one.path).toMatch(/^\/assets\/data\/sidebar-[\da-f]{10}\.json$/)
    expect(writeSharedSidebar([link('A', '/a')], address)).toEqual(one)
    expect(writeSharedSidebar([link('B', '/a')], address).path).not.toBe(one.path)
  })

  it('unlisted pages -> not in the file, whoever links to them', () => {
    const items = [secret, category('A', [link('A1', '/a1'), secret], { href: '/secret', linkUnlisted: true }), category('B', [secret])]
    const { text } = writeSharedSidebar(items, address)
    expect(text).not.toContain('ecret')
    expect(JSON.parse(text)).toEqual([{ label: 'A', href: '/base/a1', items: [{ label: 'A1', href: '/base/a1' }] }])
  })
})
