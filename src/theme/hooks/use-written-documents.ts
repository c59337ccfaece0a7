import { usePage } from '../page-context.ts'
import type { WrittenDocument } from '../page-input.ts'

/**
 * Gives what a document on the page says of itself, by its file. In an island, this module in its bundle is the sign that the island needs
 * that of the page's own document (bundle/island-uses.ts): no other page is made heavier by its front matter.
 */
export function useWrittenDocuments(): (file: string) => WrittenDocument {
  const { writtenIn } = usePage()
  return (file) => writtenIn?.(file) ?? { frontMatter: {} }
}
