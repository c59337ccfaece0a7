// Turns JSX elements of HTML with literal attributes, `<div className="row">`, into plain elements: they need no React, and all rules for
// links and images apply to them too.
import type { Element, ElementContent, Nodes, Properties, Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { find, html, type Schema, svg } from 'property-information'

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Elements that a component may replace, and those that such a component looks for among its children. */
export const componentElements: ReadonlySet<string> = new Set(['details', 'summary', 'head'])

export function rehypeStaticJsx() {
  return (tree: Root): void => convertChildren(tree, html)
}

function convertChildren(parent: Nodes, schema: Schema): void {
  if (!('children' in parent)) return
  const children: Nodes[] = parent.children
  children.forEach((child, index) => {
    const isJsx = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement'
    const name = isJsx ? child.name : child.type === 'element' ? child.tagName : undefined
    if (name === 'head') return
    const inner = name === 'svg' ? svg : schema
    convertChildren(child, inner)
    const element = isJsx ? toElement(child, inner) : undefined
    if (element !== undefined) children[index] = element
  })
}

function toElement(node: JsxElement, schema: Schema): Element | undefined {
  if (node.name === null || !/^[a-z][a-z\d-]*$/i.test(node.name) || /^[A-Z]/.test(node.name) || componentElements.has(node.name))
    return undefined
  const properties: Properties = {}
  for (const attribute of node.attributes) {
    const value = literalValue(attribute)
    if (typeof value !== 'string' && attribute.type === 'mdxJsxAttribute' && attribute.name === 'style') return undefined
    if (attribute.type !== 'mdxJsxAttribute' || value === undefined || !isPlainName(attribute.name)) return undefined
    const info = find(schema, attribute.name)
    properties[info.property] = info.spaceSeparated && typeof value === 'string' ? value.split(/\s+/).filter((part) => part !== '') : value
  }
  const children: ElementContent[] = node.children
  return { type: 'element', tagName: node.name, properties, children, ...(node.position ? { position: node.position } : {}) }
}

/** False for names that React treats specially or runs. */
function isPlainName(name: string): boolean {
  return !/^(?:key|ref|children|dangerouslySetInnerHTML|suppress\w+|default\w+|on.+|set:.+)$/.test(name)
}

/** `a="x"`, `a`, `a={1}`, `a={true}`, `a={'x'}`. */
function literalValue(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string | number | boolean | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined
  if (attribute.value === null || attribute.value === undefined) return true
  if (typeof attribute.value === 'string') return attribute.value
  const statement = attribute.value.data?.estree?.body[0]
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal') return undefined
  const { value } = statement.expression
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
