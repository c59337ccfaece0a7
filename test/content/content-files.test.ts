// Category, authors and tags files -> their data and what is wrong in them.
import { expect, test } from 'vitest'
import { readAuthorsFile } from '../../src/content/authors-file.ts'
import { readCategoryFile } from '../../src/content/category-file.ts'
import { readTagsFile } from '../../src/content/tags-file.ts'

test('a category in JSON -> its metadata', () => {
  const json = `{
  "label": "Guides", "position": 2.5, "collapsed": false, "collapsible": true, "className": "c",
  "customProps": { "a": [1] }, "description": "d", "key": "k",
  "link": { "type": "generated-index", "slug": "/g", "title": "T", "description": "D", "keywords": ["k"], "image": "/i.png" }
}`
  expect(readCategoryFile('_category_.json', json)).toEqual({
    metadata: JSON.parse(json),
    linkPlaces: expect.objectContaining({ slug: { file: '_category_.json', line: 4, column: 40, endLine: 4, endColumn: 46 } }),
    diagnostics: [],
  })
})

test('a category in YAML -> its metadata', () => {
  expect(readCategoryFile('_category_.yml', 'label: 2024\nlink: null\nposition: 1')).toEqual({
    metadata: { label: '2024', link: null, position: 1 },
    diagnostics: [],
  })
  expect(readCategoryFile('_category_.yml', 'link:\n  type: doc\n  id: a/b').metadata.link).toEqual({ type: 'doc', id: 'a/b' })
  expect(readCategoryFile('_category_.yml', '')).toEqual({ metadata: {}, diagnostics: [] })
})

test.each([
  ['label: [x]', 1, 'must be a text, but is a list of 1'],
  ['label: x\nposition: first', 2, 'must be a number, but is the text "first"'],
  ['collapsed: 1', 1, 'must be true or false'],
  ['link: x', 1, 'must be null'],
  ['link: { type: document }', 1, 'must be null'],
  ['lable: x', 1, 'a key `lable` that does not exist'],
  ['- a', 1, 'must be keys with values'],
  ['a: b: c', 1, 'has to be in quotes'],
  ['__proto__: x', 1, '__proto__'],
  ['{ "label": "x", }}', 1, 'The category file'],
])('category %j -> category-invalid on line %i: %s', (source, line, message) => {
  const { diagnostics } = readCategoryFile('c/_category_.yml', source)
  expect(diagnostics[0]).toMatchObject({ id: 'category-invalid', level: 'error', place: { file: 'c/_category_.yml', line } })
  expect(diagnostics[0]?.message).toContain(message)
})

test('a misspelt and an unknown key of a category -> the nearest, all', () => {
  expect(readCategoryFile('c.yml', 'lable: x').diagnostics[0]?.hint).toBe('Did you mean `label`?')
  expect(readCategoryFile('c.yml', 'zzz: x').diagnostics[0]?.hint).toContain('customProps')
})

test('authors -> by key', () => {
  const { authorsFile, diagnostics } = readAuthorsFile(
    'authors.yml',
    'jo:\n  name: Jo\n  image_url: /a.png\n  socials: { x: jo }\nal:\n  image_url: /b.png\n  page: { permalink: /al }\n',
  )
  expect(diagnostics).toEqual([])
  expect(authorsFile).toEqual({
    file: 'authors.yml',
    authors: { jo: { name: 'Jo', imageUrl: '/a.png', socials: { x: 'jo' } }, al: { imageUrl: '/b.png', page: { permalink: '/al' } } },
  })
})

test.each([
  ['jo: x', 1, 'Author `jo` must be a mapping'],
  ['jo:\n  title: Dev', 1, 'neither `name` nor `image_url`'],
  ['jo:\n  name: Jo\n  url: "javascript:alert(1)"', 3, 'must be a web address'],
  ['jo:\n  name: [a]', 2, 'must be a text'],
  ['jo:\n\tname: x', 2, 'tab'],
])('authors %j -> author-invalid on line %i: %s', (source, line, message) => {
  const { diagnostics } = readAuthorsFile('b/authors.yml', source)
  expect(diagnostics[0]).toMatchObject({ id: 'author-invalid', level: 'error', place: { file: 'b/authors.yml', line } })
  expect(diagnostics[0]?.message).toContain(message)
})

test('tags -> by key', () => {
  expect(readTagsFile('tags.yml', 'one:\ntwo:\n  label: 2.0\n  description: d\n  permalink: /zwei\n')).toEqual({
    tagsFile: { file: 'tags.yml', tags: { one: {}, two: { label: '2.0', description: 'd', permalink: '/zwei' } } },
    diagnostics: [],
  })
})

test.each([
  ['one: x', 1, 'must be a mapping'],
  ['one:\n  lable: x', 2, 'key `lable` that does not exist'],
  ['one:\n  label: [x]', 2, '`label` must be a text'],
  ['one:\n  permalink: here', 2, 'must begin with a slash'],
  ['one', 1, 'must be keys with values'],
])('tags %j -> tag-invalid on line %i: %s', (source, line, message) => {
  const { diagnostics } = readTagsFile('b/tags.yml', source)
  expect(diagnostics[0]).toMatchObject({ id: 'tag-invalid', level: 'error', place: { file: 'b/tags.yml', line } })
  expect(diagnostics[0]?.message).toContain(message)
})
