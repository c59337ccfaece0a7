// Code without colors: escaped, line by line. Used in place of the highlighter until that is loaded.

import { escapeHtml } from '../../lib/escape.ts'
import type { CodeHighlighter } from './code-highlighter.ts'

/** Accepts every language, because all are treated alike. */
export function createPlainHighlighter(): CodeHighlighter {
  return {
    prepare: () => Promise.resolve(true),
    isPrepared: () => true,
    highlight: (code) => code.split('\n').map(escapeHtml),
    languageNames: () => [],
  }
}
