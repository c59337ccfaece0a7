// Puts the reader on a page that was just shown: the scroll position and the keyboard focus.

import { jumpToTop } from './scroll-memory.ts'

/** To the start of the page: scrolled to the top, with the skip link as the next Tab stop. */
export function moveToStart(): void {
  jumpToTop()
  const start = document.querySelector<HTMLElement>('.skip-link-region')
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true })
}

/**
 * To the element that the hash names, with everything that the browser itself does: `:target` styles, opening closed details around it, the
 * starting point for Tab. Does nothing if there is no such element. The address must already be that of the page.
 */
export function moveToHash(url: URL): void {
  if (!findTarget(url.hash)) return
  const { state } = history
  location.replace(url.href)
  // This jump within the page leaves its history entry without a state.
  history.replaceState(state, '')
  // Instantly, even if the style sheet asks for smooth scrolling: scrolling there from the top of a new page tells the reader nothing.
  findTarget(url.hash)?.scrollIntoView({ behavior: 'instant' })
}

export function findTarget(hash: string): Element | null {
  const id = hash.slice(1)
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decode(id)))
}

// Not the function of lib/site-path.ts, which search imports too: what the runtime shares with code that comes later is a file of its own, one more
// request on each page.
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
