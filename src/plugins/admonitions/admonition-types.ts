// The kinds of admonition: the look and title of each keyword.
import type { WriteText } from '../../lib/texts/text.ts'

/** Keyword -> look, and the title used when the author writes none. */
const kinds = {
  note: { look: 'note', title: 'theme.admonition.note' },
  tip: { look: 'tip', title: 'theme.admonition.tip' },
  info: { look: 'info', title: 'theme.admonition.info' },
  warning: { look: 'warning', title: 'theme.admonition.warning' },
  danger: { look: 'danger', title: 'theme.admonition.danger' },
  caution: { look: 'warning', title: 'theme.admonition.caution' },
  secondary: { look: 'note', title: 'theme.admonition.secondary' },
  important: { look: 'info', title: 'theme.admonition.important' },
  success: { look: 'tip', title: 'theme.admonition.success' },
} as const

/** Whose syntax of containers a site uses. VitePress's has a space after the colons, and some that are no boxes. */
export type ContainerStyle = 'docusaurus' | 'vitepress'

/** Those of VitePress that are no boxes (markdown/remark-containers.ts). */
export const otherContainers: readonly string[] = ['details', 'code-group', 'tabs', 'raw', 'v-pre']

/** All keywords of a site. One that the site adds looks like `info` and has its own name as the title. */
export function admonitionKeywords(configured: readonly string[], style: ContainerStyle = 'docusaurus'): ReadonlySet<string> {
  return new Set([...Object.keys(kinds), ...configured, ...(style === 'vitepress' ? otherContainers : [])])
}

export function lookOf(keyword: string): string {
  return isKnown(keyword) ? kinds[keyword].look : 'info'
}

/** The title that is used when the author writes none. */
export function admonitionTitle(keyword: string, text: WriteText): string {
  return isKnown(keyword) ? text(kinds[keyword].title) : keyword
}

function isKnown(keyword: string): keyword is keyof typeof kinds {
  return Object.hasOwn(kinds, keyword)
}
