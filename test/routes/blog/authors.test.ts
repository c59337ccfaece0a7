import { describe, expect, it } from 'vitest'
import type { AuthorFields, AuthorReference } from '../../../src/content/document.ts'
import { profileUrlOf } from '../../../src/routes/blog/social-links.ts'
import { pathsOf, plan, post, routesOf } from './plan.ts'

const file = 'content/blog/authors.yml'

function planWith(known: Record<string, AuthorFields>, ...authors: AuthorReference[][]) {
  const documents = authors.map((list, index) =>
    post(`2024-05-${String(28 - index).padStart(2, '0')}-p.md`, { frontMatter: { authors: list } }),
  )
  return plan({ documents, tree: { authors: { default: { file, authors: known } } } })
}

describe('profileUrlOf', () => {
  it.each([
    ['github', 'ann', 'https://github.com/ann'],
    ['GitHub', 'ann', 'https://github.com/ann'],
    ['x', '@ann', 'https://x.com/ann'],
    ['mastodon', 'ann@social.example', 'https://mastodon.social/@ann@social.example'],
    ['linkedin', 'a b', 'https://www.linkedin.com/in/a%20b'],
    ['email', 'ann@example.com', 'mailto:ann@example.com'],
    ['nowhere', 'https://nowhere.example/ann', 'https://nowhere.example/ann'],
  ])('%s: %s -> %s', (platform, handle, url) => {
    expect(profileUrlOf(platform, handle)).toEqual({ url })
  })

  it.each([
    ['github', 'ann/repo'],
    ['github', '@'],
    ['nowhere', 'ann'],
    ['constructor', 'ann'],
    ['nowhere', 'javascript:alert(1)'],
  ])('%s: %s -> a problem', (platform, handle) => {
    expect(profileUrlOf(platform, handle)).toEqual({ problem: expect.any(String) })
  })
})

describe('authors of posts', () => {
  const known: Record<string, AuthorFields> = {
    ann: { name: 'Ann', title: 'Editor', socials: { x: 'ann' } },
    bob: { name: 'Bob', page: true },
  }

  it('keys -> the authors of the file, with the addresses of profiles and pages', () => {
    const result = planWith(known, ['ann', 'bob'])
    expect(result.data.posts[0]?.authors).toEqual([
      { key: 'ann', name: 'Ann', title: 'Editor', socials: { x: 'https://x.com/ann' } },
      { key: 'bob', name: 'Bob', path: '/blog/authors/bob' },
    ])
    expect(result.diagnostics).toEqual([])
  })

  it('an object -> as it is; with a key -> the author of the file with other fields', () => {
    const result = planWith(known, [
      { name: 'Guest', url: 'https://g.example' },
      { key: 'ann', title: 'Chief' },
    ])
    expect(result.data.posts[0]?.authors).toMatchObject([
      { name: 'Guest', url: 'https://g.example' },
      { key: 'ann', name: 'Ann', title: 'Chief' },
    ])
    expect(result.diagnostics).toEqual([])
  })

  it('an unknown key -> author-unknown at the key, with the keys there are and the nearest', () => {
    expect(planWith(known, ['anm']).diagnostics).toEqual([
      {
        id: 'author-unknown',
        level: 'error',
        message: 'The post names the author "anm", who is not in content/blog/authors.yml.',
        place: { file: 'content/blog/2024-05-28-p.md', line: 3, column: 1 },
        notes: [{ message: 'Authors there: ann, bob.', place: { file } }],
        hint: 'Did you mean "ann"? Otherwise add "anm" to content/blog/authors.yml.',
      },
    ])
  })

  it('a key like nothing, in an object, or one that every object has -> author-unknown', () => {
    for (const author of ['zzzzzz', { key: 'zzzzzz' }, 'constructor', '__proto__']) {
      expect(planWith(known, [author]).diagnostics).toMatchObject([{ id: 'author-unknown', hint: expect.stringMatching(/^Add "/) }])
    }
  })

  it('no authors file -> author-unknown that names where it would be', () => {
    const documents = [post('2024-05-01-p.md', { frontMatter: { authors: ['ann'] } })]
    const { diagnostics } = plan({ documents, blog: { authorsFile: 'people.yml' } })
    expect(diagnostics).toMatchObject([{ id: 'author-unknown', message: expect.stringContaining('content/blog/people.yml') }])
    expect(diagnostics[0]).not.toHaveProperty('notes')
  })

  it('100 authors in the file -> a message that lists the nearest eight and counts the rest', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`author-${index}`, { name: `${index}` }]))
    const message = planWith(many, ['nobody at all']).diagnostics[0]?.notes?.[0]?.message
    expect(message?.split(', ')).toHaveLength(8)
    expect(message).toContain('and 92 more')
  })

  it.each([
    [['ann', 'ann'], 'ann'],
    [['ann', { key: 'ann', title: 'x' }], 'ann'],
  ])('%j -> author-invalid: twice', (authors: AuthorReference[], name) => {
    const result = planWith(known, authors)
    expect(result.diagnostics).toMatchObject([
      { id: 'author-invalid', level: 'error', message: `The post names the author "${name}" twice.`, place: { line: 3 } },
    ])
    expect(result.data.posts[0]?.authors).toHaveLength(1)
  })

  it.each<AuthorReference[][]>([
    [[{ name: 'G' }, { name: 'H' }]],
    [[{ name: 'G' }, { name: 'G', url: 'https://example.com/other' }]],
    [[{ name: 'G' }, { name: 'G' }]],
    [[{ imageUrl: '/a.png' }, { imageUrl: '/b.png' }]],
  ])('guests without a key, %j -> both', (authors) => {
    const result = planWith(known, authors)
    expect(result.diagnostics).toEqual([])
    expect(result.data.posts[0]?.authors).toHaveLength(2)
  })

  it('a page for an author who is written in the post -> author-invalid', () => {
    expect(planWith(known, [{ name: 'G', page: true }]).diagnostics).toMatchObject([
      { id: 'author-invalid', message: expect.stringContaining('"G"'), hint: expect.stringContaining(file) },
    ])
  })

  it('an author with nothing to show -> author-invalid', () => {
    expect(planWith(known, [{ title: 'Editor' }]).diagnostics).toMatchObject([{ id: 'author-invalid' }])
  })

  it('a handle that leads nowhere, in the file or in a post -> author-invalid at that place, with the nearest platform', () => {
    const result = planWith({ ann: { name: 'Ann', socials: { githup: 'ann', x: 'ok' } } }, [
      'ann',
      { name: 'G', socials: { github: 'a/b' } },
    ])
    expect(result.diagnostics).toMatchObject([
      {
        id: 'author-invalid',
        place: { file },
        message: expect.stringContaining('socials.githup'),
        hint: expect.stringContaining('Did you mean "github"?'),
      },
      {
        id: 'author-invalid',
        place: { file: 'content/blog/2024-05-28-p.md' },
        message: expect.stringContaining('"a/b" under socials.github'),
      },
    ])
    expect(result.data.posts[0]?.authors[0]?.socials).toEqual({ x: 'https://x.com/ok' })
  })
})

