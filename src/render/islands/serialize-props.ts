// Splits the props of an island: data goes to the browser as JSON, React content stays HTML.
import { isValidElement, type ReactNode } from 'react'
import type { ElementData } from '../../lib/element-data.ts'
import { staticHtmlTag } from '../../markdown/mdx/static-html.ts'

/** A prop that cannot be sent. The render step turns it into a diagnostic. */
export class IslandPropError extends Error {
  override name = 'IslandPropError'
  readonly component: string
  readonly prop: string
  readonly module: string

  constructor(component: string, prop: string, module: string, why: string) {
    super(`The island <${component}> cannot be given the prop \`${prop}\`: ${why}.`)
    this.component = component
    this.prop = prop
    this.module = module
  }
}

/**
 * The elements of a prop as data, for a component that looks at them (lib/element-data.ts).
 * @returns undefined if there is anything in them that is no element of HTML with data for props.
 */
export function elementsAsData(node: ReactNode): ElementData | undefined {
  if (node === null || node === undefined || typeof node === 'boolean') return null
  if (typeof node === 'string' || typeof node === 'number') return node
  if (Array.isArray(node)) {
    const list = node.map(elementsAsData)
    return list.every((each) => each !== undefined) ? list : undefined
  }
  if (!isValidElement<Record<string, unknown>>(node) || typeof node.type !== 'string') return undefined
  const { children, ...props } = node.props
  if (findProblem(props, '', new Set()) !== undefined) return undefined
  const inner = isNode(children) ? elementsAsData(children) : undefined
  // The tags around finished HTML are taken out of a page; those of a slot are not.
  const type = node.type === staticHtmlTag ? 'sg-slot' : node.type
  return inner === undefined ? undefined : { type, ...(node.key !== null && { key: node.key }), props, children: inner }
}

function isNode(value: unknown): value is ReactNode {
  return typeof value !== 'function' && typeof value !== 'symbol'
}

/**
 * Splits props into JSON and slots. React elements at the top level, and `children`, become slots. Everything else has to be plain data:
 * strings, finite numbers, booleans, null, and arrays and plain objects of these. `undefined` is left out.
 * @throws IslandPropError for a function, a class instance, a symbol, a cycle, NaN or an element inside an object.
 */
export function serializeProps(
  props: Record<string, unknown>,
  component: string,
  module: string,
): { json: string; slots: Map<string, ReactNode> } {
  const slots = new Map<string, ReactNode>()
  const plain: Record<string, unknown> = {}
  for (const [prop, value] of Object.entries(props)) {
    if (value === undefined) continue
    if (isSlot(prop, value)) slots.set(prop, value)
    else {
      const problem = findProblem(value, prop, new Set())
      if (problem) throw new IslandPropError(component, problem.path, module, problem.why)
      plain[prop] = value
    }
  }
  return { json: JSON.stringify(plain), slots }
}

function isSlot(prop: string, value: unknown): value is ReactNode {
  if (isValidElement(value)) return true
  if (prop === 'children') return typeof value !== 'function'
  return Array.isArray(value) && value.some((item) => isValidElement(item))
}

interface Problem {
  path: string
  why: string
}

function findProblem(value: unknown, path: string, above: Set<unknown>): Problem | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : { path, why: `expected a finite number, found ${value}` }
  if (typeof value === 'function') return { path, why: 'expected data, found a function; functions cannot be sent to the browser' }
  if (typeof value !== 'object') return { path, why: `expected data, found a ${typeof value}` }
  // An imported SVG file (theme/svg-picture.tsx) is sent as its address.
  if (value instanceof String) return
  if (above.has(value)) return { path, why: 'expected data, found an object that holds itself' }
  if (isValidElement(value)) return { path, why: 'React elements can be sent as a prop of their own, not inside an object' }
  const below = new Set(above).add(value)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const problem = findProblem(item, `${path}[${index}]`, below)
      if (problem) return problem
    }
    return
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return { path, why: `expected data, found an instance of ${value.constructor?.name ?? 'a class'}; send its fields instead` }
  for (const [key, item] of Object.entries(value)) {
    const problem = findProblem(item, `${path}.${key}`, below)
    if (problem) return problem
  }
}
