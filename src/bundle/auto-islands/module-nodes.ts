// Questions about the nodes of a parsed module.
import type { AnyNode, ArrowFunctionExpression, Expression, FunctionDeclaration, FunctionExpression, SequenceExpression } from 'acorn'

export type FunctionNode = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression

export function isFunction(node: AnyNode): node is FunctionNode {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
}

/** A function, or what a function makes of one: `memo(Button)`. */
export function isCallable(node: AnyNode): boolean {
  return isFunction(node) || node.type === 'ClassExpression' || (node.type === 'CallExpression' && node.arguments.some(isComponentLike))
}

function isComponentLike(node: AnyNode): boolean {
  return isCallable(node) || (node.type === 'Identifier' && /^[A-Z]/.test(node.name))
}

/** What stands in the place of a value. The parser has patterns, too, where values can be. */
export function isExpression(node: AnyNode): node is Expression {
  return /Expression$|^(?:Identifier|Literal|TemplateLiteral)$/.test(node.type)
}

/** A name of a member or a key, which is no variable. */
export function isName(child: AnyNode, parent: AnyNode): boolean {
  if (child.type !== 'Identifier') return false
  if (parent.type === 'MemberExpression') return parent.property === child && !parent.computed
  if (parent.type === 'Property') return parent.key === child && parent.value !== child && !parent.computed
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') return parent.key === child && !parent.computed
  return parent.type === 'LabeledStatement' || parent.type === 'BreakStatement' || parent.type === 'ContinueStatement'
}

export function keyOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

export function nameOf(node: AnyNode): string {
  return keyOf(node) ?? ''
}

/** What the whole stands for. */
export function lastOf(sequence: SequenceExpression): AnyNode {
  return sequence.expressions.at(-1) ?? sequence
}

export function childrenOf(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = []
  // A bundled package has a million nodes, most without children: no lists of values are made for them.
  for (const key in node) {
    const value: unknown = Reflect.get(node, key)
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) found.push(each)
    } else if (isNode(value)) found.push(value)
  }
  return found
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
