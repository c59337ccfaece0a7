// The names that a function takes from around it: it cannot be moved without them.
import { type Expression, parseExpressionAt } from 'acorn'
import { walk } from 'estree-walker'

/** @param code an arrow function, a function, or a method. @returns names that are neither its own nor those of the platform. */
export function freeNames(code: string): string[] {
  const isMethod = /^(?:async\s+)?(?!function\b|async\b)[\w$]+\s*\(/.test(code) && !/^\(?[\w$\s,{}]*\)?\s*=>/.test(code)
  let tree: Expression
  try {
    tree = parseExpressionAt(isMethod ? `({ ${code} })` : `(${code})`, 0, { ecmaVersion: 'latest' })
  } catch {
    return []
  }
  const own = new Set<string>(['undefined', 'arguments', 'globalThis'])
  const read = new Set<string>()
  walk(tree as Parameters<typeof walk>[0], {
    enter(node, parent, key) {
      if (node.type !== 'Identifier') return
      const isKey =
        (parent?.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
        (parent?.type === 'Property' && key === 'key' && !parent.computed && !parent.shorthand)
      if (isKey) return
      const isParameter =
        (parent?.type === 'ArrowFunctionExpression' || parent?.type === 'FunctionExpression' || parent?.type === 'FunctionDeclaration') &&
        (key === 'params' || key === 'id')
      const isDeclared = (parent?.type === 'VariableDeclarator' && key === 'id') || (parent?.type === 'CatchClause' && key === 'param')
      if (isParameter || isDeclared) own.add(node.name)
      else read.add(node.name)
    },
  })
  for (const name of namesOfPatterns(tree)) own.add(name)
  return [...read].filter((name) => !own.has(name) && !(name in globalThis))
}

/** Names in `{ a, b: c = 1, ...d }` and `[e]` that parameters and declarations bind. */
function namesOfPatterns(tree: Expression): Set<string> {
  const names = new Set<string>()
  walk(tree as Parameters<typeof walk>[0], {
    enter(node) {
      if (node.type === 'ObjectPattern')
        for (const property of node.properties) addName(property.type === 'Property' ? property.value : property.argument)
      else if (node.type === 'ArrayPattern') for (const element of node.elements) addName(element)
      else if (node.type === 'AssignmentPattern') addName(node.left)
    },
  })
  return names

  function addName(node: { type: string; name?: string } | null): void {
    if (node?.type === 'Identifier' && node.name !== undefined) names.add(node.name)
  }
}

/** Why a function is left out. */
export function usesNames(names: readonly string[]): string {
  return `the function uses ${names.map((name) => `\`${name}\``).join(', ')} of the old configuration, so write it by hand`
}
