// Imports a module, and can retry after a failure. While a page lives, browsers remember that an import failed, both of the module and of
// each module that it imports itself: the same address would fail again without a request (https://github.com/whatwg/html/issues/6768).

/** Address -> how often importing it has failed. */
const failures = new Map<string, number>()

/** After a failure, the next call asks the server again. @param url absolute, or relative to the root of the origin. */
export async function importModule(url: string): Promise<Record<string, unknown>> {
  const failed = failures.get(url) ?? 0
  try {
    return await import(failed === 0 ? url : `${url}?retry=${failed}`)
  } catch (error) {
    failures.set(url, failed + 1)
    throw error
  }
}
