// Imports a module, and again after a failure. Browsers remember that an import failed, of the module and of each module that it imports
// itself, for as long as the page lives: the same address would fail again without a request (https://github.com/whatwg/html/issues/6768).

/** Addresses -> how often the import of them has failed. */
const failures = new Map<string, number>()

/** @param url absolute, or from the root of the origin. The next call after a failure asks the server again. */
export async function importModule(url: string): Promise<Record<string, unknown>> {
  const failed = failures.get(url) ?? 0
  try {
    return await import(failed === 0 ? url : `${url}?retry=${failed}`)
  } catch (error) {
    failures.set(url, failed + 1)
    throw error
  }
}
