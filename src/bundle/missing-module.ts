// The code of modules that are left out of a bundle (left-out.ts), and of values that are missing in one.

/** The error that such a module throws when it is loaded; see build/pages/render-task.ts. */
export const leftOutError = 'LeftOutError'

/** A value that throws when it is called, rendered or made: code of a function. */
export const missingValue = `(() => {
const fail = () => { throw Object.assign(new Error('This module could not be bundled.'), { name: '${leftOutError}' }) }
const bare = ['then', '$$typeof', 'toJSON', 'displayName', 'defaultProps']
const missing = new Proxy(function () {}, {
  apply: fail,
  construct: fail,
  get: (target, name) => (typeof name === 'symbol' || bare.includes(name) ? undefined : name in target ? target[name] : missing),
})
return missing
})()`

/** A module that is not there. It has every name that others import from it: so what they export besides can be used. */
export const missingModule = `const missing = ${missingValue}
const any = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : typeof name === 'symbol' ? undefined : missing) })
module.exports = Object.create(any)`

/** A module that throws. It is CommonJS because others may import any name from it. */
export const throwingModule = `exports.default = undefined; throw Object.assign(new Error('This module could not be bundled.'), { name: '${leftOutError}' })`
