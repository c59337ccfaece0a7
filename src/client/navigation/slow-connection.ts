// Whether fetching ahead would cost the reader too much: on 2g, or when asked to save data (spec §2, behaviour §2.7).
// Navigations themselves do not ask.

/** Not in every browser; what is unknown counts as fast. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

export function isSlowConnection(connection: NetworkInformation | undefined = readConnection()): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

function readConnection(): NetworkInformation | undefined {
  // TypeScript's library knows nothing of it.
  return 'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined
}
