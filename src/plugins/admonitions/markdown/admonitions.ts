// Boxes with a title, and what sites of VitePress write in the same way. Their syntax is chosen with that of GitHub
// (markdown/choose-syntax.ts).
import type { Element, ElementContent, Properties } from 'hast'
import type { Code } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import type { WriteText } from '../../../lib/texts/text.ts'
import { renderTabs } from '../../../markdown/code/render-tabs.ts'
import { plainText } from '../../../markdown/plain-text.ts'
import type { TextPlugin } from '../../../markdown/text-plugin.ts'
import type { Admonition } from '../admonition-tree.ts'
import { admonitionKeywords, admonitionTitle, type ContainerStyle, lookOf } from '../admonition-types.ts'
import { remarkAdmonitions } from './remark-admonitions.ts'
import { remarkContainers } from './remark-containers.ts'

/** @param own keywords of the site. */
export function admonitions(own: readonly string[], style: ContainerStyle = 'docusaurus'): TextPlugin {
  return {
    name: 'admonitions',
    early: [[remarkAdmonitions, { keywords: admonitionKeywords(own, style), style }], ...(style === 'vitepress' ? [remarkContainers] : [])],
    handlers: (text) => ({ admonition: (state: State, node: Admonition) => toAdmonition(state, node, text) }),
  }
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

/**
 * The attributes of an admonition, `{#id .class title="…"}`. Only these three are used; all others are dropped, so that nothing written
 * there reaches the HTML unchecked.
 */
interface AdmonitionAttributes {
  id?: string
  classes?: string[]
  title?: string
}

const partPattern = /#([\w-]+)|\.([\w-]+)|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'}]+)))?/g

export function parseAttributes(text: string): AdmonitionAttributes {
  const attributes: AdmonitionAttributes = {}
  for (const [, id, className, name, double, single, bare] of text.matchAll(partPattern)) {
    const value = double ?? single ?? bare
    const classes = className ?? (name === 'class' || name === 'className' ? value : undefined)
    if (id !== undefined) attributes.id = id
    if (classes !== undefined) attributes.classes = [...(attributes.classes ?? []), ...classes.split(/\s+/).filter((part) => part !== '')]
    if (name === 'id' && value !== undefined) attributes.id = value
    if (name === 'title' && value !== undefined) attributes.title = value
  }
  return attributes
}
