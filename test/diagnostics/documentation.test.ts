// docs/diagnostics.md is held to the table of ids and to the kept messages: a section for each, no other, and every example as it is printed.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diagnosticIds } from '../../src/diagnostics/ids.ts'

const text = readFileSync(new URL('../../docs/diagnostics.md', import.meta.url), 'utf8')
const sections = new Map(
  text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading, lines.join('\n')]
    }),
)

/** Without the line that counts errors and warnings. */
function keptMessage(id: string): string {
  const kept = readFileSync(new URL(`../build/diagnostics/${id}.txt`, import.meta.url), 'utf8')
  return kept.replace(/\n\n\d+ errors?, \d+ warnings?\n$/, '')
}

describe('docs/diagnostics.md', () => {
  it('sections -> one for each id, no others', () => {
    expect([...sections.keys()].sort()).toEqual(Object.keys(diagnosticIds).sort())
    expect(text.match(/^### /gm)).toHaveLength(sections.size)
  })

  it.each(Object.entries(diagnosticIds))('%s -> its sentence, its message, why, how and the policy', (id, sentence) => {
    const section = sections.get(id) ?? ''
    expect(section).toContain(`**${sentence}**`)
    expect(section).toContain(`\n${keptMessage(id)}\n\`\`\``)
    expect(section.match(/^- (?:Why it matters|How to fix it|What relaxes it): \S/gm)).toHaveLength(3)
  })
})
