import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../../../src/routes/docs/sidebar-item.ts'
import { type BranchLimits, openBranch as openShared } from '../../../src/theme/docs/open-branch.ts'
import { indexSidebar } from '../../../src/theme/docs/sidebar-index.ts'
import { category, link } from '../sample-site.ts'

const address = { baseUrl: '/', trailingSlash: undefined, locales: [] }

function openBranch(items: readonly SidebarItem[], path: string, limits?: BranchLimits): Row[] {
  return rowsOf(parseDocument(openShared(indexSidebar(items, address), path, limits)).childNodes)
}

/** A row as it stands in the page. */
interface Row {
  label: string
  href: string | undefined
  classes: string[]
  current: boolean
  /** Of an open category. */
  rows: Row[] | undefined
}

type Nodes = ReturnType<typeof parseDocument>['childNodes']

function rowsOf(nodes: Nodes): Row[] {
  return nodes.flatMap((row) => {
    if (!('attribs' in row)) return []
    const [head, list] = row.childNodes
    const attributes = head && 'attribs' in head ? head.attribs : {}
    const text = head && 'childNodes' in head ? head.childNodes.map((node) => ('data' in node ? node.data : '')).join('') : ''
    return {
      label: text,
      href: attributes.href,
      classes: (row.attribs.class ?? '').split(' '),
      current: attributes['aria-current'] === 'page',
      rows: list && 'childNodes' in list ? rowsOf(list.childNodes) : undefined,
    }
  })
}

/** Limits for one level. */
const top = (rows: number): BranchLimits => ({ top: rows, below: rows, beside: rows })

/** One line per item: `Label` of a link, `Label>` of a closed category, `Label>[…]` of an open one, `*` on the current page. */
function outline(items: readonly Row[]): string {
  return items
    .map(({ label, href, classes, current, rows }) => {
      if (classes.includes('sidebar-html')) return '<html>'
      const more = classes.includes('more-before') ? '↑' : classes.includes('more-after') ? '↓' : undefined
      if (more) return `${more}${/\d+/.exec(label)?.[0]}→${href}`
      const mark = current ? '*' : ''
      if (!classes.includes('category')) return label + mark
      return `${label}${mark}>${rows ? `[${outline(rows)}]` : ''}`
    })
    .join(' ')
}

const pages = (count: number, prefix = '/p'): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => link(`${index}`, `${prefix}${index}`))

