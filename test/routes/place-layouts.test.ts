// `layout` in front matter: of a site with layouts, a name that none has is a mistake; of one without, it is left from another generator.
import { expect, test } from 'vitest'
import { placeLayouts } from '../../src/routes/place-layouts.ts'

const post = { file: 'blog/a.md', frontMatter: { layout: 'post' }, frontMatterPlaces: {} }

test.each([
  [[], 'foreign-syntax', 'warning'],
  [['content/layouts/wide.tsx'], 'front-matter-invalid', 'error'],
])('layouts %j, layout: post -> %s, %s', (layouts, id, level) => {
  const { diagnostics } = placeLayouts([], [post as never], { layouts })
  expect(diagnostics.map((each) => [each.id, each.level])).toEqual([[id, level]])
})
