// Where a reader is on a page that was just shown: the scroll position and the focus of the keyboard (behaviour §2.5, §2.9).

import { jumpToTop } from './scroll-memory.ts'

/** The start of the page: scrolled to the top, and the next Tab leads to the skip link. */
export function moveToStart(): void {
  jumpToTop()
  const start = document.querySelector<HTMLElement>('.skip-link-region')
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true })
}

/**
 * The element that the hash names, as the browser itself does it: `:target` styles, closed details that hold it, the place from which Tab
 * goes on. Nothing when there is no such element. The address has to be that of the page already.
 */
export function moveToHash(url: URL): void {
  if (!findTarget(url.hash)) return
  const { state } = history
  location.replace(url.href)
  // A jump within the page, which leaves its entry of the history without a state.
  history.replaceState(state, '')
  // At once, also where the style sheet asks for smooth scrolling: the way from the top of a new page says nothing.
  findTarget(url.hash)?.scrollIntoView({ behavior: 'instant' })
}

export function findTarget(hash: string): Element | null {
  const id = hash.slice(1)
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decode(id)))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
