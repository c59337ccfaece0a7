// Which sidebar a document is shown with, its neighbours, and its trail.
import { describe, expect, test } from 'vitest'
import { type DocsInput, planDocsSite } from './docs-input.ts'

const files = { 'a.md': { title: 'A' }, 'b.md': { title: 'B' }, 'c.md': { title: 'C' }, 'd.md': { title: 'D' } }

/** `previous < document > next` by labels. */
function paging(input: DocsInput, id: string): string {
  const { previous, next } = planDocsSite(input).doc(id).props
  return `${previous?.label ?? '-'} < ${id} > ${next?.label ?? '-'}`
}

describe('sidebar of a document', () => {
  test('in several -> the last in the order of the file; the others still link to it', () => {
    const { doc, sidebar, version } = planDocsSite({ files, sidebars: { one: ['a', 'b'], two: ['b', 'c'] } })
    expect([doc('a').sidebar, doc('b').sidebar, doc('c').sidebar]).toEqual(['one', 'two', 'two'])
    expect(sidebar('one')).toMatchObject([{ docId: 'a' }, { docId: 'b' }])
    expect(doc('b').props).toMatchObject({ sidebarKey: 'default/current/two', next: { label: 'C' } })
    expect(doc('a').props.next).toEqual({ label: 'B', path: '/docs/b' })
    expect(version().docs.find(({ id }) => id === 'b')?.sidebar).toBe('two')
  })

  test('[spec 2.16] in none, or as a ref alone -> no sidebar, no paging, no trail', () => {
    const { doc, version } = planDocsSite({ files, sidebars: { main: ['a', { type: 'ref', id: 'b' }] } })
    for (const id of ['b', 'c']) {
      expect(doc(id).sidebar).toBeUndefined()
      expect(doc(id).props).toMatchObject({ breadcrumbs: [] })
      expect(doc(id).props.sidebarKey).toBeUndefined()
      expect(doc(id).props.previous).toBeUndefined()
    }
    expect(version().docs.find(({ id }) => id === 'b')).toEqual({ id: 'b', path: '/docs/b' })
  })

  test('displayed_sidebar -> that sidebar; null -> none', () => {
    const sidebars = { one: ['a'], two: ['b', 'c'] }
    const { doc } = planDocsSite({
      files: { ...files, 'a.md': { displayedSidebar: 'two' }, 'b.md': { displayedSidebar: null } },
      sidebars,
    })
    expect(doc('a').sidebar).toBe('two')
    expect(doc('a').props.sidebarKey).toBe('default/current/two')
    expect(doc('a').props.next).toBeUndefined()
    expect(doc('b').sidebar).toBeUndefined()
  })

  test('displayed_sidebar that does not exist -> error at its place', () => {
    const { diagnostics, doc } = planDocsSite({ files: { 'a.md': { title: 'A', displayedSidebar: 'mian' } }, sidebars: { main: ['a'] } })
    expect(diagnostics).toEqual([
      {
        id: 'displayed-sidebar-unknown',
        level: 'error',
        message: '`displayed_sidebar` has to be the name of a sidebar or null; found "mian".',
        place: { file: 'content/docs/a.md', line: 3, column: 1 },
        hint: 'Did you mean "main"?',
      },
    ])
    expect(doc('a').sidebar).toBe('main')
  })
})

