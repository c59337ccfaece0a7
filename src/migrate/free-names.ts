// The names that a function takes from around it: it cannot be moved without them.
import { type Expression, parseExpressionAt } from 'acorn'
import { walk } from 'estree-walker'
import { namesDeclaredBy } from '../lib/declared-names.ts'

/** @param code an arrow function, a function, or a method. @returns names that are neither its own nor those of the platform. */
export function freeNames(code: string): string[] {
  let tree: Expression
  try {
    tree = parseExpressionAt(`(${asExpression(code)})`, 0, { ecmaVersion: 'latest' })
  } catch {
    return []
  }
  const own = new Set<string>(['undefined', 'arguments', 'globalThis'])
  const read = new Set<string>()
  walk(tree as Parameters<typeof walk>[0], {
    enter(node, parent, key) {
      for (const name of namesDeclaredBy(node)) own.add(name)
      if (node.type !== 'Identifier') return
      const isKey =
        (parent?.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
        (parent?.type === 'Property' && key === 'key' && !parent.computed && !parent.shorthand)
      if (!isKey) read.add(node.name)
    },
  })
  return [...read].filter((name) => !own.has(name) && !(name in globalThis))
}

/** The text of a function as it can stand behind a key: that of a method has its name in front, and no word for what it is. */
export function asExpression(code: string): string {
  const method = /^(async\s+)?(\*?)\s*((?!function\b|async\b)[\w$]+\s*\(.*)$/s.exec(code)
  if (method === null) return code
  const [, async = '', star = '', rest = ''] = method
  return `${async}function${star} ${rest}`
}

/** Why a function is left out. */
export function usesNames(names: readonly string[]): string {
  return `the function uses ${names.map((name) => `\`${name}\``).join(', ')} of the old configuration, so write it by hand`
}
