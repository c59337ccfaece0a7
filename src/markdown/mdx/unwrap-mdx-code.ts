// Code blocks of the language `mdx-code-block`, which hide MDX from tools that read plain Markdown: their content is part of the document.
// The lines of the fences become empty, so all places stay correct.
import { createLineScanner } from '../line-scanner.ts'

/** The language of such a block. */
export const mdxCodeLanguage = 'mdx-code-block'

const openingPattern = /^(?:`{3,}|~{3,})[ \t]*mdx-code-block(?:[ \t]|$)/

/** A block without an end stays code. */
export function unwrapMdxCode(body: string): string {
  if (!body.includes(mdxCodeLanguage)) return body
  const lines = body.split('\n')
  const scan = createLineScanner('mdx')
  let opening: { index: number; start: number } | undefined
  for (const [index, line] of lines.entries()) {
    const { kind, content, start } = scan(line)
    if (kind === 'open') opening = openingPattern.test(content) ? { index, start } : undefined
    else if (kind === 'text') opening = undefined
    if (kind !== 'close' || opening === undefined) continue
    lines[opening.index] = emptied(lines[opening.index] ?? '', opening.start)
    lines[index] = emptied(line, start)
    opening = undefined
  }
  return lines.join('\n')
}

/** The markers of lists and quotations stay. */
function emptied(line: string, start: number): string {
  return line.slice(0, start).padEnd(line.length)
}
