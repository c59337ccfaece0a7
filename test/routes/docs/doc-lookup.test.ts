// Lookups by which navbar items find documents, sidebars and versions.
import { describe, expect, test } from 'vitest'
import {
  findActiveDoc,
  findActiveVersion,
  findDoc,
  findDocs,
  findInVersion,
  findLastVersion,
  findMainDoc,
  findSidebarLink,
  selectVersions,
  versionCandidates,
} from '../../../src/routes/docs/doc-lookup.ts'
import { planDocsSite } from './docs-input.ts'

const site = planDocsSite({
  files: {
    'a.md': { title: 'A' },
    'new.md': {},
    'draft.md': { draft: true },
    '2.0:a.md': {},
    '2.0:b.md': { slug: '/' },
    '1.0:a.md': {},
    '1.0:old.md': {},
  },
  released: ['2.0', '1.0'],
  sidebars: { main: ['a', 'new'], links: [{ type: 'link', label: 'L', href: '/' }] },
  versionedSidebars: { '1.0': { past: ['a'] } },
}).table.site
const docs = findDocs(site.docs)

describe('findDocs', () => {
  test('unknown id -> error with the ids there are', () => {
    expect(() => findDocs(site.docs, 'constructor')).toThrow(
      'A docs feature is used, but the site has no docs collection with the ID "constructor". Available collections:\n- default',
    )
    expect(() => findDocs({})).toThrow('There are no collections.')
  })
})

describe('versions of a page', () => {
  test.each([
    ['/docs/next/a', 'current'],
    ['/docs/a/', '2.0'],
    ['/DOCS/1.0', '1.0'],
    ['/docs/1.0x', '2.0'],
    ['/documents', undefined],
  ])('%s -> %s', (path, name) => {
    expect(findActiveVersion(docs, path)?.name).toBe(name)
  })

  test('candidates -> active, preferred, last, each once', () => {
    const names = (path: string, preferred?: string | null) => versionCandidates(docs, path, preferred).map(({ name }) => name)
    expect(names('/docs/1.0/a', 'current')).toEqual(['1.0', 'current', '2.0'])
    expect(names('/docs/a', '2.0')).toEqual(['2.0'])
    expect(names('/', null)).toEqual(['2.0'])
    expect(names('/', 'gone')).toEqual(['2.0'])
  })

  test('last version -> the one marked; no version -> error', () => {
    expect(findLastVersion(docs).name).toBe('2.0')
    expect(() => findLastVersion({ ...docs, versions: [] })).toThrow('The docs collection with the ID "default" has no versions.')
  })

  test('document of a page, and the same one in another version', () => {
    const active = findActiveDoc(docs, '/docs/1.0/a/')
    expect(active?.path).toBe('/docs/1.0/a')
    expect(findActiveDoc(docs, '/docs/1.0/none')).toBeUndefined()
    const last = findLastVersion(docs)
    expect(findInVersion(last, active)?.path).toBe('/docs/a')
    expect(findInVersion(last, { id: 'old', path: '/docs/1.0/old' })?.path).toBe('/docs/')
    expect(findInVersion(last, undefined)).toEqual(findMainDoc(last))
  })
})

describe('findDoc', () => {
  test('first version that has it; draft -> undefined', () => {
    const candidates = versionCandidates(docs, '/docs/next/a')
    expect(findDoc(candidates, 'a')?.path).toBe('/docs/next/a')
    expect(findDoc(candidates, 'b')?.path).toBe('/docs/')
    expect(findDoc(candidates, 'draft')).toBeUndefined()
  })

  test('unknown -> error that lists each id once, one on a line', () => {
    expect(() => findDoc(versionCandidates(docs, '/docs/1.0/a'), 'x')).toThrow(
      'Cannot find a document with the ID "x" in versions 1.0, 2.0. Available document IDs:\n- a\n- old\n- b',
    )
  })
})

describe('findSidebarLink', () => {
  test('first version that has it -> its first link', () => {
    expect(findSidebarLink(docs.versions, 'main')).toEqual({ path: '/docs/next/a', label: 'A' })
    expect(findSidebarLink(docs.versions, 'past')).toEqual({ path: '/docs/1.0/a', label: 'a' })
  })

  test('unknown -> error that lists the sidebars', () => {
    expect(() => findSidebarLink(docs.versions.slice(0, 1), 'constructor')).toThrow(
      'Cannot find a sidebar with the ID "constructor" in version current. Available sidebar IDs:\n- main\n- links',
    )
  })

  test('nothing to link to -> error', () => {
    expect(() => findSidebarLink(docs.versions, 'links')).toThrow(
      new Error(`DocSidebarNavbarItem: Sidebar with ID "links" doesn't have anything to be linked to.`),
    )
  })
})

describe('selectVersions', () => {
  const select = (wanted?: Parameters<typeof selectVersions>[1]) =>
    selectVersions(docs, wanted).map(({ version, label }) => `${version.name} ${label}`)

  test('all, some, or some with labels', () => {
    expect(select()).toEqual(['current Next', '2.0 2.0', '1.0 1.0'])
    expect(select(['1.0', 'current'])).toEqual(['1.0 1.0', 'current Next'])
    expect(select({ '1.0': { label: 'Old' }, '2.0': {} })).toEqual(['1.0 Old', '2.0 2.0'])
  })

  test('unknown -> error that lists the versions', () => {
    expect(() => select(['3.0'])).toThrow(
      'There is no docs version with the name "3.0". Check the `versions` of the navbar item of type docsVersionDropdown. Available versions:\n- current\n- 2.0\n- 1.0',
    )
  })
})
