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

  it('instructions of the check that hold braces -> no range', () => {
    expect(readShownCode({ code: 'a', language: 'ts', meta: 'no-check="a {part}" file="a.ts" fails=\'TS1\'' }).meta).toMatchObject({
      highlighted: undefined,
      invalid: [],
    })
  })
})
