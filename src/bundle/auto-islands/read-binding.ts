// Reads what a module declares at its top, a component, function or value, for `module-facts.ts`: what it uses, shows and hands on.
import type { AnyNode, CallExpression, Expression, Pattern, SpreadElement } from 'acorn'
import { namesInPattern } from '../../lib/declared-names.ts'
import { type BindingFacts, isComponentName, type ModuleFacts, type PropValue, type Reference, type Shown } from './module-facts.ts'
import { childrenOf, type FunctionNode, isCallable, isExpression, isFunction, isName, keyOf, lastOf } from './module-nodes.ts'

const stateHooks = new Set(['useState', 'useReducer', 'useOptimistic', 'useActionState', 'useTransition'])
const effectHooks = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useSyncExternalStore'])
/** What they are given runs while the component renders. */
const runsAtOnce = new Set(['useState', 'useReducer', 'useMemo'])
const lifecycle = new Set(['componentDidMount', 'componentDidUpdate', 'componentWillUnmount'])
const browserNames = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'matchMedia',
  'requestAnimationFrame',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
])

function isReact(specifier: string): boolean {
  return /^react(?:-dom)?(?:\/jsx-(?:dev-)?runtime)?$/.test(specifier)
}

/** The method of a class that tells it of its life, also where a compiler has made a function of the class: `A.prototype.componentDidMount = …`, or `{ key: 'componentDidMount', value: … }`. */
function lifecycleOf(node: AnyNode): string | undefined {
  const name =
    node.type === 'MethodDefinition' && node.key.type === 'Identifier'
      ? node.key.name
      : node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && isPrototype(node.left.object)
        ? keyOf(node.left.property)
        : node.type === 'Property' && keyOf(node.key) === 'key' && node.value.type === 'Literal'
          ? String(node.value.value)
          : undefined
  return name !== undefined && lifecycle.has(name) ? name : undefined
}

function isPrototype(node: AnyNode): boolean {
  return node.type === 'MemberExpression' && keyOf(node.property) === 'prototype'
}

/** What a name inside of a binding stands for. */
type Local = { is: 'prop'; name: string } | { is: 'props' } | { is: 'code' } | { is: 'value'; node: Expression } | { is: 'unknown' }

