// Expressions in text whose value is known before anything runs: `{1 + 1}`, `{'<b>'}`, `{version}` after `export const version = '4.0'`. The page
// shows what its program makes of them; what is made of text, such as the contents list, the title and the search, shows this.
import type { Expression, Node, Program } from 'estree-jsx'
import type { Nodes, Root } from 'mdast'
import { walkMarkdown } from '../walk-tree.ts'

declare module 'mdast-util-mdx-expression' {
  interface MdxTextExpressionData {
    /** What readers see in its place. */
    knownText?: string
  }
  interface MdxTextExpressionHastData {
    knownText?: string
  }
}

type Known = string | number | boolean | null

export function remarkKnownExpressions({ enabled }: { enabled: boolean }) {
  return (tree: Root): void => {
    if (!enabled) return
    const constants = new Map<string, Known>()
    for (const node of tree.children) if (node.type === 'mdxjsEsm' && node.data?.estree) readConstants(node.data.estree, constants)
    walkMarkdown(tree, (node) => {
      if (node.type !== 'mdxTextExpression') return undefined
      const [statement] = node.data?.estree?.body ?? []
      const value = statement?.type === 'ExpressionStatement' ? knownValueOf(statement.expression, constants) : undefined
      // React shows nothing for the others.
      if (typeof value === 'string' || typeof value === 'number') node.data = { ...node.data, knownText: String(value) }
      return undefined
    })
  }
}

export function knownTextOf(node: Nodes): string {
  return node.type === 'mdxTextExpression' ? (node.data?.knownText ?? '') : ''
}

/** The text of a literal, or of a template that has nothing to fill in. */
export function writtenTextOf(node: Node | undefined): string | undefined {
  if (node?.type === 'TemplateLiteral') return node.quasis.length === 1 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

function readConstants({ body }: Program, constants: Map<string, Known>): void {
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const { id, init } of declaration.declarations) {
      const value = id.type === 'Identifier' && init ? knownValueOf(init, constants) : undefined
      if (id.type === 'Identifier' && value !== undefined) constants.set(id.name, value)
    }
  }
}

/** Undefined if it is not known. */
function knownValueOf(node: Expression, constants: ReadonlyMap<string, Known>): Known | undefined {
  if (node.type === 'Literal') {
    const { value } = node
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined
  }
  if (node.type === 'Identifier') return constants.get(node.name)
  if (node.type === 'TemplateLiteral') {
    const values = node.expressions.map((part) => knownValueOf(part, constants))
    if (values.includes(undefined)) return undefined
    return node.quasis.map(({ value: { cooked } }, index) => `${cooked ?? ''}${index < values.length ? values[index] : ''}`).join('')
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = knownValueOf(node.argument, constants)
    return typeof value === 'number' ? -value : undefined
  }
  if (node.type !== 'BinaryExpression' || node.left.type === 'PrivateIdentifier') return undefined
  const [left, right] = [knownValueOf(node.left, constants), knownValueOf(node.right, constants)]
  if (typeof left === 'number' && typeof right === 'number') return arithmetic[node.operator]?.(left, right)
  const isText = (typeof left === 'string' && right !== undefined) || (typeof right === 'string' && left !== undefined)
  return node.operator === '+' && isText ? `${left}${right}` : undefined
}

const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
}
