// The quick reader of Markdown against the general parser, with texts that are nearly regular: pieces of this repository's documentation with
// signs put in anywhere, and signs alone.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReadAlike, readRegularSections } from '../markdown/regular/general-parser.ts'
import { hostileText, markdownFragments } from './hostile-text.ts'
import { runs, timeout } from './runs.ts'

const signs = [
  ...markdownFragments,
  ...['* ', '+ ', '2) ', '>', '  ', ' ', '\n  ', '\n   ', '\n    ', '\n> ', '\n>\n', '\n- ', '\n  - ', '\n| ', '\\\n', '\\|', '|', '***', '__', '![](b "c")', '[a](b)', '&nbsp;'],
  ...['< ', '“', '\u00a0', '@', '.', '!', '"', '(', '~', '中', '🎉', '- [x] ', '[ ] ', ']:', 'http:', '//'],
] // biome-ignore format: a list of fragments

const folder = new URL('../../docs/', import.meta.url)
const lines = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))

/** A few lines in a row, of which some have signs put in. */
const nearlyRegular = fc
  .tuple(
    fc.nat({ max: lines.length - 1 }),
    fc.integer({ min: 1, max: 12 }),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...signs), fc.nat({ max: 2 })), { maxLength: 4 }),
    fc.constantFrom('', '', '', '> ', '  '),
  )
  .map(([from, count, edits, prefix]) => {
    let text = lines
      .slice(from, from + count)
      .map((line) => prefix + line)
      .join('\n')
    for (const [place, sign, removed] of edits) {
      const at = place % (text.length + 1)
      text = text.slice(0, at) + sign + text.slice(at + removed)
    }
    return text
  })

const ends = ['', '', '\n', '<div>\n', '\n\n<!--\n', '-->', '\n```\n', '\n~~~\n', '\n:::note\n', '\n:::\n', '<b>', '\n- ```\n', '\n\na\n\n', '\n\n> b\n\n'] // biome-ignore format: a list

/** Sections, of which some have something at their end that may go on in the next one. */
function sections(all: readonly string[]): fc.Arbitrary<string> {
  const heading = fc.constantFrom('\n# a\n', '\n\n## b\n\n', '\n\n### `c` -->\n', '\n\n', '\n', '\n\n  # d\n')
  const content = fc.oneof(nearlyRegular, hostileText(signs, { pieces: 4 }))
  const part = fc.tuple(heading, content, fc.constantFrom(...all))
  return fc.array(part, { minLength: 2, maxLength: 5 }).map((parts) => parts.flat().join(''))
}

describe('readRegularMarkdown', () => {
  it(
    'any text -> left to the general parser, or its tree',
    () => {
      let accepted = 0
      const texts = fc.oneof({ weight: 2, arbitrary: nearlyRegular }, { weight: 1, arbitrary: hostileText(signs, { pieces: 12 }) })
      fc.assert(
        fc.property(texts, (text) => {
          if (isReadAlike(text)) accepted++
        }),
        runs<[string]>(3000),
      )
      expect(accepted).toBeGreaterThan(800)
    },
    timeout,
  )

  it(
    'any sections -> left to the general parser, or its tree',
    () => {
      let accepted = 0
      fc.assert(
        fc.property(sections([...ends, '\n\n[a]: b\n', '[a]', '\n\n[^1]: a\n', '\n    a\n', '\n===\n']), (text) => {
          if (isReadAlike(text, readRegularSections)) accepted++
        }),
        runs<[string]>(1500),
      )
      expect(accepted).toBeGreaterThan(300)
    },
    timeout,
  )

  it(
    'any sections of MDX that can be parsed -> left to the general parser, or its tree',
    () => {
      let accepted = 0
      const components = [
        '\n<A>\n\n',
        '\n\n</A>\n',
        '<A b={c} />\n',
        '{d}',
        '\n\n{\n',
        '}\n',
        "\nimport e from 'f'\n\n",
        '\nexport const g = {\n\n',
        '\n\n      h\n',
      ]
      fc.assert(
        fc.property(sections([...ends, ...components]), (text) => {
          if (isReadAlike(text, readRegularSections, 'mdx')) accepted++
        }),
        runs<[string]>(1500),
      )
      expect(accepted).toBeGreaterThan(200)
    },
    timeout,
  )
})
