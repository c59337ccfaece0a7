// The edit of the benchmark: one sentence more in the first paragraph of a page.
import { readFileSync, writeFileSync } from 'node:fs'

/** Front matter, headings and blank lines are left alone. Gives undefined when there is no paragraph. */
export function addSentence(text: string, sentence: string): string | undefined {
  const lines = text.split('\n')
  const start = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0
  const index = lines.findIndex((line, i) => i >= start && line !== '' && !line.startsWith('#'))
  const paragraph = lines[index]
  if (paragraph === undefined) return undefined
  return lines.with(index, `${paragraph} ${sentence}`).join('\n')
}

export function editPage(file: string, sentence: string): void {
  const edited = addSentence(readFileSync(file, 'utf8'), sentence)
  if (edited === undefined) throw new Error(`Expected a paragraph in ${file}, found none.`)
  writeFileSync(file, edited)
}
