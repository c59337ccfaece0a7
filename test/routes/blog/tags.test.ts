import { describe, expect, it } from 'vitest'
import type { TagsFile } from '../../../src/content/content-tree.ts'
import type { FrontMatter } from '../../../src/content/document.ts'
import { kebabCase } from '../../../src/routes/kebab-case.ts'
import { pathsOf, plan, post, posts, routesOf } from './plan.ts'

const file = 'content/blog/tags.yml'

function tagged(...tags: NonNullable<FrontMatter['tags']>[]) {
  return tags.map((list, index) => post(`2024-05-${String(28 - index).padStart(2, '0')}-p.md`, { frontMatter: { tags: list } }))
}

function tagsFile(tags: TagsFile['tags']): { tags: Record<string, TagsFile> } {
  return { tags: { default: { file, tags } } }
}

describe('kebabCase', () => {
  it.each([
    ['React', 'react'],
    ['Next.js 15', 'next-js-15'],
    ['v4.0', 'v-4-0'],
    ['fooBar', 'foo-bar'],
    ['HTTP API', 'http-api'],
    ['XMLHttp', 'xml-http'],
    ["don't", 'dont'],
    ['  --a__b  ', 'a-b'],
    ['Größe', 'große'],
    ['Café', 'cafe'],
    ['日本語 タグ', '日本語-タグ'],
    ['한국어', '한국어'],
    ['हिन्दी', 'हिन्दी'],
    ['Привет мир', 'привет-мир'],
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['c++ tips', 'c-plus-plus-tips'],
    ['C#', 'c-sharp'],
    ['C♯', 'c-sharp'],
    ['C#7', 'c-sharp-7'],
    ['F*', 'f-star'],
    ['Ａ＋', 'a-plus'],
    ['100%', '100-percent'],
    ['#1', '1'],
    ['#react', 'react'],
    ['.NET', 'dot-net'],
    ['ASP.NET Core', 'asp-net-core'],
    ['+++', ''],
    ['🎉', ''],
    ['', ''],
    ['../../etc', 'etc'],
    ['<script>', 'script'],
  ])('%s -> %s', (text, expected) => {
    expect(kebabCase(text)).toBe(expected)
  })

  it('100,000 letters -> 50,001 words', () => {
    expect(kebabCase('aB'.repeat(50_000))).toHaveLength(150_000)
  })
})

