// React's functions for JSX as the site's own modules and documents get them: counted like all others, and watched for what will not reach a
// browser. The theme has none, so its elements are not looked at.
import { jsx as countedJsx, jsxs as countedJsxs } from './counted-jsx.ts'
import { isLost, noteLost, noteOrigin } from './lost-code.ts'
import { noteNesting } from './watched-nesting.ts'

export { Fragment } from './counted-jsx.ts'

export const jsx: typeof countedJsx = (type, props, key) => {
  watchElement(type, props)
  return countedJsx(type, props, key)
}

export const jsxs: typeof countedJsxs = (type, props, key) => {
  watchElement(type, props)
  return countedJsxs(type, props, key)
}

export function watchElement(type: unknown, props: unknown): void {
  if (typeof type === 'string') {
    noteHandlers(type, props)
    noteNesting(type, props)
  } else if (typeof type === 'function') {
    noteOrigin(type, props)
    noteMethods(type)
  }
}

function noteHandlers(element: string, props: unknown): void {
  if (typeof props !== 'object' || props === null || !isLost()) return
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'function' || !/^on[A-Z]/.test(name)) continue
    noteLost({ kind: 'handler', element, name, origin: new Error(`${name} of <${element}>`) })
  }
}

const browserMethods = ['componentDidMount', 'componentDidUpdate', 'componentWillUnmount']

/** The methods of a class component. A function component has no such prototype. */
function noteMethods(type: {
  name: string
  needsBrowser?: unknown
  prototype?: { isReactComponent?: unknown } & Record<string, unknown>
}): void {
  // A component of ours that shows something in browsers only says so itself (docusaurus/core/browser-only.tsx).
  if (type.needsBrowser === true) noteLost({ kind: 'browser', name: type.name, origin: new Error(type.name) })
  if (type.prototype?.isReactComponent === undefined || !isLost()) return
  const name = browserMethods.find((method) => typeof type.prototype?.[method] === 'function')
  if (name !== undefined) noteLost({ kind: 'method', name, component: type.name, origin: new Error(`${name} of <${type.name}>`) })
}
