// What authors of plugins see in their editors.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = ['plugin.ts', 'data-hooks.ts', 'document-hooks.ts', 'page-hooks.ts', 'published-plugin.ts'].map(
  (name) => `src/plugins/${name}`,
)

test.each(files)('public types of %s -> each says what it is and has an example', (file) => {
  const source = readFileSync(file, 'utf8')
  const types = [...source.matchAll(/(\/\*\*(?:(?!\*\/).)*\*\/\n)?export (?:interface|type) (\w+)/gs)]
  expect(types.length).toBeGreaterThan(0)
  expect(
    types.filter(([, comment = '']) => !/^\/\*\*\s+\*? ?[^@\s]/.test(comment) || !comment.includes('@example')).map(([, , name]) => name),
  ).toEqual([])
})
