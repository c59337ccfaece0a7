// Replaces the shown state of a page with the next one: head, styles, body. The runtime of the site wakes new islands when it learns about
// the update (src/client/main.ts).
import { isProgram } from '../navigation/page-scripts.ts'
import { morph } from './morph.ts'

/**
 * Resolves when new styles have loaded.
 * @param before the page as it was last sent; `after` is the page as it is now.
 */
export async function replacePage(shown: Document, before: Document, after: Document): Promise<void> {
  morphRoot(shown.documentElement, before.documentElement, after.documentElement)
  const styles = replaceStyles(shown, before, after)
  replaceHead(shown, after)
  await styles
  morph(shown.body, before.body, after.body)
}

/** Whether the head has a script or a style that it had not before. Scripts may have added others. */
export function needsNewHead(before: Document, after: Document): boolean {
  const [old, next] = [before, after].map(({ head }) =>
    [...head.children]
      .filter((tag) => (isProgram(tag) && !tag.hasAttribute('data-version')) || tag.localName === 'style')
      .map((tag) => tag.outerHTML),
  )
  return next?.some((tag) => !old?.includes(tag)) ?? false
}

/** Scripts in the head set other attributes before the first paint, such as the color mode: these are not the server's. */
function morphRoot(shown: Element, before: Element, after: Element): void {
  for (const name of ['class', 'lang', 'dir']) {
    const value = after.getAttribute(name)
    if (value !== null && value !== before.getAttribute(name)) shown.setAttribute(name, value)
  }
}

/** New sheets are loaded before the old ones are removed, so that the page always has styles. */
async function replaceStyles(shown: Document, before: Document, after: Document): Promise<void> {
  const [old, next] = [before, after].map((page) => hrefsOf(page))
  if (!old || !next) return
  const added = next.filter((href) => !old.includes(href)).map((href) => loadStyle(shown, href))
  await Promise.all(added)
  for (const link of shown.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const href = link.getAttribute('href') ?? ''
    if (old.includes(href) && !next.includes(href)) link.remove()
  }
}

function hrefsOf(page: Document): string[] {
  return [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '')
}

function loadStyle(page: Document, href: string): Promise<void> {
  const last = [...page.querySelectorAll('link[rel=stylesheet]')].at(-1)
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => resolve()
  })
  if (last) last.after(link)
  else page.head.append(link)
  return loaded
}

/** Replaces the title and meta tags; scripts and styles are handled elsewhere. */
function replaceHead(shown: Document, after: Document): void {
  if (shown.title !== after.title) shown.title = after.title
  const selector = 'meta, link:not([rel=stylesheet])'
  const [old, next] = [shown, after].map((page) => [...page.head.querySelectorAll(selector)])
  if (!old || !next || (old.length === next.length && old.every((tag, index) => next[index] && tag.isEqualNode(next[index])))) return
  for (const tag of old) tag.remove()
  shown.head.append(...next.map((tag) => shown.importNode(tag, true)))
}