describe('openBranch', () => {
  const tree: SidebarItem[] = [
    link('A', '/a'),
    category('B', [link('B1', '/b/1'), category('C', [link('C1', '/b/c/1')]), link('B2', '/b/2')], { href: '/b' }),
    category('D', [link('D1', '/d/1')]),
    { type: 'html', value: '<hr>', defaultStyle: true },
  ]

  it('a page of the top level -> every category closed', () => {
    expect(outline(openBranch(tree, '/a'))).toBe('A* B> D> <html>')
  })

  it('a page inside a category -> that category open, its neighbours closed', () => {
    expect(outline(openBranch(tree, '/b/2'))).toBe('A B>[B1 C> B2*] D> <html>')
  })

  it('a page two levels down -> both levels open', () => {
    expect(outline(openBranch(tree, '/b/c/1'))).toBe('A B>[B1 C>[C1*] B2] D> <html>')
  })

  it('the page of a category -> it is current and open', () => {
    expect(outline(openBranch(tree, '/b'))).toBe('A B*>[B1 C> B2] D> <html>')
  })

  it('another case and a slash at the end -> the same page', () => {
    expect(outline(openBranch(tree, '/B/2/'))).toBe('A B>[B1 C> B2*] D> <html>')
  })

  it('a page that is not in the sidebar -> nothing open', () => {
    expect(outline(openBranch(tree, '/elsewhere'))).toBe('A B> D> <html>')
  })

  it('a category without a page -> leads to its first page', () => {
    const [, , closed] = openBranch(tree, '/a')
    expect(closed).toMatchObject({ classes: ['category'], label: 'D', href: '/d/1' })
  })

  it('a page that stands twice -> the first branch opens', () => {
    const items = [category('A', [link('Same', '/same')]), category('B', [link('Same', '/same')])]
    expect(outline(openBranch(items, '/same'))).toBe('A>[Same*] B>')
  })

  it('unlisted links -> hidden, except on their own page', () => {
    const items = [link('A', '/a'), link('Secret', '/secret', { unlisted: true }), link('B', '/b')]
    expect(outline(openBranch(items, '/a'))).toBe('A* B')
    expect(outline(openBranch(items, '/secret'))).toBe('A Secret* B')
  })

  it('a category with only unlisted items -> a link to its own page, or nothing', () => {
    const secret = link('Secret', '/secret', { unlisted: true })
    expect(outline(openBranch([category('A', [secret], { href: '/a' }), category('B', [secret])], '/x'))).toBe('A')
  })

  it('a category with an unlisted page of its own -> leads to its first child', () => {
    const items = [category('A', [link('Child', '/child')], { href: '/a', linkUnlisted: true })]
    expect(openBranch(items, '/x')).toMatchObject([{ href: '/child' }])
  })

  it('a category that cannot be closed, or is open from the start -> open', () => {
    const items = [
      category('A', [link('A1', '/a1')], { collapsible: false, collapsed: false }),
      category('B', [link('B1', '/b1')], { collapsed: false }),
    ]
    expect(outline(openBranch(items, '/x'))).toBe('A>[A1] B>[B1]')
  })

  it('more open categories than the limit -> the rest closed', () => {
    const items = ['A', 'B', 'C'].map((name) => category(name, pages(3, `/${name}`), { collapsed: false }))
    expect(outline(openBranch(items, '/x', { top: 40, below: 8, beside: 6 }))).toBe('A>[0 1 2] B>[0 1 2] C>')
  })

  it('a long level -> the items around the page, and the way to the nearest hidden ones', () => {
    expect(outline(openBranch(pages(20), '/p10', top(7)))).toBe('↑8→/p7 8 9 10* 11 12 ↓7→/p13')
    expect(outline(openBranch(pages(20), '/p0', top(6)))).toBe('0* 1 2 3 4 ↓15→/p5')
    expect(outline(openBranch(pages(20), '/p19', top(6)))).toBe('↑15→/p14 15 16 17 18 19*')
  })

  it('every hidden page -> reachable by following the links', () => {
    const items = pages(103)
    const seen = new Set<string>()
    const queue = ['/p0']
    for (const path of queue) {
      for (const item of openBranch(items, path, top(7))) {
        if (item.href === undefined || seen.has(item.href)) continue
        seen.add(item.href)
        queue.push(item.href)
      }
    }
    expect(seen.size).toBe(103)
  })

  it('1,000 and 10,000 pages in one level -> the same number of items', () => {
    const size = (count: number): number => openBranch(pages(count), '/p500').length
    expect(size(1_000)).toBe(size(10_000))
  })

  it('a long level below the top -> no more rows than a short branch has', () => {
    const limits = { top: 40, below: 8, beside: 0 }
    const items = [category('A', [...pages(5, '/a'), category('B', pages(50, '/b')), ...pages(50, '/c')])]
    expect(outline(openBranch(items, '/b20', limits))).toBe('A>[↑5→/a4 B>[↑19→/b18 19 20* 21 ↓28→/b22] ↓50→/c0]')
  })

  it('hidden items without any page -> no link for them', () => {
    const rule: SidebarItem = { type: 'html', value: '<hr>', defaultStyle: true }
    expect(outline(openBranch([link('A', '/a'), link('B', '/b'), link('C', '/c'), rule, rule], '/a', top(4)))).toBe('A* B C')
  })
})
