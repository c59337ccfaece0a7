// The colored code of an earlier version of a document. After an edit most blocks are as they were, and coloring them again would load the
// highlighter and its grammars, which takes a tenth of such a build.
import { decodeHTML } from 'entities'
import type { Body } from '../../content/document.ts'
import { escapeHtml } from '../../lib/escape.ts'
import type { CodeHighlighter } from './code-highlighter.ts'
import { plainLanguages } from './grammar-name.ts'

/** The document has code that the earlier version had not. */
export class NotKeptError extends Error {}

/** @throws NotKeptError when it is asked for anything else than what is in `body`, and what needs no colors. */
export function createKeptHighlighter(body: Body): CodeHighlighter {
  const kept = readColoredCode(body.kind === 'html' ? [body.html] : body.html)
  const find = (code: string, language: string): string[] => {
    const lines = plainLanguages.has(language) ? code.split('\n').map(escapeHtml) : kept.get(keyOf(language, code))
    if (lines === undefined) throw new NotKeptError(language)
    return lines
  }
  return {
    async prepare(language, code) {
      find(code, language)
      return true
    },
    isPrepared: (language, code) => plainLanguages.has(language) || kept.has(keyOf(language, code)),
    highlight: find,
    languageNames: () => [],
  }
}

function keyOf(language: string, code: string): string {
  return `${language}\n${code}`
}

/** A block as render-code-block.ts writes it, unless lines or words of it have elements of their own. */
const block = /<pre tabindex="0"><code class="language-([\w+#.-]+)">([^<]*(?:<(?:span class="t-[^"]*"|\/span)>[^<]*)*)<\/code><\/pre>/g
const span = /<span class="t-[^"]*">|<\/span>/g

function readColoredCode(html: readonly string[]): Map<string, string[]> {
  const kept = new Map<string, string[]>()
  for (const [, language = '', colored = ''] of html.flatMap((part) => [...part.matchAll(block)])) {
    // Without colors it may be in a language that is unknown, which has to be said again.
    if (!colored.includes('<')) continue
    const code = decodeHTML(colored.replace(span, ''))
    kept.set(keyOf(language, code), colored.split('\n'))
  }
  return kept
}
