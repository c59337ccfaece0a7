// What the names inside of a binding stand for (read-binding.ts), and what values are made of there.
import type { AnyNode, CallExpression, Expression, Pattern, SpreadElement } from 'acorn'
import { namesInPattern } from '../../lib/declared-names.ts'
import { type ModuleFacts, type PropValue, plainData, type Reference } from './module-facts.ts'
import { childrenOf, type FunctionNode, isExpression, isFunction, keyOf, lastOf } from './module-nodes.ts'

export const stateHooks = new Set(['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition'])

function isReact(specifier: string): boolean {
  return /^react(?:-dom)?(?:\/jsx-(?:dev-)?runtime)?$/.test(specifier)
}

/** What a name inside of a binding stands for. */
type Local = { is: 'prop'; name: string } | { is: 'props' } | { is: 'code' } | { is: 'value'; node: Expression } | { is: 'unknown' }

export interface BindingScope {
  /** Whether the binding declares the name itself. */
  declares(name: string): boolean
  /** What sets state, and the hook that gave it. */
  setters: readonly { name: string; hook: string }[]
  /** It asks whether there is a browser. */
  isGuarded: boolean
  /** The name of a function of React that is called there: `useState` of `React.useState(…)`. */
  hookName(callee: AnyNode): string | undefined
  /** `jsx('div', …)`, `createElement(Button)`. */
  isElement(call: CallExpression): boolean
  isReactName(reference: Reference): boolean
  /** All properties that the component was given, or what is left of them. */
  isOwnProps(node: AnyNode): boolean
  /** A name of the module, or a member of one. */
  referenceOf(node: AnyNode): Reference | undefined
  readValue(node: Expression | SpreadElement): PropValue
  /** Of a function; its functions inside return something else. */
  returnedBy(node: AnyNode): PropValue
  /** `Button` of `memo(Button)` and of `connect(state)(Button)`. */
  wrappedBy(node: Expression): Reference[]
}

