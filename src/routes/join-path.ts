// Puts the parts of a route path together: base path of the section, folders, slug. One place for it, so that a base path written
// as `blog`, `/blog` or `/blog/` makes the same routes everywhere.

/**
 * `joinPath('blog', '/page/2')` -> `/blog/page/2`. Empty parts and doubled slashes vanish; a slash at the end of the last part stays,
 * because it is part of the route (behaviour §2.1).
 */
export function joinPath(...parts: string[]): string {
  const joined = `/${parts.filter((part) => part !== '').join('/')}`
  return joined.replace(/\/{2,}/g, '/')
}
