// The path of a document below that of its version. Rules: behaviour §2.19.

export interface SlugSource {
  /** As written in the front matter. */
  slug: string | undefined
  baseId: string
  /** Without number prefixes, '' for the top. */
  folder: string
  isIndex: boolean
}

/**
 * A slug that starts with `/` counts from the path of the version; an index without a slug is its folder, with a slash at the end;
 * everything else is resolved against the folder as a relative URL is, so `../x` leaves it. Not checked: see url-path-problem.ts.
 */
export function slugOf({ slug, baseId, folder, isIndex }: SlugSource): string {
  if (slug?.startsWith('/')) return slug
  const base = folder === '' ? '/' : `/${folder}/`
  const written = slug === '' ? undefined : slug
  if (written === undefined && isIndex) return base
  return resolveAgainstFolder(written ?? baseId, base)
}

/** A file that stands for its folder: `index`, `readme` or the name of the folder, in any case. */
export function isCategoryIndex(name: string, folderName: string | undefined): boolean {
  const lower = name.toLowerCase()
  return lower === 'index' || lower === 'readme' || lower === folderName?.toLowerCase()
}

/** As `new URL` resolves, but nothing is encoded, and a `..` too many stays at the top. */
function resolveAgainstFolder(relative: string, folder: string): string {
  const segments = folder.split('/').filter((segment) => segment !== '')
  const parts = relative.split('/')
  const last = parts.at(-1)
  for (const part of parts) {
    if (part === '..') segments.pop()
    else if (part !== '.' && part !== '') segments.push(part)
  }
  const endsWithSlash = last === '' || last === '.' || last === '..'
  return endsWithSlash && segments.length > 0 ? `/${segments.join('/')}/` : `/${segments.join('/')}`
}