describe('author pages', () => {
  const known: Record<string, AuthorFields> = {
    ann: { name: 'Ann', page: true, description: 'Edits' },
    bobRoss: { name: 'Bob', page: { permalink: '/painters/bob' } },
    cid: { name: 'Cid' },
    dora: { page: true },
  }

  it('page: true -> a paged list of the listed posts of the author, and the list of such authors', () => {
    const result = planWith(known, ['ann'], ['bobRoss', 'ann'], ['cid'])
    expect(result.data.authorsPath).toBe('/blog/authors')
    expect(routesOf(result, 'blog-authors')[0]?.props.authors.map(({ name, key, count, path }) => [name ?? key, count, path])).toEqual([
      ['Ann', 2, '/blog/authors/ann'],
      ['Bob', 1, '/blog/authors/painters/bob'],
      ['dora', 0, '/blog/authors/dora'],
    ])
    expect(routesOf(result, 'blog-author')).toMatchObject([
      {
        path: '/blog/authors/ann',
        items: ['/blog/2024/05/28/p', '/blog/2024/05/27/p'],
        metadata: { title: 'Ann - 2 posts', description: 'Edits' },
      },
      { path: '/blog/authors/painters/bob', items: ['/blog/2024/05/27/p'], metadata: { title: 'Bob - One post' } },
      { path: '/blog/authors/dora', items: [], metadata: { title: 'dora - 0 posts' } },
    ])
  })

  it('more posts than fit -> /page/2 below the author', () => {
    const result = planWith({ ann: { name: 'Ann', page: true } }, ...Array.from({ length: 11 }, () => ['ann']))
    expect(pathsOf(routesOf(result, 'blog-author'))).toEqual(['/blog/authors/ann', '/blog/authors/ann/page/2'])
  })

  it('unlisted posts -> not on the page', () => {
    const documents = [post('2024-05-01-p.md', { frontMatter: { authors: ['ann'], unlisted: true } })]
    const result = plan({ documents, tree: { authors: { default: { file, authors: known } } } })
    expect(routesOf(result, 'blog-author')[0]?.items).toEqual([])
  })

  it('nobody asks for a page -> no pages', () => {
    const result = planWith({ cid: { name: 'Cid' }, eve: { name: 'Eve', page: false } }, ['cid'])
    expect([...routesOf(result, 'blog-authors'), ...routesOf(result, 'blog-author')]).toEqual([])
    expect(result.data).not.toHaveProperty('authorsPath')
  })

  it.each([
    [{ '++': { name: 'P', page: true } }, 'The key "++" cannot name the page'],
    [{ p: { name: 'P', page: { permalink: '../../x' } } }, 'The permalink "../../x" of the page of "p"'],
    [{ p: { name: 'P', page: { permalink: '' } } }, 'The permalink "" of the page of "p"'],
  ])('%j -> author-invalid at the file', (authors: Record<string, AuthorFields>, message) => {
    expect(planWith(authors).diagnostics).toMatchObject([
      { id: 'author-invalid', place: { file }, message: expect.stringContaining(message) },
    ])
  })
})
