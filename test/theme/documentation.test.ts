// docs/theming.md is held to the style sheet: every custom property of the theme with its default, and no other.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

describe('docs/theming.md', () => {
  it('properties of tokens.css -> a row for each, with its default', () => {
    const [, root = ''] = /:root \{\n(.*?)\n\}/s.exec(read('src/theme/styles/tokens.css')) ?? []
    const declared = [...root.matchAll(/^ {2}(--sg-[\w-]+): (.*);$/gm)].map(([, name = '', value = '']) => {
      const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? []
      return `${name} ${light === undefined ? `\`${value}\`` : `\`${light}\`, dark \`${dark}\``}`
    })
    const rows = [...read('docs/theming.md').matchAll(/^\| `(--sg-[\w-]+)` +\| (.*?) +\|/gm)].map(([, name, value]) => `${name} ${value}`)
    expect(declared.length).toBeGreaterThan(50)
    expect(rows).toEqual(declared)
  })
})
