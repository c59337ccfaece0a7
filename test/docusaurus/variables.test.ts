// The variables of Infima: without a value of the site's own, each property of the theme keeps its value.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): Map<string, string> =>
  new Map(
    [...readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8').matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  )
const tokens = read('theme/styles/tokens.css')
const variables = read('docusaurus/styles/variables.css')

/** What a name is in the end. */
function valueOfName(name: string): string | undefined {
  const value = variables.get(name)
  const inner = value === undefined ? undefined : /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return inner === undefined ? value : (valueOfName(inner) ?? tokens.get(inner))
}

// Links under the pointer follow the color of links, as in Infima.
const set = [...variables.keys()].filter((name) => name.startsWith('--sg-') && name !== '--sg-accent-hover')

test.each(set)('%s -> the value that it has without them', (name) => {
  expect(valueOfName(name)).toBe(tokens.get(name))
})

test('every variable -> leads to a value, and in no circle', () => {
  for (const name of variables.keys()) expect(valueOfName(name) ?? '', name).not.toBe('')
})
