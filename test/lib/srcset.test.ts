import { describe, expect, it } from 'vitest'
import { readSrcset, writeSrcset } from '../../src/lib/srcset.ts'

describe('candidates of a srcset', () => {
  it.each([
    ['a.png', '[a.png]'],
    ['a.png 2x', '[a.png] 2x'],
    [' a.png  100w ,\n b.png 200w,', '[a.png] 100w, [b.png] 200w'],
    ['a.png, b.png', '[a.png], [b.png]'],
    ['data:image/png;base64,AA== 1x, b.png 2x', '[data:image/png;base64,AA==] 1x, [b.png] 2x'],
    ['a.png,b.png 2x', '[a.png,b.png] 2x'],
    ['a.png (x, y) 2x, b.png', '[a.png] (x, y) 2x, [b.png]'],
    ['a.png )1x, b.png', '[a.png] )1x, [b.png]'],
    [',,,', ''],
    ['', ''],
  ])('%s -> %s', (srcset, expected) => {
    expect(writeSrcset(readSrcset(srcset).map(({ url, descriptor }) => ({ url: `[${url}]`, descriptor })))).toBe(expected)
  })
})
