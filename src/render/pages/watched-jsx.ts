// React's functions for JSX as the site's own modules and documents get them: counted like all others, and watched for event handlers that
// will not reach a browser. The theme has none, so its elements are not looked at.
import { jsx as countedJsx, jsxs as countedJsxs } from './counted-jsx.ts'
import { noteLostHandlers } from './lost-handlers.ts'

export { Fragment } from './counted-jsx.ts'

export const jsx: typeof countedJsx = (type, props, key) => {
  if (typeof type === 'string') noteLostHandlers(type, props)
  return countedJsx(type, props, key)
}

export const jsxs: typeof countedJsxs = (type, props, key) => {
  if (typeof type === 'string') noteLostHandlers(type, props)
  return countedJsxs(type, props, key)
}
