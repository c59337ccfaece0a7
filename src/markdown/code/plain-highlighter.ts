// Code without colours: escaped, line by line. Stands in for the highlighter as long as that is not loaded.

import { escapeHtml } from '../escape-html.ts'
import type { CodeHighlighter } from './code-highlighter.ts'

/** Knows every language, because none makes a difference. */
export function createPlainHighlighter(): CodeHighlighter {
  return {
    prepare: () => Promise.resolve(true),
    highlight: (code) => code.split('\n').map(escapeHtml),
    languageNames: () => [],
  }
}
