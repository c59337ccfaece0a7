// Findings after a migration -> groups by their cause, with what helps against each.
import { expect, it } from 'vitest'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { groupFindings } from '../../src/migrate/group-findings.ts'

const finding = (message: string, hint: string, file = 'a.mdx'): Diagnostic => ({
  id: 'component-not-loadable',
  level: 'error',
  message,
  hint,
  place: { file, line: 1 },
})

it('several names -> one group, and the hint of each that has another', () => {
  const [group] = groupFindings([
    finding('no A', 'Take B.'),
    finding('no A', 'Take B.', 'b.mdx'),
    finding('no C', 'Take D.'),
    finding('no E', 'Take B.'),
  ])
  expect(group).toMatchObject({ count: 4, files: 2, hint: 'Take B.' })
  expect(group?.examples.map(({ message, hint }) => [message, hint])).toEqual([
    ['no A', undefined],
    ['no C', 'Take D.'],
    ['no E', undefined],
  ])
})

it('packages that are not installed -> one command for all of them', () => {
  const [group] = groupFindings([
    finding('no x', 'Correct the name, or install it: npm install x'),
    finding('no y', 'Correct the name, or install it: npm install y'),
    finding('no Z', 'Write it yourself.'),
  ])
  expect(group?.hint).toBe('Correct the names, or install them: npm install x y')
  expect(group?.examples.map(({ hint }) => hint)).toEqual([undefined, undefined, 'Write it yourself.'])
})

it('an import in several documents -> all of them are counted', () => {
  const shared = {
    ...finding('no x', ''),
    count: 3,
    notes: [
      { message: 'Here too.', place: { file: 'b.mdx' } },
      { message: 'Here too.', place: { file: 'b.mdx' } },
    ],
  }
  expect(groupFindings([shared])[0]).toMatchObject({ count: 3, files: 2 })
})
