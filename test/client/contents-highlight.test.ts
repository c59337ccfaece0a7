import { describe, expect, it } from 'vitest'
import { findCurrent } from '../../src/client/contents-highlight.ts'

/** Headings of 30 pixels, in a window of 800 with a bar of 60 at the top. */
const current = (...tops: number[]) =>
  findCurrent(
    tops.map((top) => ({ top, bottom: top + 30 })),
    60,
    800,
  )

describe('findCurrent', () => {
  it.each([
    ['no headings', [], -1],
    ['the first one far below', [700, 1200], -1],
    ['the first one in the upper half', [200, 700], 0],
    ['the first one ends exactly at the middle', [370, 700], -1],
    ['the second one in the upper half', [-300, 100, 700], 1],
    ['the second one in the lower half: still the first', [-300, 500, 900], 0],
    ['a heading behind the bar, the next far below', [40, 900], 0],
    ['a heading exactly below the bar', [60, 900], 0],
    ['all above', [-900, -500, -100], 2],
  ] as const)('%s -> %s', (_name, tops, index) => {
    expect(current(...tops)).toBe(index)
  })

  it('a bar that hides, a heading at the very top -> the one before it', () => {
    expect(
      findCurrent(
        [
          { top: -100, bottom: -70 },
          { top: 0, bottom: 30 },
        ],
        0,
        800,
      ),
    ).toBe(0)
  })
})