export function readBinding(
  local: string,
  root: AnyNode,
  form: BindingFacts['form'],
  imports: ModuleFacts['imports'],
  isTopLevel: (name: string) => boolean,
): BindingFacts {
  const locals = new Map<string, Local>()
  const uses = new Map<string, number>()
  const setters: { name: string; hook: string }[] = []
  const facts: BindingFacts = {
    local,
    form,
    range: [root.start, root.end],
    reasons: [],
    handlerProps: new Set(),
    calls: [],
    reads: [],
    isCallable: form !== 'constant' || isFunction(root) || root.type === 'ClassExpression' || (isComponentName(local) && isCallable(root)),
    shows: [],
    wraps: [],
    value: { isCode: form !== 'constant', props: [], references: [], isUnknown: false },
    looksAtChildren: false,
    inspectsElements: false,
    needsBrowser: false,
    needsBrowserFor: [],
    members: new Set(),
    looksLikeComponent: false,
  }
  const guards = /typeof (?:window|document|navigator|localStorage)\b/
  let isGuarded = false
  collectLocals(root, 0)
  walk(root, undefined, { isRender: true, isConditional: false })
  for (const { name, hook } of setters) if ((uses.get(name) ?? 0) > 0) facts.reasons.push({ kind: 'state', name: hook })
  if (isGuarded) for (const reason of facts.reasons) delete reason.failsInBuild
  if (form === 'constant' && isExpression(root)) {
    facts.value = readValue(root)
    facts.wraps = wrappedBy(root)
  }
  return facts

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

  function walk(node: AnyNode, parent: AnyNode | undefined, at: { isRender: boolean; isConditional: boolean }): void {
    if (node.type === 'Identifier') {
      noteName(node.name, parent, at)
      return
    }
    if (node.type === 'MemberExpression' || node.type === 'Property') {
      const member = keyOf(node.type === 'Property' ? node.key : node.property)
      if (member !== undefined) facts.members.add(member)
      // `children.props`, and of a class `this.props.children.props`.
      if (node.type === 'MemberExpression' && member === 'props' && node.object.type !== 'ThisExpression')
        facts.looksAtChildren = facts.inspectsElements = true
    }
    const effect = lifecycleOf(node)
    if (node.type === 'CallExpression') noteCall(node, parent)
    else if (effect !== undefined) facts.reasons.push({ kind: 'effect', name: effect })
    else if (node.type === 'MemberExpression' && node.object.type === 'ThisExpression' && keyOf(node.property) === 'setState')
      facts.reasons.push({ kind: 'state', name: 'setState' })
    const isConditional = at.isConditional || /^(?:If|Try|Switch)Statement$|^(?:Conditional|Logical)Expression$/.test(node.type)
    for (const child of childrenOf(node)) {
      if (isName(child, node)) continue
      const runsNow = isFunction(child) && node.type === 'CallExpression' && runsAtOnce.has(hookName(node.callee) ?? '')
      const isDeeper = isFunction(child) && node !== root && parent !== undefined && !runsNow && !isOuter(child)
      walk(child, node, { isRender: at.isRender && !isDeeper, isConditional })
    }
  }

  /** The component itself: the only function around what it renders. */
  function isOuter(node: AnyNode): boolean {
    return node === root || (root.type === 'CallExpression' && root.arguments.some((argument) => argument === node))
  }

  function noteName(name: string, parent: AnyNode | undefined, at: { isRender: boolean; isConditional: boolean }): void {
    const isDeclared =
      (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' && parent.id.name === name) ||
      parent?.type === 'ArrayPattern'
    if (!isDeclared) uses.set(name, (uses.get(name) ?? 0) + 1)
    if (locals.has(name)) return
    if (isTopLevel(name)) {
      if (!isDeclared) facts.reads.push({ local: name })
      return
    }
    if (!browserNames.has(name)) return
    const isTest = parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
    const failsInBuild = at.isRender && !at.isConditional && !isTest
    facts.reasons.push({ kind: 'browser', name, ...(failsInBuild && { failsInBuild }) })
  }

  function noteCall(node: CallExpression, parent: AnyNode | undefined): void {
    if (isElement(node)) {
      facts.looksLikeComponent = true
      noteElement(node)
      return
    }
    const hook = hookName(node.callee)
    if (hook !== undefined) {
      if (hook.startsWith('use')) facts.looksLikeComponent = true
      if (effectHooks.has(hook)) facts.reasons.push({ kind: 'effect', name: hook })
      else if (hook === 'isValidElement') facts.inspectsElements = true
      else if (hook === 'lazy' && node === root) facts.reasons.push({ kind: 'lazy', name: hook })
      else if (stateHooks.has(hook) && !(parent?.type === 'VariableDeclarator' && parent.id.type === 'ArrayPattern'))
        facts.reasons.push({ kind: 'state', name: hook })
      return
    }
    if (node.callee.type === 'MemberExpression' && isReactChildren(node.callee.object))
      facts.looksAtChildren = facts.inspectsElements = true
    const called = referenceOf(node.callee)
    if (!called) return
    facts.calls.push(called)
    // Hooks of sitegen say it where they are called.
    if (called.local === 'noteNoBrowser') facts.reasons.push({ kind: 'effect', name: local })
    if (/^use[A-Z]/.test(called.member ?? called.local)) facts.looksLikeComponent = true
  }

  function isReactChildren(node: AnyNode): boolean {
    return node.type === 'Identifier' ? hookName(node) === 'Children' : node.type === 'MemberExpression' && hookName(node) === 'Children'
  }

  function noteElement({ callee, arguments: [type, given, ...others] }: CallExpression): void {
    if (type === undefined) return
    const name = hookName(callee)
    if (name === 'cloneElement') {
      facts.looksAtChildren = facts.inspectsElements = true
      return
    }
    const properties = given?.type === 'ObjectExpression' ? given.properties : []
    const spreads = properties.some((property) => property.type === 'SpreadElement' && isOwnProps(property.argument))
    const named = properties.flatMap((property) => {
      const key = property.type === 'Property' && !property.computed ? keyOf(property.key) : undefined
      return property.type === 'Property' && key !== undefined && isExpression(property.value) ? [{ key, value: property.value }] : []
    })
    if (type.type === 'Literal') {
      if (spreads) facts.handlerProps.add('*')
      for (const { key, value } of named) {
        if (key === 'ref' && isFunction(value)) facts.reasons.push({ kind: 'handler', name: key })
        if (!/^on[A-Z]/.test(key)) continue
        const { isCode, props, references, isUnknown } = readValue(value)
        if (isCode || isUnknown || references.length > 0) facts.reasons.push({ kind: 'handler', name: key })
        for (const prop of props) facts.handlerProps.add(prop)
      }
      return
    }
    if (type.type === 'MemberExpression' && keyOf(type.property) === 'Provider') facts.looksAtChildren = true
    const component = type.type === 'SpreadElement' ? undefined : referenceOf(type)
    if (!component || isReactName(component)) return
    const children = name === 'createElement' ? others : named.flatMap(({ key, value }) => (key === 'children' ? [value] : []))
    const shown: Shown = {
      component,
      props: [
        ...named.map(({ key, value }) => ({ name: key, ...readValue(value) })),
        ...(name === 'createElement'
          ? others.flatMap((child) => (isExpression(child) ? [{ name: 'children', ...readValue(child) }] : []))
          : []),
      ],
      spreads,
      hasElements: children.some((child) => hasElement(child, false)),
      hasComponents: children.some((child) => hasElement(child, true)),
    }
    facts.shows.push(shown)
  }

  function isReactName({ local: name }: Reference): boolean {
    const imported = imports.get(name)
    return imported !== undefined && isReact(imported.specifier)
  }

  function hasElement(node: AnyNode, ofComponent: boolean): boolean {
    if (node.type === 'CallExpression' && isElement(node) && !(ofComponent && node.arguments[0]?.type === 'Literal')) return true
    return childrenOf(node).some((child) => hasElement(child, ofComponent))
  }

  function isOwnProps(node: AnyNode): boolean {
    return node.type === 'Identifier' && locals.get(node.name)?.is === 'props'
  }

  /** A name of the module, or a member of one. */
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
    const nothing: PropValue = { isCode: false, props: [], references: [], isUnknown: false }
    const code = { ...nothing, isCode: true }
    const unknown = { ...nothing, isUnknown: true }
    if (depth > 12) return unknown
    const among = (nodes: readonly (Expression | SpreadElement | null)[], inside: boolean): PropValue =>
      nodes.reduce<PropValue>((sum, each) => {
        if (each === null) return sum
        const next = readValue(each, inside, depth + 1)
        return {
          isCode: sum.isCode || next.isCode,
          props: [...sum.props, ...next.props],
          references: [...sum.references, ...next.references],
          isUnknown: sum.isUnknown || next.isUnknown,
        }
      }, nothing)
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
        return unknown
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

  /** `Button` of `memo(Button)` and of `connect(state)(Button)`. */
  function wrappedBy(node: Expression): Reference[] {
    const whole = referenceOf(node)
    if (whole) return [whole]
    if (node.type !== 'CallExpression' || isElement(node)) return []
    return node.arguments.flatMap((argument) => (isExpression(argument) ? wrappedBy(argument) : []))
  }
}
