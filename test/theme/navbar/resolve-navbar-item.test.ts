import { describe, expect, it } from 'vitest'
import type { NavbarItem } from '../../../src/config/shell-options.ts'
import type { Route } from '../../../src/routes/route.ts'
import { resolveNavbarItem } from '../../../src/theme/navbar/resolve-navbar-item.ts'
import { docRoute, sampleLocale, sampleSite, sampleVersion } from '../sample-site.ts'

const home: Route = {
  kind: 'page',
  path: '/',
  exact: true,
  context: { plugin: { name: 'content-pages', id: 'default' } },
  metadata: {},
  props: {},
}

const at = (path: string): Route => ({ ...home, path })
const resolve = (item: NavbarItem, route: Route = home, site = sampleSite()) => resolveNavbarItem(item, { site, route })

function errorOf(item: NavbarItem, route: Route = home): Error {
  try {
    resolve(item, route)
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('Expected the item to fail.')
}

const causeOf = (item: NavbarItem): string => {
  const { cause } = errorOf(item)
  return cause instanceof Error ? cause.message : ''
}

describe('resolveNavbarItem [spec 3.08]', () => {
  it('an item without a type -> a link', () => {
    expect(resolve({ to: '/about', label: 'About' })).toMatchObject({ kind: 'link', target: '/about', label: 'About', active: false })
  })

  it('an item without a type that has items -> a dropdown', () => {
    expect(resolve({ label: 'More', items: [{ to: '/a', label: 'A' }] })).toMatchObject({
      kind: 'dropdown',
      label: 'More',
      entries: [{ kind: 'link', label: 'A' }],
    })
  })

  it('a dropdown with a target of its own -> the target is its first entry', () => {
    const entry = resolve({ type: 'dropdown', label: 'More', to: '/more', items: [{ to: '/a', label: 'A' }] })
    expect(entry).toMatchObject({ entries: [{ target: '/more', label: 'More' }, { target: '/a' }] })
  })

  it('a dropdown in a dropdown -> an error', () => {
    const inner: NavbarItem = { type: 'dropdown', label: 'B', items: [] }
    expect(causeOf({ type: 'dropdown', label: 'A', items: [inner] })).toBe('A dropdown of the navbar cannot have a dropdown in it.')
  })

  it('search and html -> as they are', () => {
    expect(resolve({ type: 'search' })).toMatchObject({ kind: 'search' })
    expect(resolve({ type: 'html', value: '<b>x</b>' })).toMatchObject({ kind: 'html', html: '<b>x</b>' })
  })

  it('doc -> its path; the label is the id unless there is one', () => {
    expect(resolve({ type: 'doc', docId: 'intro' })).toMatchObject({ target: '/docs/', label: 'intro', active: false })
    expect(resolve({ type: 'doc', docId: 'intro', label: 'Start' }, docRoute())).toMatchObject({ label: 'Start', active: true })
  })

  it('doc that is a draft, or unlisted on another page -> nothing', () => {
    expect(resolve({ type: 'doc', docId: 'unfinished' })).toBeUndefined()
    expect(resolve({ type: 'doc', docId: 'hidden' })).toBeUndefined()
    expect(resolve({ type: 'doc', docId: 'hidden' }, docRoute({}, { path: '/docs/hidden' }))).toMatchObject({ active: true })
  })

  it('docSidebar -> its first link, active on its pages', () => {
    expect(resolve({ type: 'docSidebar', sidebarId: 'guides' })).toMatchObject({ target: '/docs/', label: 'Introduction', active: false })
    expect(resolve({ type: 'docSidebar', sidebarId: 'guides' }, docRoute())).toMatchObject({ active: true })
  })

  it('docsVersion -> the main document of the version of the page, else of the latest', () => {
    expect(resolve({ type: 'docsVersion' })).toMatchObject({ target: '/docs/', label: 'Next' })
    const old = docRoute({ docs: { id: 'default', version: '1.0' } }, { path: '/docs/1.0/gone' })
    expect(resolve({ type: 'docsVersion' }, old)).toMatchObject({ target: '/docs/1.0/', label: '1.0', active: true })
  })

  it('docsVersionDropdown -> the same document in each version, else its main one', () => {
    expect(resolve({ type: 'docsVersionDropdown' }, docRoute({ id: 'intro' }, { path: '/docs/' }))).toMatchObject({
      kind: 'dropdown',
      label: 'Next',
      entries: [
        { label: 'Next', target: '/docs/', active: true },
        { label: '1.0', target: '/docs/1.0/', active: false },
      ],
    })
    const gone = docRoute({ id: 'gone', docs: { id: 'default', version: '1.0' } }, { path: '/docs/1.0/gone' })
    expect(resolve({ type: 'docsVersionDropdown' }, gone)).toMatchObject({
      label: '1.0',
      entries: [{ target: '/docs/' }, { target: '/docs/1.0/gone' }],
    })
  })

  it('docsVersionDropdown with one version -> a link', () => {
    const site = sampleSite()
    site.docs.default = { id: 'default', path: '/docs', breadcrumbs: true, versions: [sampleVersion()] }
    expect(resolve({ type: 'docsVersionDropdown' }, home, site)).toMatchObject({ kind: 'link', label: 'Next', target: '/docs/' })
    expect(resolve({ type: 'docsVersionDropdown', versions: { '1.0': { label: 'Old' } } })).toMatchObject({ kind: 'link', label: 'Old' })
  })

  it('a page outside of the docs -> where links lead for each version that a reader may prefer; inside, and with one version, nothing', () => {
    const targets = { current: { target: '/docs/' }, '1.0': { target: '/docs/1.0/' } }
    expect(resolve({ type: 'doc', docId: 'intro' }, at('/about'))).toMatchObject({ versions: { docs: 'default', targets } })
    expect(resolve({ type: 'docsVersion' }, at('/about'))).toMatchObject({
      versions: { targets: { current: { target: '/docs/', label: 'Next' }, '1.0': { target: '/docs/1.0/', label: '1.0' } } },
    })
    expect(resolve({ type: 'docsVersionDropdown' }, at('/about'))).toMatchObject({
      versions: { targets: { '1.0': { label: '1.0' } } },
      entries: [{ version: { docs: 'default', name: 'current' } }, { version: { docs: 'default', name: '1.0' } }],
    })
    expect(resolve({ type: 'doc', docId: 'intro' }, docRoute())).toMatchObject({ versions: undefined })
    const site = sampleSite()
    site.docs.default = { id: 'default', path: '/docs', breadcrumbs: true, versions: [sampleVersion()] }
    expect(resolve({ type: 'doc', docId: 'intro' }, at('/about'), site)).toMatchObject({ versions: undefined })
  })

  it('localeDropdown -> the same page in each language', () => {
    const fr = { ...sampleLocale('fr', 'fr-FR'), label: 'Français' }
    const site = sampleSite()
    site.config.locales = [...site.config.locales, fr]
    expect(resolve({ type: 'localeDropdown', queryString: 'from=menu' }, at('/about'), site)).toMatchObject({
      kind: 'dropdown',
      label: 'English',
      entries: [
        { label: 'English', lang: 'en', target: '/about?from=menu', active: true },
        { label: 'Français', lang: 'fr-FR', target: 'pathname:///fr/about?from=menu', active: false },
      ],
    })
  })

  it.each([
    [{ to: '/blog', label: 'x' }, '/blog/post', true],
    [{ to: '/blog/', label: 'x' }, '/Blog', true],
    [{ to: '/blog', label: 'x' }, '/blogger', false],
    [{ to: '/', label: 'x' }, '/blog', false],
    [{ to: '/a', activeBasePath: '/blog', label: 'x' }, '/blog/post', true],
    [{ to: '/a', activeBasePath: '/nothing', activeBaseRegex: '/(blog|learn)/', label: 'x' }, '/LEARN/x', true],
    [{ href: 'https://example.com/blog', label: 'x' }, '/blog', false],
  ])('%j on %s -> active: %s', (item, path, active) => {
    expect(resolve(item, at(path))).toMatchObject({ active })
  })

  it('a dropdown with the page in it -> active', () => {
    expect(resolve({ label: 'More', items: [{ to: '/a', label: 'A' }] }, at('/a/b'))).toMatchObject({ active: true })
  })
})

describe('resolveNavbarItem: errors', () => {
  const unknown: NavbarItem = JSON.parse('{ "type": "docsVerison", "label": "Docs" }')

  it('an unknown type -> names it', () => {
    expect(causeOf(unknown)).toBe('No NavbarItem component found for type "docsVerison".')
  })

  it('[spec 8.14] any failure -> tells the owner to check the item, shows it, keeps the cause', () => {
    const error = errorOf(unknown)
    expect(error.message).toContain('Check this item in `navbar.items` of the site configuration')
    expect(error.message).toContain(JSON.stringify(unknown, null, 2))
    expect(error.cause).toBeInstanceOf(Error)
  })

  it('a sidebar without a link -> says that it leads nowhere', () => {
    expect(causeOf({ type: 'docSidebar', sidebarId: 'empty' })).toBe(
      'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.',
    )
  })

  it('an unknown sidebar, document, version or docs id -> lists those that there are', () => {
    expect(causeOf({ type: 'docSidebar', sidebarId: 'guide' })).toMatch(/"guide"[\s\S]*- guides/)
    expect(causeOf({ type: 'doc', docId: 'introduction' })).toMatch(/"introduction"[\s\S]*- intro\n- guide\/first/)
    expect(causeOf({ type: 'docsVersionDropdown', versions: ['2.0'] })).toMatch(/"2\.0"[\s\S]*- current\n- 1\.0/)
    expect(causeOf({ type: 'doc', docId: 'intro', docsPluginId: 'api' })).toMatch(/"api"[\s\S]*- default/)
  })

  it('a link without a target -> says what it needs', () => {
    expect(causeOf({ label: 'Nowhere' })).toContain('needs `to`')
  })

  it('an item inside a dropdown -> the message shows the item that is in the configuration', () => {
    const item: NavbarItem = { type: 'dropdown', label: 'Docs', items: [{ type: 'doc', docId: 'nope' }] }
    expect(errorOf(item).message).toContain('"label": "Docs"')
  })
})
