// Highlights the code that components show while they render. Rendering cannot wait, but a grammar is loaded when its language is first
// used: so the first page with a language is rendered again once its grammar is loaded.
import type { WriteText } from '../lib/texts/text.ts'
import type { CodeHighlighter } from '../markdown/code/code-highlighter.ts'
import { createCodeHighlighter } from '../markdown/code/code-highlighter.ts'
import { languageOfDiff } from '../markdown/code/code-meta.ts'
import { type CodeBlockSource, renderCodeBlock } from '../markdown/code/render-code-block.ts'

export type HighlightCode = (block: CodeBlockSource) => string

/** Returns a function that calls `render` once or, for new languages, twice. */
export function createComponentHighlighting(
  themes: Parameters<typeof createCodeHighlighter>[0],
  text: WriteText,
): <Result>(render: (highlightCode: HighlightCode) => Promise<Result>) => Promise<Result> {
  let highlighter: Promise<CodeHighlighter> | undefined
  let ready: CodeHighlighter | undefined
  return async (render) => {
    const missing: CodeBlockSource[] = []
    const result = await render((block) => {
      if (ready?.isPrepared(languageOf(block), block.code)) return renderCodeBlock(block, ready, text).html
      missing.push(block)
      return ''
    })
    if (missing.length === 0) return result
    highlighter ??= createCodeHighlighter(themes)
    const loaded = await highlighter
    for (const block of missing) await loaded.prepare(languageOf(block), block.code)
    ready = loaded
    return render((block) => renderCodeBlock(block, loaded, text).html)
  }
}

/** The one that colors its lines. */
function languageOf({ language, meta }: CodeBlockSource): string {
  return languageOfDiff(language, meta) ?? language
}
