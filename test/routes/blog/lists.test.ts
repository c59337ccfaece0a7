import { describe, expect, it } from 'vitest'
import { groupByYear } from '../../../src/routes/blog/group-by-year.ts'
import { paginate } from '../../../src/routes/blog/paginate.ts'
import { pathsOf, plan, post, posts, routesOf } from './plan.ts'

describe('the list', () => {
  it('[spec 2.03] [spec 9.17] 23 posts -> 10 to a page, /blog, /blog/page/2, /blog/page/3', () => {
    const lists = routesOf(plan({ documents: posts(23) }), 'blog-list')
    expect(pathsOf(lists)).toEqual(['/blog', '/blog/page/2', '/blog/page/3'])
    expect(lists.map(({ items }) => items.length)).toEqual([10, 10, 3])
    expect(lists.map(({ props }) => props.pagination)).toEqual([
      { page: 1, totalPages: 3, older: '/blog/page/2' },
      { page: 2, totalPages: 3, newer: '/blog', older: '/blog/page/3' },
      { page: 3, totalPages: 3, newer: '/blog/page/2' },
    ])
    expect(lists[0]?.items[0]).toBe('/blog/post-23')
    expect(lists[2]?.items.at(-1)).toBe('/blog/post-1')
  })

  it('[spec 3.06] list routes -> path, exact, items, a reference to the side, and the plugin context', () => {
    const lists = routesOf(plan({ documents: posts(2), blog: { id: 'learn', routeBasePath: 'learn' } }), 'blog-list')
    expect(lists).toMatchObject([
      {
        path: '/learn',
        exact: true,
        items: ['/learn/post-2', '/learn/post-1'],
        sidebar: 'learn',
        context: { plugin: { name: 'blog', id: 'learn' } },
      },
    ])
  })

  it('[spec 3.06] every route of a blog -> exact, with the plugin context', () => {
    const { routes } = plan({ documents: posts(12) })
    for (const route of routes) expect(route).toMatchObject({ exact: true, context: { plugin: { name: 'blog', id: 'default' } } })
  })

  it('no posts -> one empty page, and no archive', () => {
    const result = plan({ documents: [] })
    expect(result.routes).toMatchObject([
      { kind: 'blog-list', path: '/blog', items: [], props: { pagination: { page: 1, totalPages: 1 } } },
    ])
    expect(result.data).not.toHaveProperty('archivePath')
  })

  it.each([
    ['ALL', ['/blog']],
    [1, ['/blog', '/blog/page/2', '/blog/page/3']],
  ] as const)('postsPerPage %s of 3 posts -> %j', (postsPerPage, expected) => {
    expect(pathsOf(routesOf(plan({ documents: posts(3), blog: { postsPerPage } }), 'blog-list'))).toEqual(expected)
  })

  it('ascending -> the oldest first, and newer entries are on the next page', () => {
    const result = plan({ documents: posts(3), blog: { sortPosts: 'ascending', postsPerPage: 2 } })
    const lists = routesOf(result, 'blog-list')
    expect(lists.map(({ items }) => items)).toEqual([['/blog/post-1', '/blog/post-2'], ['/blog/post-3']])
    expect(lists.map(({ props }) => props.pagination)).toMatchObject([{ newer: '/blog/page/2' }, { older: '/blog' }])
    expect(pathsOf(result.data.posts)).toEqual(['/blog/post-1', '/blog/post-2', '/blog/post-3'])
  })

  it('head tags -> title, description, and the newest change among the posts of the page', () => {
    const documents = posts(3).map((document, index) =>
      index === 0 ? { ...document, lastUpdate: { date: '2024-09-09T00:00:00.000Z' } } : document,
    )
    const blog = { title: 'News', description: 'All of it', postsPerPage: 2 }
    const lists = routesOf(plan({ documents, blog }), 'blog-list')
    expect(lists.map(({ metadata }) => metadata)).toMatchObject([
      { title: 'News', description: 'All of it', lastModified: '2023-01-03T00:00:00.000Z' },
      { title: 'News', description: 'All of it', lastModified: '2024-09-09T00:00:00.000Z' },
    ])
  })
})

