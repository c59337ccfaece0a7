// Joins the parts of a route path: base path of the section, folders, slug. In one place, so that a base path written as `blog`, `/blog` or
// `/blog/` gives the same routes everywhere.

/**
 * `joinPath('blog', '/page/2')` -> `/blog/page/2`. Empty parts and doubled slashes are dropped; a slash at the end of the last part stays,
 * because it is part of the route.
 */
export function joinPath(...parts: string[]): string {
  const joined = `/${parts.filter((part) => part !== '').join('/')}`
  return joined.replace(/\/{2,}/g, '/')
}
