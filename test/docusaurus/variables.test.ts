// The variables of Infima: without a value of the site's own, each property of the theme keeps its value.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
const read = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value.trim()]))
// Without what is for some readers only.
const everybodysOf = (text: string): string => text.split('@media')[0] ?? ''
const tokens = read(everybodysOf(textOf('theme/styles/tokens.css')))
const [both = '', ofDarkPages = ''] = textOf('docusaurus/styles/variables.css').split('html[data-theme="dark"]')
const variables = read(everybodysOf(both))

/** What a name is in the end. */
function valueOfName(name: string): string | undefined {
  const value = variables.get(name)
  const inner = value === undefined ? undefined : /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return inner === undefined ? value : (valueOfName(inner) ?? tokens.get(inner))
}

// As in Infima, links under the pointer follow the color of links, and fills are of the primary color, with the inverse of the text on them.
const ofInfima = ['--sg-accent-hover', '--sg-accent-fill', '--sg-on-accent']
const set = [...variables.keys()].filter((name) => name.startsWith('--sg-') && !ofInfima.includes(name))

test.each(set)('%s -> the value that it has without them', (name) => {
  expect(valueOfName(name)).toBe(tokens.get(name))
})

test('every variable -> leads to a value, and in no circle', () => {
  for (const name of variables.keys()) expect(valueOfName(name) ?? '', name).not.toBe('')
})

test('what is set for dark pages alone -> the dark one of its two values', () => {
  for (const [name, value] of read(ofDarkPages)) expect(/^light-dark\(\S+, (\S+)\)$/.exec(valueOfName(name) ?? '')?.[1], name).toBe(value)
})

test('the sheet of classes -> names variables that there are', () => {
  const sheet = textOf('docusaurus/styles/infima.css')
  for (const [, name = '', rest] of sheet.matchAll(/var\((--[\w-]+)([,)])/g))
    if (rest === ')') expect(valueOfName(name) ?? tokens.get(name), name).toBeDefined()
})
