// React's functions for JSX, with a limit: a component that renders itself would fill the memory of the machine, because React renders
// without recursion that could overflow the stack. Everything in the server bundle makes its elements here (bundle-server.ts).
import * as runtime from 'react/jsx-runtime'

/** Twenty-five times the largest page known. What React keeps of a component inside of itself takes longer and longer to collect. */
const mostElements = 500_000

export { Fragment } from 'react/jsx-runtime'

/** For the render in progress: renders are synchronous, so there is one at a time. */
const budget = { left: mostElements }

/** Call this before each render. */
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
  // The next page starts with a full budget.
  resetElements()
  const name = typeof type === 'function' ? `<${type.name}>` : 'a component'
  throw new Error(`The page has more than ${mostElements} elements, the last of them ${name}. A component that renders itself has no end.`)
}
