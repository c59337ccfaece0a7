// The slug of a document in a data-driven collection: the part of its URL after the path of the collection.
import { parseNumberPrefix } from '../../content/number-prefix.ts'

/**
 * `path` is relative to the folder of the collection. Number prefixes are dropped, and an index file is named after its folder:
 * `02-jane.md`, `jane/index.mdx` and `jane.md` are all `jane`. A slug in the front matter wins.
 */
export function collectionSlugOf(path: string, frontMatterSlug: string | undefined): string {
  if (frontMatterSlug !== undefined && frontMatterSlug !== '') return trimSlashes(frontMatterSlug)
  const segments = path
    .replace(/\.mdx?$/i, '')
    .split('/')
    .map((segment) => parseNumberPrefix(segment).name)
  if (segments.at(-1)?.toLowerCase() === 'index') segments.pop()
  return segments.join('/')
}

function trimSlashes(slug: string): string {
  return slug
    .split('/')
    .filter((part) => part !== '')
    .join('/')
}