describe('tags of posts', () => {
  it('labels -> paths below /blog/tags', () => {
    const result = plan({ documents: tagged(['Next.js', 'react']) })
    expect(result.data.posts[0]?.tags).toEqual([
      { label: 'Next.js', path: '/blog/tags/next-js' },
      { label: 'react', path: '/blog/tags/react' },
    ])
    expect(result.diagnostics).toEqual([])
  })

  it('C++, C# and C -> three tags with three paths, in posts and in the file', () => {
    const labels = ['C++', 'C#', 'C']
    const paths = ['/blog/tags/c-plus-plus', '/blog/tags/c-sharp', '/blog/tags/c']
    const written = plan({ documents: tagged(labels) })
    expect(written.data.posts[0]?.tags.map(({ path }) => path)).toEqual(paths)
    expect(written.diagnostics).toEqual([])
    const predefined = plan({ documents: tagged(labels), tree: tagsFile({ 'C++': {}, 'C#': {}, C: {} }) })
    expect(predefined.data.posts[0]?.tags.map(({ path }) => path)).toEqual(paths)
    expect(predefined.diagnostics).toEqual([])
  })

  it('labels with one path, twice in a post -> one tag, spelt as in the newest post', () => {
    const result = plan({ documents: tagged(['React', 'react'], ['REACT']) })
    expect(result.data.posts.map(({ tags }) => tags)).toEqual([
      [{ label: 'React', path: '/blog/tags/react' }],
      [{ label: 'React', path: '/blog/tags/react' }],
    ])
    expect(routesOf(result, 'blog-tag')).toHaveLength(1)
  })

  it.each<[FrontMatter['tags'] & object, FrontMatter['tags'] & object, string[]]>([
    [['A B'], ['A/B'], ['A/B']],
    [
      ['A B', 'A/B'],
      ['A/B', 'a-b'],
      ['A/B', 'a-b'],
    ],
    [['Café'], ['cafe'], ['cafe']],
    [['One'], [{ label: 'Two', permalink: '/one' }], ['Two']],
    [['React'], ['react', 'REACT'], []],
    [['A'], ['B'], []],
  ])('%j and %j -> a warning for each name that loses its own tag: %j', (newer, older, names) => {
    const { diagnostics } = plan({ documents: tagged(newer, older) })
    expect(diagnostics).toMatchObject(
      names.map((name) => ({ id: 'tag-invalid', level: 'warning', message: expect.stringContaining(`"${name}"`) })),
    )
  })

  it('a label with the path of a tag in the file -> a warning, unless it is the key or the label', () => {
    const documents = tagged(['c', 'C language', 'c language', 'C/'])
    expect(
      plan({ documents, ...tagsFile({ c: { label: 'C language' } }) }).diagnostics.filter(({ id }) => id === 'tag-invalid'),
    ).toMatchObject([{ message: expect.stringContaining('"C/"') }])
  })

  it('{ label, permalink } -> the permalink below the tags', () => {
    expect(plan({ documents: tagged([{ label: 'C++', permalink: '/cpp/' }]) }).data.posts[0]?.tags).toEqual([
      { label: 'C++', path: '/blog/tags/cpp' },
    ])
  })

  it.each([
    ['+++', 'The tag "+++" cannot be the path of a page: "" has no letter or digit.'],
    [{ label: 'up', permalink: '../up' }, 'The tag "up" cannot be the path of a page: "../up" is not what'],
    [{ label: 'q', permalink: 'a?b' }, 'The tag "q" cannot be the path of a page: "a?b" has the character ?'],
  ])('%j -> tag-invalid at the key, and the tag is left out', (tag, message) => {
    const result = plan({ documents: tagged([tag]) })
    expect(result.diagnostics).toMatchObject([
      { id: 'tag-invalid', level: 'error', message: expect.stringContaining(message), place: { line: 3 } },
    ])
    expect(result.data.posts[0]?.tags).toEqual([])
  })

  it('`constructor` and `__proto__` -> tags like any other', () => {
    const result = plan({ documents: tagged(['constructor', '__proto__']), tree: tagsFile({}), blog: { onInlineTags: 'ignore' } })
    expect(result.data.posts[0]?.tags).toEqual([
      { label: 'constructor', path: '/blog/tags/constructor' },
      { label: '__proto__', path: '/blog/tags/proto' },
    ])
  })
})

describe('the tags file', () => {
  const tree = tagsFile({ react: { label: 'React.js', description: 'The library', permalink: '/lib/react' }, 'next-js': {} })

  it('keys -> label, description and permalink of the file, or what the key gives', () => {
    const result = plan({ documents: tagged(['react', 'next-js']), tree })
    expect(result.data.posts[0]?.tags).toEqual([
      { label: 'React.js', description: 'The library', path: '/blog/tags/lib/react' },
      { label: 'Next-js', path: '/blog/tags/next-js' },
    ])
    expect(routesOf(result, 'blog-tag')[1]?.metadata.description).toBe('The library')
    expect(result.diagnostics).toEqual([])
  })

  it('a label that makes the path of a key -> that tag', () => {
    const result = plan({ documents: tagged(['Next JS']), tree, blog: { onInlineTags: 'ignore' } })
    expect(result.data.posts[0]?.tags).toEqual([{ label: 'Next-js', path: '/blog/tags/next-js' }])
  })

  it('a tag that is not in it -> tag-not-predefined with the nearest key, at the key of the post', () => {
    expect(plan({ documents: tagged(['raect']), tree }).diagnostics).toMatchObject([
      {
        id: 'tag-not-predefined',
        level: 'warning',
        message: 'The tag "raect" is not in content/blog/tags.yml.',
        place: { file: 'content/blog/2024-05-28-p.md', line: 3 },
        hint: expect.stringContaining('Did you mean "react"?'),
      },
    ])
  })

  it.each([
    ['throw', ['error']],
    ['ignore', []],
  ] as const)('onInlineTags %s -> %j', (onInlineTags, levels) => {
    const result = plan({ documents: tagged(['other']), tree, blog: { onInlineTags } })
    expect(result.diagnostics.map(({ level }) => level)).toEqual(levels)
    expect(result.data.posts[0]?.tags).toHaveLength(1)
  })

  it('no file -> any tag is fine', () => {
    expect(plan({ documents: tagged(['other']), blog: { onInlineTags: 'throw' } }).diagnostics).toEqual([])
  })

  it('two keys with one path, and keys without a path -> tag-invalid at the file', () => {
    const bad = tagsFile({ a: { permalink: '/same' }, b: { permalink: 'Same' }, '!': {}, c: { permalink: '/x#y' } })
    expect(plan({ documents: [], tree: bad }).diagnostics).toMatchObject([
      { id: 'tag-invalid', place: { file }, message: 'The key "!" cannot be the path of a tag: it has no letter or digit.' },
      { id: 'tag-invalid', place: { file }, message: 'The tags "a" and "b" have the same path, "Same".' },
      { id: 'tag-invalid', place: { file }, message: expect.stringContaining('The permalink "/x#y" of the tag "c"') },
    ])
  })
})

