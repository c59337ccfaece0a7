// Highlights the code blocks of a document and stores their HTML in the nodes. Each language is loaded when a document first uses it.
import type { Code, Root } from 'mdast'
import type { Transformer } from 'unified'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import * as z from 'zod'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import { listNearest, nearest } from '../../diagnostics/suggest.ts'
import { describeValue } from '../../lib/describe-value.ts'
import type { CodeComponent, CodeFinding } from '../../plugins/document-hooks.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { type CodeAnswer, PluginError } from '../load-plugins.ts'
import { mdxCodeLanguage } from '../mdx/unwrap-mdx-code.ts'
import { pluginFor, reportMissingPlugin } from '../missing-plugins.ts'
import type { TextPlugin } from '../text-plugin.ts'
import { walkMarkdown } from '../walk-tree.ts'
import type { MarkProblem } from './code-comments.ts'
import { codeFrames, languageOfDiff } from './code-meta.ts'
import { foreignLanguageNames } from './grammar-name.ts'
import { hoverReference } from './hover-reference.ts'
import { isTypedSample, readFence } from './read-fence.ts'
import { renderCodeBlock } from './render-code-block.ts'
import { collectIncludes, type FindIncluded, includedName, isTwoslash } from './twoslash.ts'

declare module 'mdast' {
  interface CodeData {
    /** The finished block. */
    html?: string
    /** What is shown in its place. */
    component?: CodeComponent
    /** The name of its tab in a group. */
    tab?: string
  }
}

/**
 * @param answers of plugins of the site.
 * @param own plugins of this program.
 */
export function remarkCode(answers: readonly CodeAnswer[] = [], own: readonly Pick<TextPlugin, 'code'>[] = []): Transformer<Root> {
  return async (tree: Root, file: VFile): Promise<void> => {
    const state = stateOf(file)
    const blocks: Code[] = []
    walkMarkdown(tree, (node) => {
      if (node.type === 'code') blocks.push(node)
      return undefined
    })
    const findIncluded = collectIncludes(blocks.map((block) => ({ ...readFence(block), code: block.value })))
    for (const block of blocks) {
      const result = answers.length === 0 ? undefined : await askPlugins(block, answers, state)
      if (result === undefined) await finishBlock(block, own, findIncluded, state)
      else block.data = { ...block.data, ...(typeof result === 'string' ? { html: result } : { component: result }) }
    }
  }
}

/** What the first plugin gives that has something to say. */
async function askPlugins(block: Code, answers: readonly CodeAnswer[], state: DocumentState): Promise<string | CodeComponent | undefined> {
  const line = (block.position?.start.line ?? 1) + state.lineOffset
  const { language, meta } = readFence(block)
  const given = { language, meta: meta.trim(), code: block.value, file: state.source.file, line }
  for (const { name, answer } of answers) {
    const report = (finding: CodeFinding): void => reportFinding(finding, name, block, state)
    try {
      const result = await answer({ ...given, report })
      if (result !== undefined) return typeof result === 'string' ? result : readComponent(result, state)
    } catch (error) {
      throw new PluginError(name, placed(error, block))
    }
  }
  return undefined
}

function reportFinding(
  { message, line, column, level = 'error', hint }: CodeFinding,
  name: string,
  block: Code,
  state: DocumentState,
): void {
  const place = firstLineOf(block, state)
  if (line !== undefined && place.line !== undefined) {
    place.line += line
    // The lines of a block may be indented, or stand behind the sign of a quotation.
    const indent = state.source.source.split('\n')[place.line - 1]?.lastIndexOf(block.value.split('\n')[line - 1] ?? '') ?? -1
    if (column === undefined || indent < 0) delete place.column
    else place.column = indent + column
  }
  state.diagnostics.push({
    id: 'plugin-message',
    level,
    message: `${name}: ${message}`,
    place,
    hint: hint ?? 'A plugin of the site says this of the code block. Its own documentation explains it.',
  })
}

const codeComponent = z.strictObject({ component: z.string().min(1), props: z.record(z.string(), z.json().optional()).optional() })

function readComponent(result: unknown, { options: { componentNames } }: DocumentState): CodeComponent {
  if (typeof result !== 'object' || result === null || Array.isArray(result))
    throw new Error(`expected HTML as a text, or { component, props }, found ${describeValue(result)}.`)
  const { data, error } = codeComponent.safeParse(result)
  if (error) {
    const [key = '', ...path] = error.issues[0]?.path ?? []
    if (key === 'props') throw new Error(`expected the props of a component to be JSON; ${[key, ...path].join('.')} is not.`)
    throw new Error(`expected { component, props } with the name of a component; found ${JSON.stringify(Object.keys(result).sort())}.`)
  }
  if (componentNames === undefined || componentNames.includes(data.component)) return data
  const names = listNearest(data.component, componentNames)
  throw new Error(`expected the name of a component that MDX documents have, found ${JSON.stringify(data.component)}; there are ${names}.`)
}

/** An error with the place of the block, unless it has one of its own. */
function placed(error: unknown, block: Code): unknown {
  if (error instanceof VFileMessage && error.place !== undefined) return error
  const reason = error instanceof VFileMessage ? error.reason : textOfThrown(error)
  return new VFileMessage(reason, { place: block.position?.start })
}

