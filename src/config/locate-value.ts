// Finds where a key or value of the configuration is written in the user's files: parses the bundled module and follows the path through
// calls such as defineConfig(…), constants (including imported ones, which the bundle contains) and spreads. For what cannot be followed,
// such as a computed value, the nearest enclosing place is used.
import { resolve } from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { type Expression, type Node, type Program, type Property, parse, type SpreadElement } from 'acorn'
import type { Place } from '../diagnostics/diagnostic.ts'
import { type ConfigBundle, toSitePath } from './bundle-config.ts'
import type { ValuePath } from './finding.ts'

export type Locate = (path: ValuePath, at: 'key' | 'value') => Place

/** One step of the path: the key (for a list element, the element) and the value. */
interface Step {
  key: Node
  value: Expression
}

/** Parses the bundle once; the result finds any number of places. */
export function createLocator(bundle: ConfigBundle): Locate {
  const program = parse(bundle.code, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  const map = new TraceMap(bundle.map)
  const bindings = collectBindings(program)
  const root = findDefaultExport(program, bindings)
  return (path, at) => {
    const step = root && walk(root, path, bindings)
    const node = step && (at === 'key' || step.exact === false ? step.found.key : step.found.value)
    return (node && placeOf(node, map, bundle)) ?? { file: bundle.configFile }
  }
}

/**
 * A module with parts of the configuration as exports (name -> path; undefined where the configuration has no such part) and without the
 * rest of the configuration. Undefined if a part cannot be followed, or if other code reads the configuration.
 */
export function cutFromConfig({ code }: ConfigBundle, parts: Record<string, ValuePath>): string | undefined {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const bindings = collectBindings(program)
  const root = findDefaultExport(program, bindings)
  const object = root?.type === 'CallExpression' ? root.arguments[0] : root
  // What is spread into it, or computed, may hold any of the parts.
  if (!root || object === undefined || !isListOfKeys(object)) return undefined
  const rest = program.body.filter((statement) => !covers(statement, root) && statement.type !== 'ExportDefaultDeclaration')
  const statements = rest.filter((statement) => statement.type !== 'ExportNamedDeclaration' || statement.declaration)
  const exports: string[] = []
  for (const [name, path] of Object.entries(parts)) {
    const { found, exact } = walk(root, path, bindings)
    if (!exact && !isListOfKeys(found.value === root ? object : found.value)) return undefined
    exports.push(`export const ${name} = ${exact ? code.slice(found.value.start, found.value.end) : 'undefined'};`)
  }
  return [...statements.map(({ start, end }) => code.slice(start, end)), ...exports].join('\n')
}

/** Whether an object says what keys it has, and so what it does not have. */
function isListOfKeys(value: Expression | SpreadElement): boolean {
  return value.type === 'ObjectExpression' && value.properties.every((property) => property.type === 'Property' && !property.computed)
}

function covers(outer: Node, inner: Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** The place in the user's files of a position in the bundle (line from 1, column from 0). */
export function placeOfPosition(line: number, column: number, map: TraceMap, bundle: ConfigBundle): Place | undefined {
  const original = originalPositionFor(map, { line, column })
  if (original.source === null) return undefined
  const file = toSitePath(resolve(bundle.mapDirectory, original.source), bundle.siteDirectory)
  const lineText = sourceContentFor(map, original.source)?.split(/\r\n?|\n/)[original.line - 1] ?? ''
  const width = tokenLength(lineText.slice(original.column))
  const place: Place = { file, line: original.line, column: original.column + 1 }
  return width === 0 ? place : { ...place, endLine: original.line, endColumn: original.column + 1 + width }
}

function placeOf(node: Node, map: TraceMap, bundle: ConfigBundle): Place | undefined {
  return node.loc ? placeOfPosition(node.loc.start.line, node.loc.start.column, map, bundle) : undefined
}

/** Length of what to underline: a name, a number, or a whole string. */
function tokenLength(text: string): number {
  const token = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[-+]?[\p{ID_Continue}$.]+|[[{(])/u.exec(text)
  return token?.[0].length ?? 0
}

function collectBindings(program: Program): Map<string, Expression> {
  const bindings = new Map<string, Expression>()
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) bindings.set(id.name, init)
    }
  }
  return bindings
}

function findDefaultExport(program: Program, bindings: Map<string, Expression>): Expression | undefined {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement
      return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration' ? undefined : declaration
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const { exported, local } of statement.specifiers) {
      const isDefault = exported.type === 'Identifier' && exported.name === 'default'
      if (isDefault && local.type === 'Identifier') return bindings.get(local.name)
    }
  }
  return undefined
}

