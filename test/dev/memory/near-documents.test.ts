// What is read of the docs for the page that is asked for first.
import { describe, expect, it } from 'vitest'
import { findNearDocuments } from '../../../src/dev/memory/near-documents.ts'
import { makeConfig } from '../../content/test-config.ts'

const files = [
  '01-start.md',
  'a/x/deep.md',
  'a/x/readme.md',
  'a/x/two.md',
  'a/y/y.mdx',
  'a/y/z/only.md',
  'a/index.md',
  'a/one.md',
  '02-b/one.md',
  '02-b/two.md',
]

function accepted(target: string, config = makeConfig('/site', { docs: {} }), kind: 'docs' | 'blog' = 'docs'): string[] {
  const near = findNearDocuments(config, target)
  return files.filter((path) =>
    near.accepts({ file: `content/docs/${path}`, path, collection: { kind, id: 'default' }, defaultFormat: 'md' }),
  )
}

describe('findNearDocuments', () => {
  it.each<[string, string[]]>([
    ['/docs/a/one', ['01-start.md', 'a/x/deep.md', 'a/x/readme.md', 'a/y/y.mdx', 'a/index.md', 'a/one.md', '02-b/one.md']],
    [
      '/docs/a/x/two?q#h',
      ['01-start.md', 'a/x/deep.md', 'a/x/readme.md', 'a/x/two.md', 'a/y/y.mdx', 'a/index.md', 'a/one.md', '02-b/one.md'],
    ],
    ['/docs/b/two/', ['01-start.md', 'a/x/deep.md', 'a/index.md', '02-b/one.md', '02-b/two.md']],
    ['/docs/%61/one', ['01-start.md', 'a/x/deep.md', 'a/x/readme.md', 'a/y/y.mdx', 'a/index.md', 'a/one.md', '02-b/one.md']],
    ['/', ['01-start.md', 'a/x/deep.md', 'a/index.md', '02-b/one.md']],
    ['/blog/a/one', ['01-start.md', 'a/x/deep.md', 'a/index.md', '02-b/one.md']],
    ['/docs/%', ['01-start.md', 'a/x/deep.md', 'a/index.md', '02-b/one.md']],
  ])('%s -> its folder, those around it, and what stands for the others', (target, expected) => {
    expect(accepted(target)).toEqual(expected)
  })

  it('posts -> all', () => expect(accepted('/docs/a/one', undefined, 'blog')).toEqual(files))

  it('docs with a sidebars file, which names documents by id -> all', () => {
    const config = makeConfig('/site', { docs: {} })
    const docs = config.docs.map((options) => ({ ...options, sidebarPath: 'sidebars.ts' }))
    expect(accepted('/docs/a/one', { ...config, docs })).toEqual(files)
  })

  it('documents in the folders of the page -> certain, others not', () => {
    const near = findNearDocuments(makeConfig('/site', { docs: {} }), '/docs/a/one')
    expect(['01-start.md', 'a/one.md', 'a/x/deep.md', '02-b/one.md'].filter((path) => near.isCenter(`content/docs/${path}`))).toEqual([
      '01-start.md',
      'a/one.md',
    ])
  })
})