describe('previous and next', () => {
  test('depth first through categories; links, refs and HTML are passed over', () => {
    const sidebars = {
      main: [
        'a',
        { type: 'link', label: 'L', href: '/x' },
        { type: 'category', label: 'Cat', link: { type: 'doc', id: 'b' }, items: [{ type: 'html', value: '-' }, { Inner: ['c'] }] },
        { type: 'ref', id: 'a' },
        'd',
      ],
    }
    expect(['a', 'b', 'c', 'd'].map((id) => paging({ files, sidebars }, id))).toEqual([
      '- < a > Cat',
      'A < b > C',
      'Cat < c > D',
      'C < d > -',
    ])
  })

  test('a document twice -> its first place counts', () => {
    const sidebars = { main: [{ type: 'category', label: 'Cat', link: { type: 'doc', id: 'a' }, items: ['a', 'b'] }, 'a', 'c'] }
    expect(['a', 'b', 'c'].map((id) => paging({ files, sidebars }, id))).toEqual(['- < a > B', 'Cat < b > C', 'B < c > -'])
  })

  test('labels -> pagination_label, sidebar_label, label of the item, title', () => {
    const sidebars = { main: ['a', { type: 'doc', id: 'b', label: 'Item' }, 'c'] }
    const nextOf = (matter: object) =>
      planDocsSite({ files: { ...files, 'b.md': { title: 'B', ...matter } }, sidebars }).doc('a').props.next?.label
    expect(nextOf({ paginationLabel: 'P', sidebarLabel: 'S' })).toBe('P')
    expect(nextOf({ sidebarLabel: 'S' })).toBe('S')
    expect(nextOf({})).toBe('Item')
    expect(planDocsSite({ files, sidebars }).doc('b').props.next?.label).toBe('C')
  })

  test('front matter -> another document, or none', () => {
    const b = { title: 'B', paginationPrev: null, paginationNext: 'd' }
    expect(paging({ files: { ...files, 'b.md': b }, sidebars: { main: ['a', 'b', 'c'] } }, 'b')).toBe('- < b > D')
    expect(paging({ files: { ...files, 'd.md': { paginationPrev: 'a' } }, sidebars: { main: ['a'] } }, 'd')).toBe('A < d > -')
  })

  test.each([
    [{ label: 'Other' }, '- < a > Other /docs/b'],
    [{ to: '/docs/d' }, '- < a > D /docs/d'],
    [{ label: 'Far', to: '/docs/d.html' }, '- < a > Far /docs/d'],
    [{ label: 'Out', to: 'https://example.org/' }, '- < a > Out https://example.org/'],
    [{ to: 'x/y' }, '- < a > x/y /x/y'],
  ])('front matter with %o -> its words and its page', (paginationNext, expected) => {
    const site = planDocsSite({ files: { ...files, 'a.md': { paginationNext } }, sidebars: { main: ['a', 'b', 'c'] } })
    expect(`- < a > ${site.doc('a').props.next?.label} ${site.doc('a').props.next?.path}`).toBe(expected)
    expect(site.diagnostics).toEqual([])
  })

  test.each([{ unlisted: true }, { draft: true }])('front matter that leads to a document with %o -> no link', (matter) => {
    expect(paging({ files: { ...files, 'a.md': { paginationNext: 'c' }, 'c.md': matter }, sidebars: { main: ['a', 'b'] } }, 'a')).toBe(
      '- < a > -',
    )
  })

  test('front matter with an unknown id -> error at its place, and the neighbour stays', () => {
    const input = { files: { ...files, 'a.md': { paginationNext: 'bb' } }, sidebars: { main: ['a', 'b'] } }
    expect(planDocsSite(input).diagnostics).toEqual([
      {
        id: 'pagination-unknown-document',
        level: 'error',
        message: '`pagination_next` has to be the id of a document or null; found "bb".',
        place: { file: 'content/docs/a.md', line: 2, column: 1 },
        hint: 'Did you mean "b"?',
      },
    ])
    expect(paging(input, 'a')).toBe('- < a > B')
  })

  test('unlisted -> stepped over, and leads nowhere itself', () => {
    const input = { files: { ...files, 'b.md': { unlisted: true } }, sidebars: { main: ['a', 'b', 'c'] } }
    expect(['a', 'b', 'c'].map((id) => paging(input, id))).toEqual(['- < a > C', '- < b > -', 'A < c > -'])
  })
})

describe('breadcrumbs', () => {
  const sidebars = {
    main: [
      {
        type: 'category',
        label: 'Outer',
        link: { type: 'doc', id: 'a' },
        items: [{ Inner: ['b'] }, { type: 'link', label: 'To D', href: '/docs/D/' }],
      },
    ],
  }

  test('ancestors, then the page', () => {
    const { doc } = planDocsSite({ files, sidebars })
    expect(doc('a').props.breadcrumbs).toEqual([{ label: 'Outer', path: '/docs/a' }])
    expect(doc('b').props.breadcrumbs).toEqual([{ label: 'Outer', path: '/docs/a' }, { label: 'Inner' }, { label: 'B', path: '/docs/b' }])
  })

  test('shown with a sidebar that only links to it -> the trail of the link', () => {
    const { doc } = planDocsSite({ files: { ...files, 'd.md': { displayedSidebar: 'main' } }, sidebars })
    expect(doc('d').props.breadcrumbs.map(({ label }) => label)).toEqual(['Outer', 'To D'])
  })

  test('page of a category that is unlisted -> named, not linked', () => {
    const { doc } = planDocsSite({ files: { ...files, 'a.md': { unlisted: true } }, sidebars })
    expect(doc('b').props.breadcrumbs[0]).toEqual({ label: 'Outer' })
  })

  test('breadcrumbs: false -> none', () => {
    const { doc, table } = planDocsSite({ files, sidebars, docs: { breadcrumbs: false } })
    expect(doc('b').props.breadcrumbs).toEqual([])
    expect(table.site.docs.default?.breadcrumbs).toBe(false)
  })
})
