import { describe, expect, it } from 'vitest'
import { readShownCode } from '../../../src/markdown/code/shown-code.ts'

function shown(code: string, { language = 'ts', meta = '' } = {}) {
  const { lines, sources, marks } = readShownCode({ code, language, meta })
  return { lines, sources, marks: [...marks].map(([line, names]) => [line, ...names]) }
}

describe('hidden lines', () => {
  it.each([
    ['a\n// ---cut---\nb', ['b']],
    ['a\n// ---cut-before---\nb\n// ---cut-after---\nc', ['b']],
    ['a\n// ---cut-start---\nb\n// ---cut-end---\nc', ['a', 'c']],
    ['a\n  //---cut---  \nb', ['b']],
    ['a\n// ---cut---\nb\n// ---cut---\nc', ['c']],
    ['a // ---cut---\nb', ['a // ---cut---', 'b']],
    ['a\n// --- cut ---\nb', ['a', '// --- cut ---', 'b']],
  ])('%j -> %j', (code, lines) => {
    expect(shown(code).lines).toEqual(lines)
  })

  it('another language -> shown as they are', () => {
    expect(shown('a\n// ---cut---\nb', { language: 'rust' }).lines).toHaveLength(3)
  })

  it('a range of lines, and comments that mark -> count what is shown, and know what was written', () => {
    expect(shown('a\n// ---cut---\nb\nc', { meta: '{2}' })).toEqual({ lines: ['b', 'c'], sources: [2, 3], marks: [[1, 'highlight']] })
    expect(shown('a\n// ---cut---\n// highlight-next-line\nb\nc // [!code --]')).toEqual({
      lines: ['b', 'c'],
      sources: [3, 4],
      marks: [
        [0, 'highlight'],
        [1, 'removed'],
      ],
    })
  })

  it('a range, and comments of VitePress beside it -> both; other comments beside a range stay', () => {
    expect(shown('a\nb // [!code ++]\n// [!code focus]\nc', { meta: '{1,4}' })).toEqual({
      lines: ['a', 'b', 'c'],
      sources: [0, 1, 3],
      marks: [
        [1, 'added'],
        [2, 'focus', 'highlight'],
        [0, 'highlight'],
      ],
    })
    expect(shown('a\n// highlight-next-line\nb', { meta: '{1}' }).lines).toHaveLength(3)
  })

  it('instructions of the check that hold braces -> no range', () => {
    expect(readShownCode({ code: 'a', language: 'ts', meta: 'no-check="a {part}" file="a.ts" fails=\'TS1\'' }).meta).toMatchObject({
      highlighted: undefined,
      invalid: [],
    })
  })
})
