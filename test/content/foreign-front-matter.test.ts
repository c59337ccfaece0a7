// Keys of other generators -> one warning; keys of a site's own with the same names -> nothing.
import { expect, test } from 'vitest'
import type { CollectionKind } from '../../src/content/front-matter-fields.ts'
import { checkFrontMatter } from '../../src/content/front-matter-schema.ts'

const check = (value: Record<string, unknown>, kind: CollectionKind = 'docs') =>
  checkFrontMatter({ value, placeOf: ([key]) => ({ file: `${key}` }), textOf: () => '' }, kind).diagnostics.map(
    ({ id, place }) => `${id} ${place?.file}`,
  )

test.each<[Record<string, unknown>, CollectionKind, string[]]>([
  [{ sidebar: { order: 1 }, prev: false }, 'docs', ['foreign-syntax sidebar']],
  [{ lastUpdated: false }, 'docs', ['foreign-syntax lastUpdated']],
  [{ title_meta: 'For browsers' }, 'docs', ['foreign-syntax title_meta']],
  [{ hero: { name: 'X' }, features: [{ title: 'A' }] }, 'pages', ['foreign-syntax hero']],
  [{ outline: [2, 3] }, 'blog', ['foreign-syntax outline']],
  [{ sidebar: 'main', hero: 'x.png', features: ['a'], prev: 'a/b', template: 'wide', banner: 'x.png' }, 'docs', []],
  [{ sidebar: { order: 1 } }, 'collection', []],
])('%j in %s -> %j', (value, kind, expected) => {
  expect(check(value, kind)).toEqual(expected)
})
