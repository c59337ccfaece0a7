// Whether prefetching would cost the reader too much: on 2g, or if the reader wants to save data. Navigations
// themselves do not check this.

/** Not available in every browser; unknown connections count as fast. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

export function isSlowConnection(connection: NetworkInformation | undefined = readConnection()): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

function readConnection(): NetworkInformation | undefined {
  // TypeScript's library does not know it.
  return 'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined
}
