// What a page was made from, by name.
import { expect, it } from 'vitest'
import { nameInputs } from '../../../src/build/pages/page-inputs.ts'
import type { Route } from '../../../src/routes/route.ts'

const shared: [string, string][] = [
  ['the year', 'b1'],
  ['this version of sitegen', 'a0'],
]
const routeTo = (path: string): Route => ({
  kind: 'page',
  path,
  exact: true,
  context: { plugin: { name: 'pages', id: 'default' } },
  metadata: {},
  module: 'content/pages/a.tsx',
  props: {},
})
const inputsOf = (path: string, text: string) => nameInputs({ route: routeTo(path), ownInputs: [[`the text of ${path}`, text]] }, shared)

it('a page -> what all share as it is, each part of its route, and its own texts, as short hashes', () => {
  const inputs = inputsOf('/a', 'text')
  expect(inputs.slice(0, 2)).toEqual(shared)
  expect(inputs.map(([name]) => name)).toEqual(expect.arrayContaining(['the path of the route', 'the text of /a']))
  for (const [, hash] of inputs.slice(2)) expect(hash).toMatch(/^[0-9a-f]{16}$/)
})

it('another text -> another hash of that alone', () => {
  const before = new Map(inputsOf('/a', 'text'))
  expect(
    inputsOf('/a', 'other')
      .filter(([name, hash]) => before.get(name) !== hash)
      .map(([name]) => name),
  ).toEqual(['the text of /a'])
})
