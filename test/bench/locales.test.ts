// The corpus in several languages, and what they cost.
import { expect, test } from 'vitest'
import { printRatios } from '../../bench/locales/print-ratios.ts'
import { listVariants, translate } from '../../bench/locales/variants.ts'

test('a page -> its paragraphs and headings in the language; front matter, code, tables and lists as they are', () => {
  const text = [
    '---',
    'title: A',
    '---',
    '',
    'Words.',
    '',
    '## Heading',
    '',
    '```js',
    'Code',
    '```',
    '',
    '| A |',
    '- Item',
    'More.',
    '',
  ].join('\n')
  expect(translate(text, 'fr')).toBe(
    text.replace('Words.', 'Words. (fr)').replace('## Heading', '## Heading (fr)').replace('More.', 'More. (fr)'),
  )
})

test('figures -> ratios to one language, beside the targets; none for what was not measured', () => {
  const variants = listVariants(5)
  const build = (label: string, mode: 'cold' | 'edit', seconds: number, peakBytes: number) => ({
    tool: `sitegen, ${label}`,
    pages: 10,
    mode,
    seconds,
    peakBytes,
  })
  const [one, nothing, , five] = variants.map(({ label }) => label)
  const builds = [build(one ?? '', 'cold', 2, 2e8), build(nothing ?? '', 'cold', 3, 2e8), build(five ?? '', 'cold', 4, 2.2e8)]
  const rows = printRatios({ builds, pages: 10 }, ['sitegen'], variants)
    .split('\n')
    .slice(4)
    .map((row) => row.replace(/\s*\|\s*/g, ' | ').trim())
  expect(rows).toEqual([
    '| sitegen, one locale | 2.00 s | 200.0 MB | - |',
    '| sitegen, second locale with nothing translated | 3.00 s, 1.50 times (NOT MET: 1.33) | 200.0 MB, 1.00 times | - |',
    '| sitegen, second locale fully translated | - | - | - |',
    '| sitegen, 5 locales, a fifth of each translated | 4.00 s, 2.00 times (met) | 220.0 MB, 1.10 times (met) | - |',
  ])
})
