// The slug of a document in a data-driven collection: what follows the path of the collection in the URL of its page.
import { parseNumberPrefix } from '../../content/number-prefix.ts'

/**
 * `path` is below the folder of the collection. Number prefixes go, and an index file is called after its folder:
 * `02-jane.md`, `jane/index.mdx` and `jane.md` are all `jane`. A slug of the front matter comes first.
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
