// What the bundler leaves to be done in the modules of the server bundle. Every change is at the end of its line, so that the source maps stay
// right.
import { assetFolder } from './esbuild-options.ts'

/** Name of a file -> its bytes: modules and, with `.map` at their ends, their source maps. The entry is `server.mjs`. */
export type ServerModules = Map<string, Uint8Array>

/** @param assets output paths of the files that modules import. */
export function finishModules(modules: ServerModules, assets: ReadonlySet<string>, baseUrl: string): ServerModules {
  const addressOf = (written: string): string => (assets.has(written.slice(2)) ? baseUrl + written.slice(2) : written)
  return new Map(
    [...modules].map(([name, bytes]) => {
      if (name.endsWith('.map') || !marks.some((mark) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(mark)))
        return [name, bytes]
      const code = Buffer.from(bytes).toString()
      return [name, Buffer.from(code.replace(assetPattern, addressOf).replace(commonJsPattern, exportNames))]
    }),
  )
}

const marks = [`./${assetFolder}/`, 'export default require_']

/** The bundler names files relative to the module that imports them: the modules find each other in this way. */
const assetPattern = new RegExp(String.raw`\./${assetFolder}/[^\n]*?-[0-9A-Z]{8}\.\w+`, 'g')

/** What `import()` of a CommonJS module gets from the bundler has only a default. */
const commonJsPattern = /^export default (require_[^\s()]+\(\));$/m

/** A module with a `then` is what that makes of it: here all names that the CommonJS module has, as with a bundle that is one file. */
function exportNames(_: string, loaded: string): string {
  return `const namespaceOfModule = (${namespaceOf})(${loaded}); const thenOfModule = (resolve) => resolve(namespaceOfModule); export { thenOfModule as then };`
}

const namespaceOf = `(module) => {
const namespace = module == null ? {} : Object.create(Object.getPrototypeOf(module));
if (!module?.__esModule) Object.defineProperty(namespace, 'default', { value: module, enumerable: true });
if (typeof module === 'object' || typeof module === 'function')
for (const name of Object.getOwnPropertyNames(module ?? {})) if (!Object.hasOwn(namespace, name)) Object.defineProperty(namespace, name, { get: () => module[name], enumerable: Object.prototype.propertyIsEnumerable.call(module, name) });
return namespace }`
  .split('\n')
  .join(' ')
