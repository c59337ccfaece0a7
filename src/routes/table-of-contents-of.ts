// Which headings the contents list of a page shows: the front matter of its document, else the configuration.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { FrontMatter } from '../content/document.ts'

export interface TableOfContents {
  hide: boolean
  minHeadingLevel: number
  maxHeadingLevel: number
}

/** If front matter sets one of the two levels beyond the other, the other follows. */
export function tableOfContentsOf(
  { hideTableOfContents, tocMinHeadingLevel, tocMaxHeadingLevel }: FrontMatter,
  config: Pick<ResolvedConfig, 'tableOfContents'>,
): TableOfContents {
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents
  const min = tocMinHeadingLevel ?? Math.min(minHeadingLevel, tocMaxHeadingLevel ?? minHeadingLevel)
  return {
    hide: hideTableOfContents === true,
    minHeadingLevel: min,
    maxHeadingLevel: Math.max(min, tocMaxHeadingLevel ?? maxHeadingLevel),
  }
}
