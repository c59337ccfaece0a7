// Inputs that come with pages from other threads -> the same inputs, made of the texts and pairs that are there already.
import { expect, it } from 'vitest'
import { createInputSharing, nameInputs } from '../../../src/build/pages/page-inputs.ts'
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

it('inputs of two pages as copies -> equal to what was sent; one pair for what all pages share, one text for each name', () => {
  const share = createInputSharing(shared)
  const inputsOf = (path: string) => {
    const ownInputs: [string, string][] = [[`the text of ${path}`, 'text']]
    const sent = structuredClone(nameInputs({ route: routeTo(path), ownInputs }, shared))
    const got = share(sent, ownInputs)
    expect(got).toEqual(sent)
    return got
  }
  const [first, second] = [inputsOf('/a'), inputsOf('/b')]
  expect(first[0]).toBe(shared[0])
  expect(second[1]).toBe(shared[1])
  expect(second.map(([name]) => name)).toContain('the path of the route')
})

it('a shared name with another hash -> the hash that was sent', () => {
  expect(createInputSharing(shared)([['the year', 'c2']], [])).toEqual([['the year', 'c2']])
})
