// Converts the Markdown tree to the HTML tree. mdast-util-to-hast does the work; this handles our own nodes: finished code blocks,
// admonitions, comments, which are left out, and the parts of MDX, which stay as they are.
import type { Element, ElementContent, Root as HastRoot, Properties } from 'hast'
import type { Code, Html, Nodes, Root } from 'mdast'
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxFlowElementHast, MdxJsxTextElement, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { Handlers, State } from 'mdast-util-to-hast'
import { toHast } from 'mdast-util-to-hast'
import type { VFile } from 'vfile'
import type { WriteText } from '../lib/texts/text.ts'
import { parseAttributes } from '../plugins/admonitions/admonition-attributes.ts'
import type { Admonition } from '../plugins/admonitions/admonition-tree.ts'
import { admonitionTitle, lookOf } from '../plugins/admonitions/admonition-types.ts'
import type { CodeComponent } from '../plugins/document-hooks.ts'
import { renderTabs } from './code/render-tabs.ts'
import { stateOf } from './document-state.ts'
import { plainText } from './plain-text.ts'

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

const handlersIn = (text: WriteText): Handlers => ({
  code: (_state: State, { data }: Code): FinishedHtml | CodeComponentNode =>
    data?.component ? { type: 'codeComponent', value: data.component } : { type: 'finishedHtml', value: data?.html ?? '' },
  html: (_state: State, node: Html) => (isComment(node.value) ? undefined : { type: 'raw', value: node.value, position: node.position }),
  admonition: (state: State, node: Admonition) => toAdmonition(state, node, text),
  mdxFlowExpression: keepLeaf,
  mdxJsxFlowElement: keepElement,
  mdxJsxTextElement: keepInlineElement,
  mdxTextExpression: keepLeaf,
  mdxjsEsm: keepLeaf,
})

/**
 * Unified plugin: Markdown tree -> HTML tree.
 * @param added for kinds of nodes that plugins have added.
 */
export function remarkToRehype(added: Handlers = {}) {
  return (tree: Root, file: VFile): HastRoot => {
    const { footnotePrefix, text } = stateOf(file)
    const result = toHast(tree, {
      allowDangerousHtml: true,
      clobberPrefix: footnotePrefix,
      handlers: { ...added, ...handlersIn(text) },
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

/** A box with a title: `<div class="sg-admonition sg-admonition-LOOK" role="note">`. */
function toAdmonition(state: State, node: Admonition, text: WriteText): Element | ElementContent[] {
  if (node.container === 'details') return toDetails(state, node, text)
  if (node.container === 'code-group') return toCodeGroup(state, node, text)
  if (node.container === 'tabs') return toTabs(state, node, text)
  const look = lookOf(node.keyword)
  const attributes = parseAttributes(node.attributes)
  const titleNode = node.children.find((child) => child.type === 'admonitionTitle')
  const body: Admonition = { ...node, children: node.children.filter((child) => child !== titleNode) }
  const written = titleNode === undefined ? [] : state.all(titleNode)
  const titleContent: ElementContent[] =
    written.length > 0 ? written : [{ type: 'text', value: attributes.title ?? admonitionTitle(node.keyword, text) }]
  const properties: Properties = {
    className: ['sg-admonition', `sg-admonition-${look}`, ...(attributes.classes ?? [])],
    role: 'note',
    ...(attributes.id === undefined ? {} : { id: attributes.id }),
  }
  const element: Element = {
    type: 'element',
    tagName: 'div',
    properties,
    children: [
      { type: 'element', tagName: 'div', properties: { className: ['sg-admonition-title'] }, children: titleContent },
      { type: 'element', tagName: 'div', properties: { className: ['sg-admonition-body'] }, children: state.wrap(state.all(body), true) },
    ],
  }
  state.patch(node, element)
  return element
}

/** As the component `Details` of the theme. */
function toDetails(state: State, node: Admonition, text: WriteText): Element {
  const titleNode = node.children.find((child) => child.type === 'admonitionTitle')
  const body: Admonition = { ...node, children: node.children.filter((child) => child !== titleNode) }
  const title = titleNode === undefined ? [] : state.all(titleNode)
  const element: Element = {
    type: 'element',
    tagName: 'details',
    properties: { className: ['details'], ...(node.open && { open: true }) },
    children: [
      {
        type: 'element',
        tagName: 'summary',
        properties: {},
        children: title.length > 0 ? title : [{ type: 'text', value: text('theme.Details.summary') }],
      },
      { type: 'element', tagName: 'div', properties: { className: ['details-content'] }, children: state.wrap(state.all(body), true) },
    ],
  }
  state.patch(node, element)
  return element
}

/** As the component `Tabs` of the theme (theme/mdx/tabs.tsx). What stands before the first tab stays there. */
function toTabs(state: State, node: Admonition, text: WriteText): ElementContent[] {
  const isTab = (child: Admonition['children'][number]): child is Admonition => child.type === 'admonition' && child.container === 'tab'
  const before: Admonition = { ...node, children: node.children.filter((child) => !isTab(child)) }
  const name = `${state.options.clobberPrefix ?? ''}tabs-${node.position?.start.line ?? 0}`
  const children = node.children.filter(isTab).flatMap((tab, index): ElementContent[] => {
    const title = tab.children.find((child) => child.type === 'admonitionTitle')
    const body: Admonition = { ...tab, children: tab.children.filter((child) => child !== title) }
    const id = `${name}-${index + 1}`
    const value = title === undefined ? id : plainText(title).trim()
    return [
      {
        type: 'element',
        tagName: 'input',
        properties: { className: ['tab-input'], type: 'radio', id, name, value, checked: index === 0 },
        children: [],
      },
      {
        type: 'element',
        tagName: 'label',
        properties: { className: ['tab'], htmlFor: [id] },
        children: title === undefined ? [] : state.all(title),
      },
      { type: 'element', tagName: 'div', properties: { className: ['tab-panel'] }, children: state.wrap(state.all(body), true) },
    ]
  })
  const properties: Properties = { className: ['tabs'], ariaLabel: text('theme.Tabs.label'), ...(node.group && { dataGroup: node.group }) }
  const fieldset: Element = { type: 'element', tagName: 'fieldset', properties, children }
  state.patch(node, fieldset)
  return [...state.all(before), fieldset]
}

/** Tabs of the code blocks. What else is there stands behind them, and a group with a component in place of a block is no group. */
function toCodeGroup(state: State, node: Admonition, text: WriteText): ElementContent[] {
  const blocks = node.children.filter((child): child is Code => child.type === 'code')
  const finished = blocks.flatMap(({ data }, index) =>
    data?.html === undefined ? [] : [{ value: String(index + 1), label: data.tab ?? '', html: data.html }],
  )
  if (finished.length === 0 || finished.length < blocks.length) return state.all(node)
  const name = `${state.options.clobberPrefix ?? ''}cg-${node.position?.start.line ?? 0}`
  const others: Admonition = { ...node, children: node.children.filter((child) => child.type !== 'code') }
  return [{ type: 'finishedHtml', value: renderTabs({ name, className: 'code-group', tabs: finished, text }) }, ...state.all(others)]
}
