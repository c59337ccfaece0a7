// Converts the Markdown tree to the HTML tree. mdast-util-to-hast does the work; this handles our own nodes: finished code blocks,
// comments, which are left out, and the parts of MDX, which stay as they are.
import type { ElementContent, Root as HastRoot } from 'hast'
import type { Code, Html, Nodes, Root } from 'mdast'
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxFlowElementHast, MdxJsxTextElement, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { Handlers, State } from 'mdast-util-to-hast'
import { toHast } from 'mdast-util-to-hast'
import type { VFile } from 'vfile'
import type { CodeComponent } from '../plugins/document-hooks.ts'
import { stateOf } from './document-state.ts'
import type { TextPlugin } from './text-plugin.ts'

/** Finished HTML: written as it is, and no step looks into it. */
export interface FinishedHtml {
  type: 'finishedHtml'
  value: string
  /** What it says, for the name of a heading that it stands in. */
  text?: string
}

/** A component in place of a code block: only compile-mdx.ts looks into it. */
export interface CodeComponentNode {
  type: 'codeComponent'
  value: CodeComponent
}

declare module 'hast' {
  interface ElementContentMap {
    finishedHtml: FinishedHtml
    codeComponent: CodeComponentNode
  }
  interface RootContentMap {
    finishedHtml: FinishedHtml
    codeComponent: CodeComponentNode
  }
}

const keepLeaf = <Leaf extends MdxFlowExpression | MdxTextExpression | MdxjsEsm>(_state: State, node: Leaf): Leaf => ({ ...node })
const keepElement = (state: State, node: MdxJsxFlowElement): MdxJsxFlowElementHast => ({ ...node, children: state.all(node) })
const keepInlineElement = (state: State, node: MdxJsxTextElement): MdxJsxTextElementHast => ({ ...node, children: state.all(node) })

const ownHandlers: Handlers = {
  code: (_state: State, { data }: Code): FinishedHtml | CodeComponentNode =>
    data?.component ? { type: 'codeComponent', value: data.component } : { type: 'finishedHtml', value: data?.html ?? '' },
  html: (_state: State, node: Html) => (isComment(node.value) ? undefined : { type: 'raw', value: node.value, position: node.position }),
  mdxFlowExpression: keepLeaf,
  mdxJsxFlowElement: keepElement,
  mdxJsxTextElement: keepInlineElement,
  mdxTextExpression: keepLeaf,
  mdxjsEsm: keepLeaf,
}

/**
 * Unified plugin: Markdown tree -> HTML tree.
 * @param added for kinds of nodes that plugins of the site have added.
 * @param own those that plugins of this program have added.
 */
export function remarkToRehype(added: Handlers = {}, own: readonly Pick<TextPlugin, 'handlers'>[] = []) {
  return (tree: Root, file: VFile): HastRoot => {
    const { footnotePrefix, text } = stateOf(file)
    const result = toHast(tree, {
      allowDangerousHtml: true,
      clobberPrefix: footnotePrefix,
      handlers: Object.assign({}, added, ...own.map(({ handlers }) => handlers?.(text)), ownHandlers),
      footnoteLabel: text('theme.Footnotes.title'),
      footnoteBackLabel: (reference, again) =>
        text('theme.Footnotes.backLabel', { number: `${reference + 1}${again > 1 ? `-${again}` : ''}` }),
      unknownHandler: toUnknown,
    })
    return result.type === 'root' ? result : { type: 'root', children: [] }
  }
}

/** What a plugin has left in `data.html` of a node. */
export function finishedHtmlOf({ data }: Nodes): string | undefined {
  return data && 'html' in data && typeof data.html === 'string' ? data.html : undefined
}

/** A node of a kind that a plugin has brought: its finished HTML, else what mdast-util-to-hast makes of a node that it does not know. */
function toUnknown(state: State, node: Nodes): ElementContent {
  const html = finishedHtmlOf(node)
  const text = 'value' in node ? node.value : undefined
  if (html !== undefined) return { type: 'finishedHtml', value: html, ...(text !== undefined && { text }) }
  const { data = {} } = node
  const result: ElementContent =
    text !== undefined && !('hProperties' in data) && !('hChildren' in data)
      ? { type: 'text', value: text }
      : { type: 'element', tagName: 'div', properties: {}, children: state.all(node) }
  state.patch(node, result)
  return state.applyData(node, result)
}

/** Whether it is a single comment and nothing else. */
function isComment(html: string): boolean {
  return html.startsWith('<!--') && html.trimEnd().indexOf('-->', 2) === html.trimEnd().length - 3
}
