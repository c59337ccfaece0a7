// React's functions for JSX, with an end: a component that renders itself would fill the memory of the machine, since React renders without a
// stack of its own to run out of. Everything in the server bundle makes its elements here (bundle-server.ts).
import * as runtime from 'react/jsx-runtime'

/** The largest page known has a hundredth of it. Takes about two seconds to reach. */
const mostElements = 2_000_000

export { Fragment } from 'react/jsx-runtime'

/** Of the render that is under way; renders are synchronous, so there is one at a time. */
const budget = { left: mostElements }

/** To be called before each render. */
export function resetElements(): void {
  budget.left = mostElements
}

export const jsx: typeof runtime.jsx = (type, props, key) => {
  spend(type)
  return runtime.jsx(type, props, key)
}

export const jsxs: typeof runtime.jsxs = (type, props, key) => {
  spend(type)
  return runtime.jsxs(type, props, key)
}

function spend(type: unknown): void {
  budget.left -= 1
  if (budget.left >= 0) return
  // The next page begins anew.
  resetElements()
  const name = typeof type === 'function' ? `<${type.name}>` : 'a component'
  throw new Error(`The page has more than ${mostElements} elements, the last of them ${name}. A component that renders itself has no end.`)
}
