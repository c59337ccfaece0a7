// Code blocks ```bars of this site (content/bars).
import { describe, expect, it } from 'vitest'
import { drawBars } from '../../content/bars/bars.ts'
import { readBars } from '../../content/bars/read-bars.ts'

describe('reading bars', () => {
  it('rows of bars, some empty, some without a name -> their numbers and names', () => {
    expect(readBars('Clip: 0-2 (cut), 2-9.5 first\nVideo: 0-7.5')).toEqual([
      {
        label: 'Clip',
        bars: [
          { from: 0, to: 2, label: 'cut', isEmpty: true },
          { from: 2, to: 9.5, label: 'first', isEmpty: false },
        ],
      },
      { label: 'Video', bars: [{ from: 0, to: 7.5, label: '', isEmpty: false }] },
    ])
  })

  it.each([
    ['no name', 'Clip: 0-2\n0-2 first', '2: expected "label: from-to name, …", found "0-2 first"'],
    ['an end before the start', 'Clip: 2-1', '1: expected "from-to name" with a second number that is larger than the first, found "2-1"'],
    [
      'a name that a phone has no room for',
      'Clip: 0-1 the beginning, 1-10',
      '1: expected a label of at most 3 letters for the bar from 0 to 1, found "the beginning"',
    ],
  ])('%s -> an error with the line', (_, code, message) => {
    expect(() => readBars(code)).toThrow(message)
  })
})

describe('drawing bars', () => {
  it('two rows -> what they say for those who do not see them; numbers that would touch are left out', () => {
    const source = 'Clip: 0-2 (cut), 2-2.5, 2.5-10 first\nVideo: 0-8 first'
    const html = drawBars(readBars(source), 'seconds', source)
    expect(html).toContain(
      'aria-label="Clip, in seconds: nothing from 0 to 2 (cut), from 2 to 2.5, first from 2.5 to 10. Video, in seconds: first from 0 to 8."',
    )
    expect([...html.matchAll(/bars-number[^>]*>([^<]*)</g)].map(([, number]) => number)).toEqual(['0', '2', '10', '0', '8'])
    expect(html).toContain(`<pre hidden data-only="text"><code>${source}</code></pre>`)
  })
})
