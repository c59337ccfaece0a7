// The lines of a document, with those of the files that it asks for. Each line keeps the place where it is written, so that findings, links
// and images of what was put in are those of its file.
import { readdirSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import type { Code, Nodes } from 'mdast'
import { readFrontMatter } from '../../content/front-matter.ts'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import { listNearest, nearest } from '../../diagnostics/suggest.ts'
import { unwrapMdxCode } from '../../markdown/mdx/unwrap-mdx-code.ts'
import { parseBlocks } from '../../markdown/parse-blocks.ts'
import { walkMarkdown } from '../../markdown/walk-tree.ts'
import { admonitionKeywords } from '../admonitions/admonition-types.ts'
import type { PluginSource, SourceLine } from '../document-hooks.ts'
import { notThere } from '../read-site-file.ts'
import { commonIndent, readRanges, trimBlank } from './choose-lines.ts'
import { type FileLine, readRegions } from './code-regions.ts'
import { findSections } from './find-section.ts'
import { type CodeInstruction, readCodeInstruction, readTextInstruction } from './read-instruction.ts'
import { anySnippet, writeSnippetsAsBlocks } from './snippet-lines.ts'

/** What is wrong with something that asks for a file: the message, and what to do. */
class Mistake extends Error {
  readonly hint: string
  /** In the file that is asked for. */
  readonly place: { file: string; line: number } | undefined

  constructor(message: string, hint: string, place?: { file: string; line: number }) {
    super(message)
    this.hint = hint
    this.place = place
  }
}

const keywords = admonitionKeywords([])
const anyInclude = new RegExp(`@include:|[\\s\`~]file=|${anySnippet.source}`, 'm')
/** Files that include each other several times can make a text of any size. */
const mostCharacters = 5_000_000

/** The hook `source`: nothing if the document asks for no file. */
export function expandIncludes(source: PluginSource): SourceLine[] | undefined {
  const { file, text, line, format } = source
  if (!anyInclude.test(text)) return undefined
  const lines = writeSnippetsAsBlocks(splitLines(text).map((each, index): SourceLine => ({ text: each, file, line: line + index })))
  let left = mostCharacters
  let hasChanged = false
  const expanded = expand(lines, [file])
  return hasChanged ? expanded : undefined

  /** @param around files that are being included, the document first. */
  function expand(given: SourceLine[], around: readonly string[]): SourceLine[] {
    const found = findInstructions(given, format)
    const result: SourceLine[] = []
    let done = 0
    for (const { node, first, last } of found) {
      const opening = given[first]
      if (opening === undefined) continue
      result.push(...given.slice(done, first))
      const column = (node.position?.start.column ?? 1) - 1
      const asking = given.slice(first, last + 1).find((each) => each.text.includes('@include:')) ?? opening
      const before = opening.text.slice(0, column)
      const put = attempt(node.type === 'code' ? opening : asking, asking === opening ? column : 0, () =>
        node.type === 'code' ? putCode(node, given.slice(first, last + 1), before) : putText(node, opening, before, around),
      )
      done = last + 1
      if (put === undefined) {
        result.push(...given.slice(first, done))
        continue
      }
      hasChanged = true
      if (node.type === 'code') {
        result.push(...put)
        continue
      }
      // A comment ends the paragraph above it; what takes its place does not, nor does it end where the next one begins.
      const blank = { ...opening, text: continuationOf(before).trimEnd() }
      const isBehind = (line: SourceLine | undefined): boolean => line !== undefined && /[^>\s]/.test(line.text)
      if (isBehind(result.at(-1)) && /^[>\s]*$/.test(before)) result.push(blank)
      result.push(...put)
      // The next item of a list begins a paragraph by itself, and the list stays as narrow as it is.
      const isItem = /^[>\s]*(?:[-*+]|\d{1,9}[.)])\s/.test(given[done]?.text ?? '')
      if (isBehind(given[done]) && !(isItem && before !== '')) result.push(blank)
    }
    return [...result, ...given.slice(done)]
  }

  function attempt<Result>(opening: SourceLine, column: number, step: () => Result): Result | undefined {
    try {
      return step()
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      const { file, line } = opening
      const asked = { file, line, column: Math.max(1, column + 1 + (opening.columns ?? 0)) }
      source.report({ message: error.message, place: error.place ?? asked, hint: error.hint })
      return undefined
    }
  }

  /** The lines of a code block, from fence to fence. Undefined if it is not for this plugin. */
  function putCode(node: Code, block: SourceLine[], before: string): SourceLine[] | undefined {
    const [opening] = block
    const [, fence = '', info = ''] = /^(`{3,}|~{3,})\s*(.*?)\s*$/.exec(opening?.text.slice(before.length) ?? '') ?? []
    const instruction = readCodeInstruction(info)
    if (opening === undefined || instruction === undefined) return undefined
    if (node.value.trim() !== '') {
      // A sample has a name, under which others import it: `file="Title.tsx"`.
      if (!/^(?:\.{1,2}\/|@site\/)/.test(instruction.path)) return undefined
      throw new Mistake(
        `Expected the code block for ${instruction.path} to be empty, found text, which would be lost.`,
        'Remove the text between the fences, or take `file=` away to show it.',
      )
    }
    if (instruction.region === '') throw new Mistake('Expected region to have a name, found none.', 'Write `region="name"`.')
    const { path, lines } = codeOf(instruction, opening.file)
    const sign = fence[0] ?? '`'
    const runs = lines.map(({ text }) => new RegExp(`^\\s*(\\${sign}{3,})`).exec(text)?.[1]?.length ?? 0)
    const longFence = sign.repeat(Math.max(fence.length, ...runs.map((length) => length + 1)))
    const inside = continuationOf(before)
    const indent = indentToRemove(instruction, lines)
    spend(lines)
    const last = block.at(-1) ?? opening
    return [
      { ...opening, text: `${before}${longFence}${instruction.rest}` },
      ...lines.map(({ number, text }) => {
        const removed = Math.min(indent, /^[ \t]*/.exec(text)?.[0].length ?? 0)
        const shown = text.slice(removed)
        return { text: shown === '' ? inside.trimEnd() : inside + shown, file: path, line: number, columns: removed - inside.length }
      }),
      { ...last, text: inside + longFence },
    ]
  }

  function codeOf(instruction: CodeInstruction, from: string): { path: string; lines: FileLine[] } {
    const path = resolvePath(instruction.path, from)
    const all = readLines(path, instruction.path, from)
    const taken = takePart(all, path, instruction, 'code')
    const isPart = instruction.region !== undefined || instruction.lines !== undefined
    const lastText = taken.findLastIndex(({ text }) => text.trim() !== '')
    return { path, lines: isPart ? trimBlank(taken) : taken.slice(0, lastText + 1) }
  }

  function putText(node: Nodes, opening: SourceLine, before: string, around: readonly string[]): SourceLine[] | undefined {
    const written = 'value' in node ? node.value : ''
    const form =
      'Write `<!-- @include: ./part.md -->`, `<!-- @include: ./part.md#heading -->` or `<!-- @include: ./part.md{3,12} -->` on a line of its own.'
    const rest = written.trim().replace(/^(?:<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/)/, '')
    if (node.type === 'html' && !beginning.test(written))
      throw new Mistake(
        'Expected @include outside of HTML, found it between tags.',
        'Put empty lines around the comment, so that Markdown is read there.',
      )
    if ((node.type !== 'mdxFlowExpression' && node.type !== 'html') || rest !== '')
      throw new Mistake('Expected @include on a line of its own, found text beside it.', form)
    const instruction = readTextInstruction(written)
    if (instruction === undefined) return undefined
    if (instruction === 'malformed')
      throw new Mistake(`Expected the path of a file behind @include, found ${JSON.stringify(written)}.`, form)
    const path = resolvePath(instruction.path, opening.file)
    const name = [path, instruction.part && `#${instruction.part}`, instruction.lines && `{${instruction.lines}}`].join('')
    if (around.includes(name))
      throw new Mistake(
        `The file ${path} would include itself: ${[...around.slice(around.indexOf(name)), name].join(' includes ')}.`,
        'Take one of these includes out, or name a part of the file that does not have it.',
      )
    const text = readLines(path, instruction.path, opening.file)
    const { bodyLine } = readFrontMatter(path, text.map((each) => each.text).join('\n'))
    const body = text.filter(({ number }) => number >= bodyLine)
    const wanted = { path: instruction.path, region: instruction.part, lines: instruction.lines }
    const taken = trimBlank(takePart(body, path, wanted, 'text'))
    spend(taken)
    reportOpenCode(taken, path)
    const inside = continuationOf(before)
    const lines = expand(writeSnippetsAsBlocks(taken.map(({ number, text: each }) => ({ text: each, file: path, line: number }))), [
      ...around,
      name,
    ])
    return lines.map((each, index) => ({
      ...each,
      text: index === 0 ? before + each.text : each.text === '' ? inside.trimEnd() : inside + each.text,
      columns: (each.columns ?? 0) - inside.length,
    }))
  }

  /** A fence without an end would swallow what follows in the document. */
  function reportOpenCode(taken: readonly FileLine[], path: string): void {
    const last = parseBlocks(taken.map(({ text }) => text).join('\n'), format, keywords, 'any')?.children.at(-1)
    if (last?.type !== 'code' || !last.position) return
    const { start, end } = last.position
    const fence = /^\s*(`{3,}|~{3,})/.exec(taken[start.line - 1]?.text ?? '')?.[1]
    if (fence === undefined || (end.line > start.line && taken[end.line - 1]?.text.trim().startsWith(fence))) return
    throw new Mistake('The code block that begins here has no end in what is included.', 'Close it, or include its last line too.', {
      file: path,
      line: taken[start.line - 1]?.number ?? 1,
    })
  }

  function takePart(
    all: FileLine[],
    path: string,
    { region, lines }: Pick<CodeInstruction, 'region' | 'lines'>,
    kind: 'code' | 'text',
  ): FileLine[] {
    const { regions, open, lines: unmarked } = readRegions(all)
    let taken = region === undefined ? unmarked : regions.get(region)
    if (taken === undefined && region !== undefined) {
      const unclosed = open.find(({ name }) => name === region)
      if (unclosed)
        throw new Mistake(`The region ${JSON.stringify(region)} has no end.`, 'End it with a comment `#endregion`.', {
          file: path,
          line: unclosed.line,
        })
      const sections = kind === 'text' ? findSections(all, format, keywords) : []
      taken = sections.find(({ id }) => id === region)?.lines
      if (taken === undefined) {
        const names = [...regions.keys(), ...open.map(({ name }) => name), ...sections.map(({ id }) => id)].filter((name) => name !== '')
        const noun = kind === 'text' ? 'heading or region' : 'region'
        throw new Mistake(
          `Expected ${path} to have the ${noun} ${JSON.stringify(region)}, found none of this name.`,
          suggest(region, names, `It has no ${noun}.`),
        )
      }
      taken = readRegions(taken).lines
    }
    return lines === undefined ? (taken ?? []) : takeRanges(taken ?? [], lines, region === undefined ? all : (taken ?? []), path)
  }

  /** @param counted the lines that the numbers count: those of the file, or of the part that is taken. */
  function takeRanges(taken: readonly FileLine[], written: string, counted: readonly FileLine[], path: string): FileLine[] {
    const ranges = readRanges(written)
    if (ranges === undefined)
      throw new Mistake(
        `Expected lines of ${path}, found ${JSON.stringify(written)}.`,
        'Write the first line and the last one, from 1: `3-8`, `12`, `20-`, or several with commas.',
      )
    const isWhole = counted[0] !== undefined && counted.length >= taken.length && counted !== taken
    const numberOf = (line: FileLine, index: number): number => (isWhole ? line.number : index + 1)
    const count = isWhole ? (counted.at(-1)?.number ?? 0) : taken.length
    for (const { from, to, written: range } of ranges)
      if (from > count || (to !== Number.POSITIVE_INFINITY && to > count))
        throw new Mistake(
          `Expected ${path} to have the lines ${range}, found ${count === 1 ? 'one line' : `${count} lines`}.`,
          isWhole
            ? 'Count the lines of the file, from 1.'
            : 'Count the lines of the part, from 1; lines that begin and end regions do not count.',
        )
    return ranges.flatMap(({ from, to }) => taken.filter((line, index) => numberOf(line, index) >= from && numberOf(line, index) <= to))
  }

  function resolvePath(path: string, from: string): string {
    // VitePress writes `@/` for it.
    const resolved = /^@(?:site)?\//.test(path) ? posix.normalize(path.slice(path.indexOf('/') + 1)) : posix.join(posix.dirname(from), path)
    if (path.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(path) || path === '')
      throw new Mistake(
        `Expected the path of a file, from ${from} or from the folder of the site (@site/), found ${JSON.stringify(path)}.`,
        'Write `./demo.ts` for a file beside the document, `@site/examples/demo.ts` for one in the folder of the site.',
      )
    return resolved
  }

  /** @param written how it is named in `from`. */
  function readLines(path: string, written: string, from: string): FileLine[] {
    try {
      const text = source.readFile(path).replace(/(?:\r\n?|\n)$/, '')
      return splitLines(text).map((each, index) => ({ number: index + 1, text: each }))
    } catch (error) {
      const found = textOfThrown(error)
      const message = `Expected ${JSON.stringify(written)} to be a text file of the site, found ${found}.`
      const base = 'Paths are relative to the file that includes; `@site/` begins at the folder of the site.'
      if (found !== notThere) throw new Mistake(message, base)
      const where = /^@(?:site)?\//.test(written) ? '' : ` From ${from} it leads to ${path}.`
      throw new Mistake(message, suggest(written, namesBeside(path, written), base) + where)
    }
  }

  /** Files of the same folder, with the kind that is looked for first. */
  function namesBeside(path: string, written: string): string[] {
    try {
      const folder = written.slice(0, written.lastIndexOf('/') + 1)
      const names = readdirSync(join(source.siteDirectory, posix.dirname(path)), { withFileTypes: true })
      const files = names.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [folder + entry.name] : []))
      const same = files.filter((name) => extname(name) === extname(written))
      return (same.length > 0 ? same : files).sort()
    } catch {
      return []
    }
  }

  function spend(lines: readonly FileLine[]): void {
    left -= lines.reduce((sum, { text }) => sum + text.length + 1, 0)
    if (left < 0)
      throw new Mistake(
        `The includes of ${file} bring more than ${mostCharacters / 1_000_000} MB of text.`,
        'Look for files that include each other many times.',
      )
  }
}

