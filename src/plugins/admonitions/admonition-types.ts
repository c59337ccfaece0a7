// The kinds of admonition: the look and title of each keyword.

/** Keyword -> look and the title used when the author writes none. */
export const admonitionLooks: Readonly<Record<string, { look: string; title: string }>> = {
  note: { look: 'note', title: 'note' },
  tip: { look: 'tip', title: 'tip' },
  info: { look: 'info', title: 'info' },
  warning: { look: 'warning', title: 'warning' },
  danger: { look: 'danger', title: 'danger' },
  caution: { look: 'warning', title: 'caution' },
  secondary: { look: 'note', title: 'secondary' },
  important: { look: 'info', title: 'important' },
  success: { look: 'tip', title: 'success' },
}

/** Whose syntax of containers a site uses. VitePress's has a space after the colons, and some that are no boxes. */
export type ContainerStyle = 'docusaurus' | 'vitepress'

/** Those of VitePress that are no boxes (markdown/remark-containers.ts). */
export const otherContainers: readonly string[] = ['details', 'code-group', 'raw', 'v-pre']

/** All keywords of a site. One that the site adds looks like `info` and has its own name as the title. */
export function admonitionKeywords(configured: readonly string[], style: ContainerStyle = 'docusaurus'): ReadonlySet<string> {
  return new Set([...Object.keys(admonitionLooks), ...configured, ...(style === 'vitepress' ? otherContainers : [])])
}

export function lookOf(keyword: string): { look: string; title: string } {
  return Object.hasOwn(admonitionLooks, keyword)
    ? (admonitionLooks[keyword] ?? { look: 'info', title: keyword })
    : { look: 'info', title: keyword }
}
