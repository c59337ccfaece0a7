// Comments in code that mark lines: `highlight-next-line`, `highlight-start` to `highlight-end`, and `[!code ++]` at the end of a line.
// They are removed from the code that readers see and copy. Rules: behaviour §2.22.

export type LineMark = 'highlight' | 'added' | 'removed' | 'focus' | 'error' | 'warning'

export interface MarkedCode {
  lines: string[]
  /** Index of each of `lines` in the original code. */
  sources: number[]
  /** Index in `lines` -> marks of the line. */
  marks: Map<number, Set<LineMark>>
}

const commentStyles = {
  slashes: ['//', ''],
  block: ['/*', '*/'],
  jsx: ['{/*', '*/}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  percent: ['%', ''],
  semicolons: [';;', ''],
  semicolon: [';', ''],
  quote: ["'", ''],
  rem: ['rem', ''],
  exclamation: ['!', ''],
  ml: ['(*', '*)'],
  cobol: ['*>', ''],
} as const satisfies Record<string, readonly [string, string]>

type CommentStyle = keyof typeof commentStyles

const stylesByLanguages: [string, CommentStyle[]][] = [
  ['js javascript mjs cjs ts typescript mts cts', ['slashes', 'block']],
  ['jsx tsx mdx', ['slashes', 'block', 'jsx']],
  ['html xml svg vue svelte astro angular-html', ['slashes', 'block', 'html']],
  ['c c++ cpp csharp cs c# java go rust rs kotlin kt swift dart scala php zig groovy', ['slashes', 'block']],
  ['css scss sass less', ['slashes', 'block']],
  ['json json5 jsonc', ['slashes', 'block']],
  ['python py bash sh shell shellscript zsh ruby rb perl r yaml yml toml docker dockerfile make makefile ini elixir nix', ['hash']],
  ['md markdown', ['html', 'jsx', 'hash']],
  ['sql mysql plsql postgresql', ['dashes', 'block']],
  ['lua haskell hs ada elm', ['dashes']],
  ['tex latex matlab erlang', ['percent']],
  ['wasm wat', ['semicolons']],
  ['lisp clojure clj scheme asm', ['semicolon']],
  ['vb vbnet', ['quote', 'rem']],
  ['bat batch cmd', ['rem']],
  ['fortran fortran-free-form f90', ['exclamation']],
  ['ml ocaml fsharp fs f#', ['ml', 'slashes']],
  ['cobol', ['cobol']],
]

const otherStyles: CommentStyle[] = ['slashes', 'block', 'jsx', 'hash', 'html']

const markOfNotation: Record<string, LineMark> = {
  '++': 'added',
  '--': 'removed',
  hl: 'highlight',
  highlight: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

/** Removes the marking comments from `code`. If there are none, this costs only one test. */
export function readCodeComments(code: string, language: string): MarkedCode {
  const lines = code.split('\n')
  if (!/highlight-(?:next-line|start|end)|\[!code /.test(code)) return { lines, sources: [...lines.keys()], marks: new Map() }
  const { directives, notations } = patternsOf(language)
  const result: MarkedCode = { lines: [], sources: [], marks: new Map() }
  const add = (index: number, mark: LineMark, count = 1) => {
    for (let line = index; line < index + count; line++) result.marks.set(line, (result.marks.get(line) ?? new Set()).add(mark))
  }
  let region = false
  for (const [source, line] of lines.entries()) {
    const command = firstMatch(directives, line)?.[1]
    if (command !== undefined) {
      if (command === 'next-line') add(result.lines.length, 'highlight')
      else region = command === 'start'
      continue
    }
    const taken = takeNotation(line, notations)
    if (taken.mark !== undefined) add(result.lines.length, taken.mark, taken.count)
    if (region) add(result.lines.length, 'highlight')
    // A comment alone on its line marks the lines after it.
    if (taken.mark !== undefined && taken.text.trim() === '') continue
    result.lines.push(taken.text)
    result.sources.push(source)
  }
  return result
}

function takeNotation(line: string, patterns: readonly RegExp[]): { text: string; mark: LineMark | undefined; count: number } {
  const match = firstMatch(patterns, line)
  const mark = match === undefined ? undefined : markOfNotation[match[1] ?? '']
  if (match === undefined || mark === undefined) return { text: line, mark: undefined, count: 0 }
  const text = (line.slice(0, match.index) + line.slice(match.index + match[0].length)).trimEnd()
  return { text, mark, count: Math.min(Number(match[2] ?? 1), 10_000) }
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match !== null) return match
  }
  return undefined
}

function patternsOf(language: string): { directives: RegExp[]; notations: RegExp[] } {
  const names = stylesByLanguages.find(([languages]) => languages.split(' ').includes(language))?.[1] ?? otherStyles
  const styles = names.map((name) => commentStyles[name].map(escapePattern))
  return {
    directives: styles.map(([open, close]) => new RegExp(`^\\s*${open}\\s*highlight-(next-line|start|end)\\s*${close}\\s*$`, 'i')),
    notations: styles.map(([open, close]) => new RegExp(`${open}\\s*\\[!code ([a-z]+|\\+\\+|--)(?::(\\d{1,4}))?\\]\\s*${close}`)),
  }
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
