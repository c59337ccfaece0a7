// What a document has that only a plugin of ours would show, when the site has not switched it on: said once for each document and plugin.
import type { Nodes, Root } from 'mdast'
import type { Place } from '../diagnostics/diagnostic.ts'
import { comparePlaces } from '../diagnostics/sort-diagnostics.ts'
import { type DocumentState, firstLineOf, placeOfNode } from './document-state.ts'
import { isFormula } from './dollar-signs.ts'
import { walkMarkdown } from './walk-tree.ts'

const plugins = {
  math: {
    name: 'math',
    found: 'formulas, which are shown as they are written',
    otherwise: String.raw`Where no formula is meant, write \$.`,
  },
  mermaid: {
    name: 'mermaid',
    found: 'code blocks for mermaid, which are shown as code and not as diagrams',
    otherwise: 'Where the code itself is meant, name the language `text`.',
  },
  'live-code': {
    name: 'liveCode',
    found: 'code blocks that are marked as live, which nobody can run',
    otherwise: 'Where it is only shown, take the word `live` away.',
  },
  includes: {
    name: 'includes',
    found: 'code blocks or comments that are to show a file, and show nothing',
    otherwise: 'Without the plugin, code has to stand in the block, and text in the document or in a partial that it imports.',
  },
}
type OwnPlugin = keyof typeof plugins

/** The plugin that a code block is written for. */
export function pluginFor(language: string, meta: string, code: string): OwnPlugin | undefined {
  if (language === 'mermaid' || language === 'math') return language
  if (meta === ' ') return undefined
  const bare = meta.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  if (/(?:^|\s)live(?=\s|$)/.test(bare)) return 'live-code'
  // Samples that are checked have names too: `file="Title.tsx"` above the code of the file.
  return /(?:^|\s)file=/.test(bare) && code.trim() === '' ? 'includes' : undefined
}

/** Said once for a document, at the first place. @param place of one occurrence. */
export function reportMissingPlugin(plugin: OwnPlugin, place: Place, state: DocumentState): void {
  if (isSwitchedOn(plugin, state)) return
  const { name, found, otherwise } = plugins[plugin]
  const message = `Expected the plugin ${plugin} to be switched on, found ${found}.`
  const known = state.diagnostics.find((diagnostic) => diagnostic.id === 'plugin-missing' && diagnostic.message === message)
  if (known) {
    known.count = (known.count ?? 1) + 1
    // Blocks, sentences and comments are looked at one kind after the other.
    if (place.file === known.place?.file && comparePlaces(place, known.place) < 0) known.place = place
  } else {
    const hint = `Write \`import { ${name} } from 'sitegen/${plugin}'\` and \`plugins: [${name}()]\` into the configuration. ${otherwise}`
    state.diagnostics.push({ id: 'plugin-missing', level: 'warning', message, place, hint })
  }
}

/** Other plugins that read formulas are known by the nodes that they make. */
function isSwitchedOn(plugin: OwnPlugin, { options }: DocumentState): boolean {
  const names = [...(options.plugins?.names ?? []), ...(options.sourcePlugins ?? [])]
  return names.includes(plugin) || (plugin === 'math' && names.includes('remark-math'))
}

/** Comments that include a file: `<!-- @include: ./part.md -->`. */
export function reportUnreadIncludes(tree: Root, state: DocumentState): void {
  if (isSwitchedOn('includes', state)) return
  walkMarkdown(tree, (node) => {
    if (node.type !== 'html' && node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined
    if (/^(?:<!--|\/\*)\s*@include:/.test(node.value)) reportMissingPlugin('includes', firstLineOf(state, node), state)
    return undefined
  })
}

/** What is surely a formula: `$x^2$`, `$\alpha$`, a line of `$$`. Prices and variables are none. */
export function reportUnreadFormulas(tree: Root, source: string, state: DocumentState): void {
  if (isSwitchedOn('math', state)) return
  let lines: string[] | undefined
  walkMarkdown(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined
    if (!node.position || !holdsDollar(node)) return 'skip'
    lines ??= source.split(/\r\n?|\n/)
    const { start } = node.position
    for (const { line, column, length } of findFormulas(textLines(node, lines))) {
      const place = { start: { line: start.line + line, column }, end: { line: start.line + line, column: column + length } }
      reportMissingPlugin('math', placeOfNode(state, { position: place }), state)
    }
    return 'skip'
  })
}