describe('the archive', () => {
  const documents = ['2022-12-31-a.md', '2023-01-01-b.md', '2023-06-01-c.md', '2021-03-03-d.md', '2022-01-01-e.md'].map((path) =>
    post(path),
  )

  it('[spec 2.03] -> all posts, years newest first, newest first within a year too', () => {
    const [archive] = routesOf(plan({ documents }), 'blog-archive')
    expect(archive?.path).toBe('/blog/archive')
    expect(archive?.props.years).toEqual([
      { year: 2023, posts: ['/blog/2023/06/01/c', '/blog/2023/01/01/b'] },
      { year: 2022, posts: ['/blog/2022/12/31/a', '/blog/2022/01/01/e'] },
      { year: 2021, posts: ['/blog/2021/03/03/d'] },
    ])
  })

  it('ascending -> the archive stays as it is', () => {
    const [archive] = routesOf(plan({ documents, blog: { sortPosts: 'ascending' } }), 'blog-archive')
    expect(archive?.props.years.map(({ year }) => year)).toEqual([2023, 2022, 2021])
    expect(archive?.props.years[0]?.posts).toEqual(['/blog/2023/06/01/c', '/blog/2023/01/01/b'])
  })

  it.each([
    ['all', '/blog/all'],
    [false, undefined],
  ] as const)('archivePath %s -> %s', (archivePath, expected) => {
    const result = plan({ documents, blog: { archivePath } })
    expect(routesOf(result, 'blog-archive')[0]?.path).toBe(expected)
    expect(result.data.archivePath).toBe(expected)
  })

  it('paths of tags and of further pages -> those of the configuration', () => {
    const tagged = ['2023-01-01-a.md', '2023-01-02-b.md'].map((file) => post(file, { frontMatter: { tags: ['One'] } }))
    const result = plan({ documents: tagged, blog: { tagsPath: 'topics/all', pagePath: 'nr', postsPerPage: 1 } })
    const paths = result.routes.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/blog/nr/2', '/blog/topics/all', '/blog/topics/all/one', '/blog/topics/all/one/nr/2']))
    expect(paths.filter((path) => /\/(?:tags|page)\b/.test(path))).toEqual([])
  })

  it('unlisted posts alone -> no archive', () => {
    const hidden = [post('2022-12-31-a.md', { frontMatter: { unlisted: true } })]
    expect(routesOf(plan({ documents: hidden }), 'blog-archive')).toEqual([])
  })

  it('[spec 2.07] [spec 2.08] other blogs -> pages, archive and posts below their own base', () => {
    const blog = { id: 'success-stories', routeBasePath: 'success-stories', feeds: false } as const
    expect(pathsOf(plan({ documents: posts(2), blog }).routes)).toEqual([
      '/success-stories/post-2',
      '/success-stories/post-1',
      '/success-stories',
      '/success-stories/archive',
    ])
  })
})

describe('the posts at the side', () => {
  it('[spec 2.03] -> the newest five, by year, newest year first', () => {
    const documents = [
      '2021-05-05-a.md',
      '2022-05-05-b.md',
      '2022-07-07-c.md',
      '2023-01-01-d.md',
      '2023-02-02-e.md',
      '2020-01-01-f.md',
    ].map((path) => post(path))
    expect(plan({ documents }).data.sidebar).toEqual([
      {
        year: 2023,
        posts: [
          { label: 'e', path: '/blog/2023/02/02/e' },
          { label: 'd', path: '/blog/2023/01/01/d' },
        ],
      },
      {
        year: 2022,
        posts: [
          { label: 'c', path: '/blog/2022/07/07/c' },
          { label: 'b', path: '/blog/2022/05/05/b' },
        ],
      },
      { year: 2021, posts: [{ label: 'a', path: '/blog/2021/05/05/a' }] },
    ])
  })

  it('the year is that of UTC, whatever the zone of the machine', () => {
    const documents = [
      post('a.md', { frontMatter: { date: '2022-12-31T23:59:59.000Z' } }),
      post('b.md', { frontMatter: { date: '2023-01-01T00:00:00.000Z' } }),
    ]
    expect(plan({ documents }).data.sidebar.map(({ year }) => year)).toEqual([2023, 2022])
  })

  it.each([
    ['ALL', 7],
    [0, 0],
    [3, 3],
  ] as const)('sidebarCount %s of 7 posts -> %i', (sidebarCount, expected) => {
    const { sidebar } = plan({ documents: posts(7), blog: { sidebarCount } }).data
    expect(sidebar.flatMap(({ posts: group }) => group)).toHaveLength(expected)
  })
})

describe('paginate', () => {
  const pathOf = (page: number) => `/p/${page}`

  it('a size below one or not whole -> at least one, rounded down', () => {
    expect(paginate([1, 2, 3], { size: 0, pathOf, ascending: false }).map(({ items }) => items)).toEqual([[1], [2], [3]])
    expect(paginate([1, 2, 3], { size: 2.9, pathOf, ascending: false }).map(({ items }) => items)).toEqual([[1, 2], [3]])
  })

  it('nothing, all on one page -> one empty page', () => {
    expect(paginate([], { size: 'ALL', pathOf, ascending: false })).toEqual([
      { path: '/p/1', items: [], pagination: { page: 1, totalPages: 1 } },
    ])
  })
})

describe('groupByYear', () => {
  it('a year that comes back -> one group', () => {
    const groups = groupByYear(['2023-01-01', '2022-01-01', '2023-05-05'], (date) => date)
    expect(groups).toEqual([
      { year: 2023, items: ['2023-01-01', '2023-05-05'] },
      { year: 2022, items: ['2022-01-01'] },
    ])
  })
})
