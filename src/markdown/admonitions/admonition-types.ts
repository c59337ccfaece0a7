// The kinds of admonition: which look and which title a keyword gives. Rules: behaviour §2.22.

/** Keyword -> look. The title is the keyword, unless the author writes one. */
export const admonitionLooks: Readonly<Record<string, { look: string; title: string }>> = {
  note: { look: 'note', title: 'note' },
  tip: { look: 'tip', title: 'tip' },
  info: { look: 'info', title: 'info' },
  warning: { look: 'warning', title: 'warning' },
  danger: { look: 'danger', title: 'danger' },
  caution: { look: 'warning', title: 'caution' },
  secondary: { look: 'note', title: 'note' },
  important: { look: 'info', title: 'info' },
  success: { look: 'tip', title: 'tip' },
}

/** All keywords of a site. One that the site adds looks like `info` and is titled with its own name. */
export function admonitionKeywords(configured: readonly string[]): ReadonlySet<string> {
  return new Set([...Object.keys(admonitionLooks), ...configured])
}

export function lookOf(keyword: string): { look: string; title: string } {
  return Object.hasOwn(admonitionLooks, keyword)
    ? (admonitionLooks[keyword] ?? { look: 'info', title: keyword })
    : { look: 'info', title: keyword }
}