function walk(root: Expression, path: ValuePath, bindings: Map<string, Expression>): { found: Step; exact: boolean } {
  let found: Step = { key: root, value: root }
  for (const step of path) {
    const next = stepInto(found.value, step, bindings, new Set())
    if (!next) return { found, exact: false }
    found = next
  }
  return { found, exact: true }
}

/** `seen` breaks cycles of names: `const a = b, b = a`. */
function stepInto(value: Expression, step: string | number, bindings: Map<string, Expression>, seen: Set<Node>): Step | undefined {
  if (seen.has(value)) return undefined
  seen.add(value)
  const into = (inner: Expression) => stepInto(inner, step, bindings, seen)
  switch (value.type) {
    case 'ObjectExpression':
      // `docs: {}` is short for `docs: [{}]`.
      if (step === 0) return { key: value, value }
      return findLast(value.properties, (property) =>
        property.type === 'SpreadElement' ? into(property.argument) : matchKey(property, step),
      )
    case 'ArrayExpression':
      return typeof step === 'number' ? findElement(value.elements, step, bindings) : undefined
    case 'Identifier': {
      const bound = bindings.get(value.name)
      return bound && into(bound)
    }
    case 'CallExpression':
    case 'NewExpression':
      return findLast(value.arguments, (argument) => into(argument.type === 'SpreadElement' ? argument.argument : argument))
    case 'ConditionalExpression':
      return into(value.consequent) ?? into(value.alternate)
    case 'LogicalExpression':
      return into(value.right) ?? into(value.left)
    case 'AwaitExpression':
      return into(value.argument)
    case 'MemberExpression': {
      if (value.computed || value.property.type !== 'Identifier' || value.object.type === 'Super') return undefined
      const object = stepInto(value.object, value.property.name, bindings, seen)
      return object && into(object.value)
    }
    default:
      return undefined
  }
}

function matchKey(property: Property, step: string | number): Step | undefined {
  const { key, value, computed } = property
  const name = key.type === 'Identifier' && !computed ? key.name : key.type === 'Literal' ? String(key.value) : undefined
  return name === String(step) ? { key, value } : undefined
}

/** An element by its index; a spread before it is counted if it is a list that can be followed. */
function findElement(
  elements: readonly (Expression | SpreadElement | null)[],
  index: number,
  bindings: Map<string, Expression>,
): Step | undefined {
  const flat = elements.flatMap((element): (Expression | null | 'unknown')[] => {
    if (element?.type !== 'SpreadElement') return [element]
    const bound = element.argument.type === 'Identifier' ? bindings.get(element.argument.name) : element.argument
    const isPlain = bound?.type === 'ArrayExpression' && bound.elements.every((inner) => inner?.type !== 'SpreadElement')
    return isPlain ? bound.elements.filter((inner) => inner?.type !== 'SpreadElement') : ['unknown']
  })
  const element = flat[index]
  if (!element || element === 'unknown' || flat.slice(0, index).includes('unknown')) return undefined
  return { key: element, value: element }
}

/** The last match: in an object, later entries win. */
function findLast<Item, Found>(items: readonly Item[], match: (item: Item) => Found | undefined): Found | undefined {
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index]
    const found = item === undefined ? undefined : match(item)
    if (found !== undefined) return found
  }
  return undefined
}
