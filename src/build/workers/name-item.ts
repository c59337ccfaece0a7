// The name of a work item as people know it, for messages about work that failed.

export function nameItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return 'an item'
  if ('route' in item && typeof item.route === 'object' && item.route !== null && 'path' in item.route) return namePage(item.route)
  if ('source' in item && typeof item.source === 'object' && item.source !== null && 'file' in item.source) return `${item.source.file}`
  if ('face' in item && typeof item.face === 'object' && item.face !== null && 'title' in item.face) return `the card "${item.face.title}"`
  if ('gathered' in item) return 'the search index'
  return 'an item'
}

/** With the file that people have written. */
function namePage(route: { path: unknown; module?: unknown; source?: unknown }): string {
  const file = route.module ?? route.source
  const page = route.path === '*' ? 'the page for paths that do not exist' : `the page ${route.path}`
  return file === undefined ? page : `${page} (${file})`
}
