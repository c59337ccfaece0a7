// Highlights the code that components show while they render. Rendering cannot wait, but a grammar is loaded when its language is first
// used: so the first page with a language is rendered again once its grammar is loaded.
import type { WriteText } from '../lib/texts/text.ts'
import type { CodeHighlighter } from '../markdown/code/code-highlighter.ts'
import { createCodeHighlighter } from '../markdown/code/code-highlighter.ts'
import { type CodeBlockSource, renderCodeBlock } from '../markdown/code/render-code-block.ts'

export type HighlightCode = (block: CodeBlockSource) => string

/** Returns a function that calls `render` once or, for new languages, twice. */
export function createComponentHighlighting(
  themes: Parameters<typeof createCodeHighlighter>[0],
  text: WriteText,
): <Result>(render: (highlightCode: HighlightCode) => Promise<Result>) => Promise<Result> {
  let highlighter: Promise<CodeHighlighter> | undefined
  let ready: CodeHighlighter | undefined
  const prepared = new Set<string>()
  return async (render) => {
    const missing = new Set<string>()
    const result = await render((block) => {
      if (ready && prepared.has(block.language)) return renderCodeBlock(block, ready, text).html
      missing.add(block.language)
      return ''
    })
    if (missing.size === 0) return result
    highlighter ??= createCodeHighlighter(themes)
    const loaded = await highlighter
    for (const language of missing) {
      await loaded.prepare(language)
      prepared.add(language)
    }
    ready = loaded
    return render((block) => renderCodeBlock(block, loaded, text).html)
  }
}