async function finishBlock(
  block: Code,
  own: readonly Pick<TextPlugin, 'code'>[],
  findIncluded: FindIncluded,
  state: DocumentState,
): Promise<void> {
  const { language: named, meta } = readFence(block)
  // Its code is for others.
  if (includedName({ language: named, meta }) !== undefined) {
    block.data = { ...block.data, html: '' }
    return
  }
  const missing = pluginFor(named, meta, block.value)
  if (missing !== undefined) reportMissingPlugin(missing, firstLineOf(block, state), state)
  const language = named || state.options.code.defaultLanguage
  // One finding for one cause.
  const shown = languageOfDiff(language, meta) ?? language
  if (!(await state.highlighter.prepare(shown)) && missing !== 'math') reportLanguage(block, shown, state)
  const line = (block.position?.start.line ?? 1) + state.lineOffset
  const isChecked = isTypedSample({ language, meta }) && (state.options.code.check !== 'twoslash' || isTwoslash(meta))
  const hovers = state.options.code.hovers && isChecked ? hoverReference(state.source.file, line) : undefined
  const { highlighter, text } = state
  const written = {
    code: block.value,
    meta,
    idOf: (name: string) => `${state.footnotePrefix}${name}-${block.position?.start.line ?? 0}`,
    text,
    highlight: (code: string) => renderCodeBlock({ code, language, meta }, highlighter, text),
  }
  const { html, invalid, outside, problems } =
    own.map(({ code }) => code?.(written)).find((given) => given !== undefined) ??
    renderCodeBlock(
      {
        code: block.value,
        language,
        meta,
        ...(hovers === undefined ? {} : { hovers }),
        types: state.source.sampleTypes?.[line],
        magicComments: state.options.code.magicComments,
        findIncluded,
      },
      highlighter,
      text,
    )
  block.data = { ...block.data, html }
  for (const problem of problems) reportMark(problem, block, state)
  for (const part of invalid) reportMeta(part, block, state)
  for (const { from, to } of outside) {
    state.diagnostics.push({
      id: 'code-meta-invalid',
      level: 'warning',
      message: `The text after the language of a code block folds the lines ${from}-${to}, which are not lines of the block.`,
      place: firstLineOf(block, state),
      hint: 'Count the lines that readers see, from 1, and write the first before the last: collapse={3-8}.',
    })
  }
}

function reportMeta(part: string, block: Code, state: DocumentState): void {
  const isFrame = part.startsWith('frame=')
  state.diagnostics.push({
    id: 'code-meta-invalid',
    level: 'warning',
    message: `The text after the language of a code block has ${JSON.stringify(part)}, which is not a ${isFrame ? 'frame' : 'range of lines'}.`,
    place: firstLineOf(block, state),
    hint: isFrame
      ? `Write ${codeFrames.map((frame) => `frame="${frame}"`).join(', ')}.`
      : 'Write line numbers and spans, for example {1,3-5}, and showLineNumbers=10 with a whole number.',
  })
}

const markMessages: Readonly<Record<MarkProblem['kind'], [message: string, hint: string]>> = {
  unknown: [
    'marks no lines: there is no such marker',
    'There are highlight-next-line, highlight-start with highlight-end, and [!code ++], [!code --], [!code highlight], [!code focus], [!code error], [!code warning], [!code word:text].',
  ],
  'no-comment': [
    'marks no lines: it is no comment in the language of the code block',
    'Write the marker into a comment of the language, or name the language after the fence.',
  ],
  'start-in-region': ['begins highlighted lines inside of highlighted lines', 'End the first ones before it with a comment highlight-end.'],
  'end-outside': ['ends highlighted lines, but none have begun', 'Begin them with a comment highlight-start, or remove it.'],
  completions: ['shows nothing: pages have no completions', 'Ask for the type of a name with // ^? below it, or remove the comment.'],
  unclosed: [
    'begins highlighted lines that do not end',
    'End them with a comment highlight-end; otherwise all lines to the end of the code block are highlighted.',
  ],
}

function reportMark({ source, text, kind }: MarkProblem, block: Code, state: DocumentState): void {
  const { file, line } = placeOfNode(state, block)
  const [message, hint] = markMessages[kind]
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text
  state.diagnostics.push({
    id: 'code-mark-invalid',
    level: 'warning',
    message: `${JSON.stringify(shown)} ${message}.`,
    place: { file, ...(line === undefined ? {} : { line: line + 1 + source }) },
    hint,
  })
}

function reportLanguage(block: Code, language: string, state: DocumentState): void {
  if (language === mdxCodeLanguage) {
    const isMdx = state.source.format === 'mdx'
    state.diagnostics.push({
      id: 'code-language-unknown',
      level: 'warning',
      message: `The content of a code block ${JSON.stringify(language)} is MDX, ${isMdx ? 'but this block has no end' : 'but this document is read as Markdown'}; it is shown as plain text.`,
      place: firstLineOf(block, state),
      hint: isMdx
        ? 'End it with a line of as many signs as it begins with.'
        : "Write `format: mdx` into the front matter, or `markdown: { format: 'mdx' }` into the configuration.",
    })
    return
  }
  const suggestion = nearest(language, [...state.highlighter.languageNames(), ...foreignLanguageNames])
  state.diagnostics.push({
    id: 'code-language-unknown',
    level: 'warning',
    message: `No grammar is known for the language ${JSON.stringify(language)} of a code block; it is shown as plain text.`,
    place: firstLineOf(block, state),
    hint:
      suggestion === undefined ? 'Name a language that Shiki bundles, or "text".' : `Did you mean "${suggestion}"? Plain text is "text".`,
  })
}

/** Only the fence line: marking the whole block would hide what is wrong. */
function firstLineOf(block: Code, state: DocumentState) {
  const { file, line, column } = placeOfNode(state, block)
  return { file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
}
