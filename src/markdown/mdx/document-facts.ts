// What a document knows of itself. An expression in it names it without an import, and whoever imports the document gets it by name. Names and
// forms are those of Docusaurus.
import type { Heading } from '../../content/document.ts'

export const factNames: readonly string[] = ['toc', 'contentTitle', 'frontMatter', 'metadata', 'assets']

/** The list of contents: all headings below the first level. */
export function tocOf(headings: readonly Heading[]): { value: string; id: string; level: number }[] {
  return headings.flatMap(({ html, id, level }) => (level > 1 ? [{ value: html, id, level }] : []))
}
