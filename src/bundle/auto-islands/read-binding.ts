// Reads what a module declares at its top, a component, function or value, for `module-facts.ts`: what it uses, shows and hands on.
import type { AnyNode, CallExpression } from 'acorn'
import { openScope, stateHooks } from './binding-scope.ts'
import { type BindingFacts, isComponentName, type ModuleFacts, plainData, type Shown } from './module-facts.ts'
import { childrenOf, isCallable, isExpression, isFunction, isName, keyOf } from './module-nodes.ts'

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

export function readBinding(
  local: string,
  root: AnyNode,
  form: BindingFacts['form'],
  imports: ModuleFacts['imports'],
  isTopLevel: (name: string) => boolean,
): BindingFacts {
  const scope = openScope(root, imports, isTopLevel)
  const { hookName, isElement, readValue, referenceOf } = scope
  const uses = new Map<string, number>()
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
    value: { ...plainData, isCode: form !== 'constant' },
    returned: scope.returnedBy(root),
    looksAtChildren: false,
    inspectsElements: false,
    needsBrowser: false,
    needsBrowserFor: [],
    members: new Set(),
    looksLikeComponent: false,
  }
  walk(root, undefined, { isRender: true, isConditional: false })
  for (const { name, hook } of scope.setters) if ((uses.get(name) ?? 0) > 0) facts.reasons.push({ kind: 'state', name: hook })
  if (scope.isGuarded) for (const reason of facts.reasons) delete reason.failsInBuild
  if (form === 'constant' && isExpression(root)) {
    facts.value = readValue(root)
    facts.wraps = scope.wrappedBy(root)
  }
  return facts

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
    if (scope.declares(name)) return
    if (isTopLevel(name)) {
      if (!isDeclared) facts.reads.push({ local: name })
      return
    }
    if (!browserNames.has(name)) return
    const isTest = parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
    const failsInBuild = at.isRender && !at.isConditional && !isTest
    facts.reasons.push({ kind: 'browser', name, ...(failsInBuild && { failsInBuild }), ...(at.isRender && { whileRendering: true }) })
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
    const spreads = properties.some((property) => property.type === 'SpreadElement' && scope.isOwnProps(property.argument))
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
    if (!component || scope.isReactName(component)) return
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

  function hasElement(node: AnyNode, ofComponent: boolean): boolean {
    if (node.type === 'CallExpression' && isElement(node) && !(ofComponent && node.arguments[0]?.type === 'Literal')) return true
    return childrenOf(node).some((child) => hasElement(child, ofComponent))
  }
}
