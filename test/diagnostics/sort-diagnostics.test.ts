import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { countDiagnostics, sortDiagnostics } from '../../src/diagnostics/sort-diagnostics.ts'

function finding(parts: Partial<Diagnostic>): Diagnostic {
  return { id: 'link-broken', level: 'error', message: 'm', ...parts }
}

describe('sortDiagnostics', () => {
  it('findings in any order -> by file, line, column, id and message; no place first', () => {
    const wanted = [
      finding({ message: 'no place' }),
      finding({ place: { file: 'B.md', line: 1 } }),
      finding({ place: { file: 'a.md' } }),
      finding({ id: 'anchor-broken', place: { file: 'a.md', line: 2, column: 9 } }),
      finding({ place: { file: 'a.md', line: 2, column: 9 }, message: 'a' }),
      finding({ place: { file: 'a.md', line: 2, column: 9 }, message: 'b' }),
      finding({ place: { file: 'a.md', line: 2, column: 10 } }),
      finding({ place: { file: 'a.md', line: 10, column: 1 } }),
    ]
    for (const shuffled of [[...wanted].reverse(), [...wanted.slice(3), ...wanted.slice(0, 3)]])
      expect(sortDiagnostics(shuffled)).toEqual(wanted)
  })

  it('the same finding several times -> one, counts added, notes joined', () => {
    const note = { message: 'n' }
    const place = { file: 'a.md', line: 1, column: 1 }
    const merged = sortDiagnostics([
      finding({ place, notes: [note] }),
      finding({ place, notes: [note, { message: 'other' }], count: 3 }),
      finding({ place }),
    ])
    expect(merged).toEqual([finding({ place, notes: [note, { message: 'other' }], count: 5 })])
  })

  it('findings that differ in level, hint or place -> kept apart', () => {
    const all = [finding({}), finding({ level: 'warning' }), finding({ hint: 'h' }), finding({ place: { file: 'a' } })]
    expect(sortDiagnostics(all)).toHaveLength(4)
  })

  it('the list that is given -> left as it was', () => {
    const list = [finding({ message: 'b' }), finding({ message: 'a' })]
    sortDiagnostics(list)
    expect(list.map(({ message }) => message)).toEqual(['b', 'a'])
  })
})

describe('countDiagnostics', () => {
  it('findings -> how many of each level', () => {
    expect(countDiagnostics([finding({ count: 9 }), finding({ level: 'info' }), finding({ level: 'warning' }), finding({})])).toEqual({
      errors: 2,
      warnings: 1,
      infos: 1,
    })
  })
})
