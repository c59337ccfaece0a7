// The names that JavaScript declares, read from its syntax tree.
import type { Node } from 'estree-jsx'

/** The names that a node declares. For their use here it does not matter which part of the program sees them. */
export function namesDeclaredBy(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesInPattern(node.id)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(namesInPattern)]
    case 'ArrowFunctionExpression':
      return node.params.flatMap(namesInPattern)
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : []
    case 'CatchClause':
      return node.param ? namesInPattern(node.param) : []
    default:
      return []
  }
}

/** Names that a statement puts into the scope that it stands in. */
export function declaredNames(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(namesDeclaredBy)
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : []
  return []
}

/** The parts that matter here are the same for all parsers. */
type Pattern =
  | { type: 'Identifier'; name: string }
  | { type: 'ObjectPattern'; properties: readonly ({ type: 'Property'; value: Pattern } | { type: 'RestElement'; argument: Pattern })[] }
  | { type: 'ArrayPattern'; elements: readonly (Pattern | null)[] }
  | { type: 'AssignmentPattern'; left: Pattern }
  | { type: 'RestElement'; argument: Pattern }
  | { type: 'MemberExpression' }

/** `a`, `b` and `c` of `{ a, of: [b = 1], ...c }`. */
export function namesInPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => namesInPattern(property.type === 'Property' ? property.value : property.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesInPattern(element) : []))
    case 'AssignmentPattern':
      return namesInPattern(pattern.left)
    case 'RestElement':
      return namesInPattern(pattern.argument)
    default:
      return []
  }
}