/** @param root what the binding is. @param isTopLevel whether the module declares or imports the name. */
export function openScope(root: AnyNode, imports: ModuleFacts['imports'], isTopLevel: (name: string) => boolean): BindingScope {
  const locals = new Map<string, Local>()
  const setters: { name: string; hook: string }[] = []
  const guards = /typeof (?:window|document|navigator|localStorage)\b/
  let isGuarded = false
  collectLocals(root, 0)
  return {
    declares: (name) => locals.has(name),
    setters,
    isGuarded,
    hookName,
    isElement,
    isReactName,
    isOwnProps,
    referenceOf,
    readValue: (node) => readValue(node),
    returnedBy,
    wrappedBy,
  }

  function hookName(callee: AnyNode): string | undefined {
    if (callee.type === 'Identifier') {
      const imported = imports.get(callee.name)
      return imported && isReact(imported.specifier) && !locals.has(callee.name) ? imported.name : undefined
    }
    // `(0, react.useState)(…)` is what compilers make of `useState(…)`, and `react.default.useState(…)` of `React.useState(…)`.
    if (callee.type === 'SequenceExpression') return hookName(lastOf(callee))
    if (callee.type !== 'MemberExpression') return undefined
    const { object } = callee
    const owner = object.type === 'MemberExpression' && keyOf(object.property) === 'default' ? object.object : object
    const imported = owner.type === 'Identifier' ? imports.get(owner.name) : undefined
    return imported && isReact(imported.specifier) && (imported.name === '*' || imported.name === 'default')
      ? keyOf(callee.property)
      : undefined
  }

  function isElement({ callee }: CallExpression): boolean {
    const name = hookName(callee)
    return name === 'jsx' || name === 'jsxs' || name === 'jsxDEV' || name === 'createElement' || name === 'cloneElement'
  }

  function collectLocals(node: AnyNode, depth: number): void {
    if (isFunction(node)) {
      if (depth === 0) collectProps(node)
      for (const param of node.params) for (const name of namesInPattern(param)) if (!locals.has(name)) locals.set(name, { is: 'unknown' })
    }
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node !== root && node.id)
      locals.set(node.id.name, { is: 'code' })
    if (node.type === 'VariableDeclarator') collectVariable(node.id, node.init)
    if (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier')
      isGuarded ||= guards.test(`typeof ${node.argument.name}`)
    for (const child of childrenOf(node)) collectLocals(child, depth + (isFunction(node) ? 1 : 0))
  }

  function collectProps({ params: [first] }: FunctionNode): void {
    if (first?.type === 'Identifier') locals.set(first.name, { is: 'props' })
    else if (first?.type === 'ObjectPattern') collectPattern(first)
  }

  function collectPattern(pattern: Pattern): void {
    if (pattern.type !== 'ObjectPattern') return
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') for (const name of namesInPattern(property)) locals.set(name, { is: 'props' })
      else if (!property.computed)
        for (const name of namesInPattern(property.value)) locals.set(name, { is: 'prop', name: keyOf(property.key) ?? name })
    }
  }

  function collectVariable(id: Pattern, init: Expression | null | undefined): void {
    if (id.type === 'Identifier') {
      locals.set(id.name, init ? { is: 'value', node: init } : { is: 'unknown' })
      return
    }
    for (const name of namesInPattern(id)) locals.set(name, { is: 'unknown' })
    if (init?.type === 'Identifier' && locals.get(init.name)?.is === 'props') collectPattern(id)
    if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return
    const hook = hookName(init.callee)
    const [, setter] = id.elements
    if (hook === undefined || !stateHooks.has(hook) || setter?.type !== 'Identifier') return
    locals.set(setter.name, { is: 'code' })
    setters.push({ name: setter.name, hook })
  }

  function isReactName({ local: name }: Reference): boolean {
    const imported = imports.get(name)
    return imported !== undefined && isReact(imported.specifier)
  }

  function isOwnProps(node: AnyNode): boolean {
    return node.type === 'Identifier' && locals.get(node.name)?.is === 'props'
  }

  function referenceOf(node: AnyNode): Reference | undefined {
    if (node.type === 'Identifier') {
      const value = locals.get(node.name)
      if (value?.is === 'value' && value.node.type === 'Identifier' && value.node.name !== node.name) return referenceOf(value.node)
      return !value && isTopLevel(node.name) ? { local: node.name } : undefined
    }
    if (node.type === 'SequenceExpression') return referenceOf(lastOf(node))
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.computed) return undefined
    const member = keyOf(node.property)
    return locals.has(node.object.name) || !isTopLevel(node.object.name) || member === undefined
      ? undefined
      : { local: node.object.name, member }
  }

  /** @param isInside it is part of an object or a list. */
  function readValue(node: Expression | SpreadElement, isInside = false, depth = 0): PropValue {
    const nothing = plainData
    const code = { ...nothing, isCode: true }
    const unknown = { ...nothing, isUnknown: true }
    if (depth > 12) return unknown
    const among = (nodes: readonly (Expression | SpreadElement | null)[], inside: boolean): PropValue =>
      join(nodes.flatMap((each) => (each === null ? [] : readValue(each, inside, depth + 1))))
    switch (node.type) {
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'ClassExpression':
      case 'NewExpression':
        return code
      case 'Literal':
        return node.value instanceof RegExp || typeof node.value === 'bigint' ? code : nothing
      case 'TemplateLiteral':
      case 'BinaryExpression':
      case 'UnaryExpression':
      case 'UpdateExpression':
        return nothing
      case 'ConditionalExpression':
        return among([node.consequent, node.alternate], isInside)
      case 'LogicalExpression':
        return among([node.left, node.right], isInside)
      case 'SpreadElement':
        return readValue(node.argument, isInside, depth + 1)
      case 'ArrayExpression':
        // A list of elements is content; in an object it is not.
        return among(node.elements, isInside)
      case 'ObjectExpression':
        return among(
          node.properties.flatMap((property): (Expression | SpreadElement)[] =>
            property.type === 'SpreadElement' ? [property] : isExpression(property.value) ? [property.value] : [],
          ),
          true,
        )
      case 'CallExpression': {
        if (isElement(node)) return isInside ? code : nothing
        if (hookName(node.callee) === 'useCallback') return code
        if (node.callee.type === 'MemberExpression' && keyOf(node.callee.property) === 'bind') return code
        const called = referenceOf(node.callee)
        return called ? { ...unknown, calls: [called] } : unknown
      }
      case 'Identifier': {
        if (node.name === 'undefined') return nothing
        const value = locals.get(node.name)
        if (!value) return isTopLevel(node.name) ? { ...nothing, references: [{ local: node.name }] } : unknown
        if (value.is === 'prop') return { ...nothing, props: [value.name] }
        if (value.is === 'value') return readValue(value.node, isInside, depth + 1)
        return value.is === 'code' ? code : unknown
      }
      case 'MemberExpression': {
        const name = keyOf(node.property)
        if (isOwnProps(node.object) && name !== undefined && !node.computed) return { ...nothing, props: [name] }
        return unknown
      }
      default:
        return unknown
    }
  }

  function returnedBy(node: AnyNode): PropValue {
    if (!isFunction(node)) return plainData
    return isExpression(node.body) ? readValue(node.body) : join(returnsIn(node.body).map((value) => readValue(value)))
  }

  function wrappedBy(node: Expression): Reference[] {
    const whole = referenceOf(node)
    if (whole) return [whole]
    if (node.type !== 'CallExpression' || isElement(node)) return []
    return node.arguments.flatMap((argument) => (isExpression(argument) ? wrappedBy(argument) : []))
  }
}

function returnsIn(node: AnyNode): Expression[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
  return isFunction(node) ? [] : childrenOf(node).flatMap(returnsIn)
}

function join(values: readonly PropValue[]): PropValue {
  return {
    isCode: values.some(({ isCode }) => isCode),
    props: values.flatMap(({ props }) => props),
    references: values.flatMap(({ references }) => references),
    calls: values.flatMap(({ calls }) => calls),
    isUnknown: values.some(({ isUnknown }) => isUnknown),
  }
}