/** Code blocks that name a file, and what has a comment that includes one, in their order. */
function findInstructions(lines: readonly SourceLine[], format: 'md' | 'mdx'): { node: Nodes; first: number; last: number }[] {
  const text = lines.map((line) => line.text).join('\n')
  if (!anyInclude.test(text)) return []
  const tree = parseBlocks(format === 'mdx' ? unwrapMdxCode(text) : text, format, keywords, 'unread')
  const found: { node: Nodes; first: number; last: number }[] = []
  const isAsked = (node: Nodes): boolean => {
    if (node.type === 'code') return /(?:^|\s)file=/.test(`${node.lang ?? ''} ${node.meta ?? ''}`)
    if (node.type === 'html') return comment.test(node.value) && (beginning.test(node.value) || !/^\s*<!--/.test(node.value))
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return beginning.test(node.value)
    // The text of a paragraph is not read: code in it is no comment.
    return node.type === 'text' && format === 'md' && comment.test(node.value.replace(/(`+)[\s\S]*?\1/g, ''))
  }
  if (tree)
    walkMarkdown(tree, (node) => {
      const { start, end } = node.position ?? {}
      if (start && end && isAsked(node)) found.push({ node, first: start.line - 1, last: end.line - 1 })
      return undefined
    })
  return found
}

const comment = /<!--\s*@include:/
const beginning = /^\s*(?:<!--|\/\*)\s*@include:/

function splitLines(text: string): string[] {
  return text.split(/\r\n?|\n/)
}

/** What the following lines of a list, a quotation or an indented block begin with. */
function continuationOf(before: string): string {
  return before.replace(/[^>\s]/g, ' ')
}

function indentToRemove({ dedent, region, lines }: CodeInstruction, taken: readonly FileLine[]): number {
  if (dedent === 'false') return 0
  if (typeof dedent === 'string' && dedent !== 'true' && dedent !== '') {
    if (/^\d{1,3}$/.test(dedent)) return Number(dedent)
    throw new Mistake(
      `Expected dedent to be a number of spaces, true or false, found ${JSON.stringify(dedent)}.`,
      'Write `dedent=false` to keep the indentation of a region.',
    )
  }
  return dedent !== undefined || region !== undefined || lines !== undefined ? commonIndent(taken) : 0
}

function suggest(wanted: string, names: readonly string[], otherwise: string): string {
  if (names.length === 0) return otherwise
  const guess = nearest(wanted, names)
  return `${guess === undefined ? '' : `Did you mean ${guess}? `}There are ${listNearest(wanted, names)}.`
}
