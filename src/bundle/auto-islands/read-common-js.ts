// Modules that `require` others and set `exports`, as people write them and as compilers do: their imports and exports in the form of
// `module-facts.ts`, so that nobody else has to know the difference.
import type { AnyNode, AssignmentExpression, Expression } from 'acorn'
import { namesInPattern } from '../../lib/declared-names.ts'
import { commonJsDefault, type ModuleFacts } from './module-facts.ts'
import { isFunction, keyOf } from './module-nodes.ts'

/** An export that is no name of the module: it is called by the expression that reads it. */
export interface UnnamedExport {
  local: string
  node: Expression
}

/**
 * Adds to `facts` what the module requires and exports.
 * @returns the exports that have no name of their own.
 */
export function readCommonJs(body: readonly AnyNode[], facts: ModuleFacts): UnnamedExport[] {
  const unnamed: UnnamedExport[] = []
  for (const statement of body) readStatement(statement)
  return unnamed

  function readStatement(statement: AnyNode): void {
    if (statement.type === 'VariableDeclaration') for (const each of statement.declarations) readVariable(each)
    // `if (process.env.NODE_ENV === 'production') module.exports = require('./a.production.js')`
    else if (statement.type === 'IfStatement') {
      readStatement(statement.consequent)
      if (statement.alternate) readStatement(statement.alternate)
    } else if (statement.type === 'BlockStatement') for (const each of statement.body) readStatement(each)
    else if (statement.type === 'ExpressionStatement') readExpression(statement.expression)
  }

  function readVariable({ id, init }: { id: AnyNode; init?: Expression | null | undefined }): void {
    const specifier = init ? requiredBy(init) : undefined
    if (specifier !== undefined && id.type === 'Identifier')
      facts.imports.set(id.name, { specifier, name: '*', range: [id.start, id.end], isShort: false })
    else if (specifier !== undefined && id.type === 'ObjectPattern')
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.computed) continue
        const [local] = namesInPattern(property.value)
        const { start, end } = property.value
        if (local !== undefined)
          facts.imports.set(local, { specifier, name: keyOf(property.key) ?? local, range: [start, end], isShort: property.shorthand })
      }
    // `var _default = exports.default = Button`
    else if (init?.type === 'AssignmentExpression') readAssignment(init)
  }

  function readExpression(expression: Expression): void {
    // `exports.A = a, exports.B = b`, as minifiers write it
    if (expression.type === 'SequenceExpression') for (const each of expression.expressions) readExpression(each)
    if (expression.type === 'AssignmentExpression') readAssignment(expression)
    if (expression.type !== 'CallExpression') return
    const [first, key, descriptor] = expression.arguments
    // `__exportStar(require('./a'), exports)`
    const specifier = first && first.type !== 'SpreadElement' ? requiredBy(first) : undefined
    if (specifier !== undefined && key?.type === 'Identifier' && key.name === 'exports') facts.stars.push(specifier)
    // `Object.defineProperty(exports, 'A', { get: function () { return a.default } })`
    if (first?.type === 'Identifier' && first.name === 'exports' && key && descriptor?.type === 'ObjectExpression') {
      const name = keyOf(key)
      const value = descriptor.properties.flatMap((property) => (property.type === 'Property' ? returnedBy(property.value) : []))[0]
      if (name !== undefined && value) addExport(name, value)
    }
  }

  function readAssignment({ left, right }: AssignmentExpression): void {
    const name = exportedName(left)
    const value = assignedValue(right)
    if (right.type === 'AssignmentExpression') readAssignment(right)
    if (name === undefined) return
    const specifier = requiredBy(value)
    if (specifier !== undefined && name === commonJsDefault) {
      facts.stars.push(specifier)
      facts.exports.set('default', { specifier, name: 'default' })
    } else if (name === commonJsDefault && value.type === 'ObjectExpression') {
      for (const property of value.properties) {
        const key = property.type === 'Property' && !property.computed ? keyOf(property.key) : undefined
        if (key !== undefined && property.type === 'Property') addExport(key, property.value)
      }
    } else addExport(name, value)
  }

  function addExport(name: string, value: Expression): void {
    const exported = name === commonJsDefault ? 'default' : name
    if (value.type === 'Identifier') facts.exports.set(exported, { local: value.name })
    else if (value.type === 'MemberExpression' && value.object.type === 'Identifier') {
      const imported = facts.imports.get(value.object.name)
      const member = keyOf(value.property)
      if (imported?.name === '*' && member !== undefined) facts.exports.set(exported, { specifier: imported.specifier, name: member })
    } else if (value.type !== 'UnaryExpression') {
      const local = exported === 'default' && name === commonJsDefault ? commonJsDefault : `${commonJsDefault}.${name}`
      facts.exports.set(exported, { local })
      unnamed.push({ local, node: value })
    }
  }
}

/** `./a` of `require('./a')`, and of what compilers put around it: `_interopRequireDefault(require('./a'))`. */
function requiredBy(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const [first] = node.arguments
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'require') return first && requiredBy(first)
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined
}

/** `A` of `exports.A` and of `module.exports.A`; the name of the module's own value for `module.exports`. */
function exportedName(left: AnyNode): string | undefined {
  if (left.type !== 'MemberExpression') return undefined
  if (isModuleExports(left)) return commonJsDefault
  const isExports = isModuleExports(left.object) || (left.object.type === 'Identifier' && left.object.name === 'exports')
  return isExports ? keyOf(left.property) : undefined
}

function isModuleExports(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    keyOf(node.property) === 'exports'
  )
}

function assignedValue(node: Expression): Expression {
  return node.type === 'AssignmentExpression' ? assignedValue(node.right) : node
}

function returnedBy(node: AnyNode): Expression[] {
  if (!isFunction(node) || node.body.type !== 'BlockStatement') return []
  return node.body.body.flatMap((statement) => (statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : []))
}
