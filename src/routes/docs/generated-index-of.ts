// The generated page of a category before its path is assigned.
import type { CategoryLink } from '../../content/content-tree.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { GeneratedIndex } from './sidebar-node.ts'

/** Undefined for a category that has no page or links to a document. */
export function generatedIndexOf(link: CategoryLink | null | undefined, label: string, place: Place): GeneratedIndex | undefined {
  if (link?.type !== 'generated-index') return undefined
  return {
    type: 'generated-index',
    slug: link.slug,
    path: '',
    title: link.title ?? label,
    description: link.description,
    keywords: link.keywords,
    image: link.image,
    place,
  }
}
