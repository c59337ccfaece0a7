// Highlights the code blocks of a document and stores their HTML in the nodes. Each language is loaded when a document first uses it.
import type { Code, Root } from 'mdast'
import type { Transformer } from 'unified'
import type { VFile } from 'vfile'
import { nearest } from '../../diagnostics/suggest.ts'
import type { CodeComponent } from '../../plugins/document-hooks.ts'
import { type DocumentState, firstLineOf, placeOfNode, stateOf } from '../document-state.ts'
import type { CodeAnswer } from '../load-plugins.ts'
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
    const { askPlugins } = answers.length === 0 ? {} : await import('./ask-plugins.ts')
    const findIncluded = collectIncludes(blocks.map((block) => ({ ...readFence(block), code: block.value })))
    for (const block of blocks) {
      const result = await askPlugins?.(block, answers, state)
      if (result === undefined) await finishBlock(block, own, findIncluded, state)
      else block.data = { ...block.data, ...(typeof result === 'string' ? { html: result } : { component: result }) }
    }
  }
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
  if (missing !== undefined) reportMissingPlugin(missing, firstLineOf(state, block), state)
  const language = named || state.options.code.defaultLanguage
  // One finding for one cause.
  const shown = languageOfDiff(language, meta) ?? language
  if (!(await state.highlighter.prepare(shown, block.value)) && missing !== 'math') reportLanguage(block, shown, state)
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
      place: firstLineOf(state, block),
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
    place: firstLineOf(state, block),
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
      place: firstLineOf(state, block),
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
    place: firstLineOf(state, block),
    hint:
      suggestion === undefined ? 'Name a language that Shiki bundles, or "text".' : `Did you mean "${suggestion}"? Plain text is "text".`,
  })
}
