// What the hooks on the text of a document are called with, and what they give.
import type { PluginFinding } from './data-hooks.ts'

/**
 * A code block, as the hook `markdown.code` sees it.
 * @example code: ({ language, code, line }) => (language === 'dot' ? { component: 'Graph', props: { code, line } } : undefined)
 */
export interface PluginCodeBlock {
  /** The word after the fence; '' without one. */
  language: string
  /** What follows the language on the line of the fence. */
  meta: string
  /** The text between the fences, without the last line end. */
  code: string
  /** The document, relative to the site. */
  file: string
  /** Of the fence in that file, from 1. */
  line: number
  /** Says what is wrong with the block, and goes on: unlike an error that is thrown, the document is still built. */
  report: (finding: CodeFinding) => void
}

/**
 * Something that the hook `markdown.code` has found in a code block.
 * @example report({ message: 'Expected a number behind `width`, found `wide`.', line: 2, column: 7, hint: 'Write `width=640`.' })
 */
export interface CodeFinding {
  /** What was expected and what was found. */
  message: string
  /** In the text between the fences, from 1. Without it, the finding points to the fence. */
  line?: number | undefined
  /** In that line, from 1. */
  column?: number | undefined
  /** `error` fails the build. Default: `error`. */
  level?: 'error' | 'warning' | 'info' | undefined
  /** What to do. */
  hint?: string | undefined
}

/**
 * A component that is shown in place of a code block.
 * @example { component: 'Graph', props: { code } }
 */
export interface CodeComponent {
  /** Name of a component that MDX documents may use without an import: of `mdxComponents`, or of the theme. */
  component: string
  /** JSON for it. */
  props?: Record<string, unknown> | undefined
}

/**
 * What the hook `markdown.code` gives: HTML, a component, or nothing.
 * @example code: ({ language, code }) => (language === 'svg' ? code : undefined)
 */
export type CodeResult = string | CodeComponent | undefined

/**
 * A document before it is read, as the hook `source` sees it.
 * @example source: ({ file, line, text }) => text.split('\n').map((text, index) => ({ text: text.trimEnd(), file, line: line + index }))
 */
export interface PluginSource {
  /** Relative to the site. */
  file: string
  /** How it will be read. */
  format: 'md' | 'mdx'
  /** What follows the front matter. */
  text: string
  /** Line of `file` on which `text` begins, from 1. */
  line: number
  /** Absolute. */
  siteDirectory: string
  /**
   * Text of a file of the site, by its path from there. The document is made again when the file is changed, comes or goes.
   * @throws if there is no such file, or it is no text, larger than a megabyte or outside of the site; the message says which
   */
  readFile: (path: string) => string
  /** Says what is wrong, and goes on. Without a place, it points to the document. */
  report: (finding: PluginFinding) => void
}

/**
 * A line of the text that the hook `source` gives.
 * @example { text: '    npm install kites', file: 'docs/setup.md', line: 12, columns: -4 }
 */
export interface SourceLine {
  /** Without its end. */
  text: string
  /** Where it is written, relative to the site. Findings point there, and links and images are relative to this file. */
  file: string
  /** In `file`, from 1. */
  line: number
  /** What is added to a column of this line to get the column in `file`. Default: 0. */
  columns?: number | undefined
}