/**
 * For a document of MDX that could not be parsed: the braces of a formula are not JavaScript.
 * @param line of `body` in which the parser has failed, from 1.
 */
export function reportFormulaAround(line: number, body: string, state: DocumentState): void {
  if (isSwitchedOn('math', state)) return
  const lines = body.split(/\r\n?|\n/)
  const fences = lines.flatMap((text, index) => (index < line && mathFence.test(text) ? [index + 1] : []))
  const opening = fences.length % 2 === 1 ? fences.at(-1) : undefined
  const [formula] =
    opening === undefined ? formulasIn(lines[line - 1] ?? '') : [{ column: (lines[opening - 1] ?? '').indexOf('$') + 1, length: 2 }]
  if (formula === undefined) return
  const start = { line: opening ?? line, column: formula.column }
  const position = { start, end: { ...start, column: start.column + formula.length } }
  reportMissingPlugin('math', placeOfNode(state, { position }), state)
}

function holdsDollar(node: Nodes): boolean {
  let found = false
  walkMarkdown(node, (child) => {
    found ||= child.type === 'text' && child.value.includes('$')
    return found ? 'skip' : undefined
  })
  return found
}

/** The lines of a block as they are written, in their columns; what is no text is blank. */
function textLines(block: Nodes, lines: readonly string[]): string[] {
  const { start, end } = block.position ?? {}
  if (!start || !end) return []
  const text = lines.slice(start.line - 1, end.line)
  const blank = (line: number, from: number, to = Number.POSITIVE_INFINITY): void => {
    const written = text[line - start.line] ?? ''
    const last = Math.min(to, written.length)
    text[line - start.line] = written.slice(0, from) + ' '.repeat(Math.max(0, last - from)) + written.slice(last)
  }
  blank(start.line, 0, start.column - 1)
  blank(end.line, end.column - 1)
  walkMarkdown(block, (node) => {
    if (node.type === 'text' || 'children' in node || !node.position) return undefined
    // In MDX the braces of a formula are an expression.
    if (node.type === 'mdxTextExpression' && !node.value.includes('$')) return undefined
    const { start: first, end: last } = node.position
    for (let line = first.line; line <= last.line; line++)
      blank(line, line === first.line ? first.column - 1 : 0, line === last.line ? last.column - 1 : undefined)
    return undefined
  })
  return text
}

const mathFence = /^[>\s]*\$\$\s*$/
/** A command of TeX, a power, an index of a single letter. */
const formulaSigns = /\\[a-z]{2,}|[\w)}\]]\s?\^\s?[\w{\\(+-]|(?<![A-Za-z])[A-Za-z]_(?:[A-Za-z0-9](?![A-Za-z])|\{)/i
const betweenDollars = /(?<![\\$])(\$\$?)(?!\$)((?:\\.|[^$\\])+)\1(?!\$)/g

/** Lines count from 0, columns from 1. */
function findFormulas(lines: readonly string[]): { line: number; column: number; length: number }[] {
  const fence = lines.findIndex((line) => mathFence.test(line))
  if (fence >= 0) return [{ line: fence, column: (lines[fence]?.indexOf('$') ?? 0) + 1, length: 2 }]
  return lines.flatMap((text, line) => formulasIn(text).map((found) => ({ line, ...found })))
}

function formulasIn(text: string): { column: number; length: number }[] {
  const found: { column: number; length: number }[] = []
  const pattern = new RegExp(betweenDollars)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: written, 2: inside = '', index } = match
    const [before = ' ', after = ' '] = [text[index - 1], text[index + written.length]]
    if (formulaSigns.test(inside) && isFormula(before, written, after)) found.push({ column: index + 1, length: written.length })
    // The second dollar of `$5 and $x^2$` begins the formula.
    else pattern.lastIndex = index + 1
  }
  return found
}
