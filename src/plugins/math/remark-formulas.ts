// The formulas of a document -> their HTML. A mistake in one of them is a message at its place in the formula, and the others are typeset.
import type { KatexOptions, ParseError, StrictFunction } from 'katex'
import type { Root } from 'mdast'
import { mathFromMarkdown } from 'mdast-util-math'
import type { Processor, Transformer } from 'unified'
import type { VFile } from 'vfile'
import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import { stateOf } from '../../markdown/document-state.ts'
import { dollarSyntax } from './dollar-syntax.ts'
import { type Formula, findFormulas, findOpenDollars, placeInFormula } from './find-formulas.ts'

interface Options extends KatexOptions {
  singleDollarTextMath?: boolean | undefined
}

/** Unified plugin. It is given the processor, whose parser it changes, as remark-math is. */
export function remarkFormulas(this: Processor, { singleDollarTextMath = true, ...options }: Options): Transformer<Root> {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), dollarSyntax(singleDollarTextMath)]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()]
  return async (tree, file) => {
    const formulas = findFormulas(tree, String(file))
    if (singleDollarTextMath) reportOpenDollars(tree, file)
    if (formulas.length === 0) return
    const { default: katex } = await import('katex')
    // What a formula defines with \gdef holds for the rest of the document.
    const macros = { ...options.macros }
    for (const formula of formulas) {
      const { node, isOpen } = formula
      const displayMode = node.type === 'math'
      if (isOpen) reportOpen(formula, file)
      else {
        try {
          const strict = options.strict === undefined || options.strict === 'warn' ? warnAt(formula, file) : options.strict
          const trust = options.trust || refuseAt(formula, file)
          const settings = { ...options, macros, displayMode, strict, trust, throwOnError: true }
          const html = withoutConsole(() => katex.renderToString(node.value, settings))
          node.data = { html: displayMode ? frame(html, stateOf(file).text('theme.Formula.label')) : html }
          continue
        } catch (error) {
          if (!(error instanceof katex.ParseError)) throw error
          reportMistake(error, formula, file)
        }
      }
      // In the dev server: as it is written.
      const written = `<code>${escapeHtml(node.value)}</code>`
      node.data = { html: displayMode ? `<pre>${written}</pre>` : written }
    }
  }
}

/** A wide formula scrolls in its frame, which the keyboard reaches. */
function frame(html: string, label: string): string {
  return `<div class="math-display" role="group" tabindex="0" aria-label="${escapeAttribute(label)}">${html}</div>`
}

function reportOpen({ node }: Formula, file: VFile): void {
  const message = file.message('The formula that begins here has no end.', { place: node.position?.start, source: 'math' })
  message.fatal = true
  message.note = 'End it with a line that has $$ and nothing else. Until then all of the text is a part of it.'
}

function reportOpenDollars(tree: Root, file: VFile): void {
  for (const place of findOpenDollars(tree, String(file))) {
    const reason = 'Expected a formula behind the dollar sign, found none that ends in its paragraph.'
    const message = file.message(reason, { place, source: 'math' })
    message.note = String.raw`End it with a dollar sign, without a space in front of it. A dollar sign that begins no formula is written \$.`
  }
}

function reportMistake({ rawMessage, position, length }: ParseError, formula: Formula, file: VFile): void {
  const reason = `The formula has a mistake. KaTeX says: ${rawMessage.replace(/\.$/, '')}.`
  const message = file.message(reason, { place: placeOf(formula, position, length, file), source: 'math' })
  message.fatal = true
  message.note = String.raw`https://katex.org/docs/supported.html lists what KaTeX knows. A dollar sign that begins no formula is written \$.`
}

/** What KaTeX typesets although LaTeX would not. */
function warnAt(formula: Formula, file: VFile): StrictFunction {
  return (_code, reason, token) => {
    const { start, end } = token?.loc ?? { start: 0, end: 0 }
    const message = file.message(`${reason}.`, { place: placeOf(formula, start, end - start, file), source: 'math' })
    message.note = "Write it as LaTeX does, or set the option `strict` of the plugin to 'ignore'."
    return 'ignore'
  }
}

/** A command that needs the option `trust`: KaTeX would show its name in red. */
function refuseAt(formula: Formula, file: VFile): (context: { command: string }) => boolean {
  return ({ command }) => {
    const place = placeOf(formula, Math.max(0, formula.node.value.indexOf(command)), command.length, file)
    const message = file.message(`Expected a formula that only draws, found ${command}.`, { place, source: 'math' })
    message.fatal = true
    message.note = `Take ${command} out of the formula, or allow it with the option \`trust\` of the plugin.`
    return false
  }
}

/** What KaTeX says there of a sign that its fonts do not have is a finding already. */
function withoutConsole(draw: () => string): string {
  const { warn } = console
  console.warn = () => undefined
  try {
    return draw()
  } finally {
    console.warn = warn
  }
}

function placeOf(formula: Formula, offset = 0, length = 0, file: VFile) {
  const start = placeInFormula(formula, offset, String(file))
  return { start, end: { line: start.line, column: start.column + Math.max(length, 1) } }
}