describe('tag pages', () => {
  it('-> by letter with counts; each tag paged, with a title that counts', () => {
    const documents = [...tagged(['apple', 'Banana'], ['apple'], ['apple', 'avocado'], ['Éclair', '7up'])]
    const result = plan({ documents, blog: { postsPerPage: 2 } })
    expect(result.data.tagsPath).toBe('/blog/tags')
    const [index] = routesOf(result, 'blog-tags')
    expect(index?.path).toBe('/blog/tags')
    expect(index?.props.letters.map(({ letter, tags }) => [letter, tags.map(({ label, count }) => `${label} ${count}`)])).toEqual([
      ['7', ['7up 1']],
      ['A', ['apple 3', 'avocado 1']],
      ['B', ['Banana 1']],
      ['É', ['Éclair 1']],
    ])
    const apple = routesOf(result, 'blog-tag').filter(({ props }) => props.tag.label === 'apple')
    expect(apple).toMatchObject([
      {
        path: '/blog/tags/apple',
        metadata: { title: '3 posts tagged with "apple"' },
        props: { pagination: { older: '/blog/tags/apple/page/2' } },
      },
      {
        path: '/blog/tags/apple/page/2',
        metadata: { title: '3 posts tagged with "apple"' },
        props: { pagination: { newer: '/blog/tags/apple' } },
      },
    ])
    expect(apple.map(({ items }) => items.length)).toEqual([2, 1])
    const banana = routesOf(result, 'blog-tag').find(({ props }) => props.tag.label === 'Banana')
    expect(banana?.metadata.title).toBe('One post tagged with "Banana"')
  })

  it('unlisted posts -> not on tag pages, unless the tag has no other; then the tag is unlisted too', () => {
    const documents = [
      post('2024-05-03-a.md', { frontMatter: { tags: ['x'] } }),
      post('2024-05-02-b.md', { frontMatter: { tags: ['x', 'secret'], unlisted: true } }),
    ]
    const result = plan({ documents })
    const tags = Object.fromEntries(routesOf(result, 'blog-tag').map((route) => [route.props.tag.label, route]))
    expect(tags.x?.items).toEqual(['/blog/2024/05/03/a'])
    expect(tags.x?.metadata).not.toHaveProperty('unlisted')
    expect(tags.secret?.items).toEqual(['/blog/2024/05/02/b'])
    expect(tags.secret?.metadata).toMatchObject({ unlisted: true, noIndex: true })
    expect(JSON.stringify(routesOf(result, 'blog-tags'))).not.toContain('secret')
  })

  it('every tag unlisted -> no list of tags', () => {
    const result = plan({ documents: [post('2024-05-02-b.md', { frontMatter: { tags: ['s'], unlisted: true } })] })
    expect(pathsOf(result.routes)).toEqual(['/blog/2024/05/02/b', '/blog', '/blog/tags/s'])
    expect(result.data).not.toHaveProperty('tagsPath')
  })

  it('no tags -> no pages', () => {
    const result = plan({ documents: posts(1) })
    expect([...routesOf(result, 'blog-tags'), ...routesOf(result, 'blog-tag')]).toEqual([])
  })

  it('tagPages: false -> no pages, and tags without a path', () => {
    const result = plan({ documents: tagged(['x']), blog: { tagPages: false } })
    expect([...routesOf(result, 'blog-tags'), ...routesOf(result, 'blog-tag')]).toEqual([])
    expect(result.data.posts[0]?.tags).toEqual([{ label: 'x' }])
  })
})
