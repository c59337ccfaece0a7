// A navbar that hides while the reader scrolls down and returns when they scroll up. Only on sites that ask for it.
import { findTarget } from '../navigation/move-reader.ts'
import { onPageShown } from '../page-shown.ts'

export function startHidingNavbar(): void {
  let last = 0
  /** A jump to an anchor also scrolls, and must not show the navbar over the heading. */
  let jumped = false
  const hide = (navbar: Element, isHidden: boolean): void => void navbar.classList.toggle('navbar-hidden', isHidden)
  const find = (): HTMLElement | null => document.querySelector('.navbar-hideable')

  const onScroll = (): void => {
    const navbar = find()
    if (!navbar) return
    const y = scrollY
    const height = navbar.offsetHeight
    if (y < height) hide(navbar, false)
    else if (jumped) jumped = false
    else if (last && y >= last) hide(navbar, true)
    // Not at the bottom, where the page bounces back by itself.
    else if (y + innerHeight < document.documentElement.scrollHeight - height) hide(navbar, false)
    last = y
  }
  addEventListener('scroll', onScroll, { passive: true })
  onPageShown(({ url }) => {
    const navbar = find()
    if (!navbar) return
    jumped = findTarget(url.hash) !== null
    hide(navbar, jumped)
  })
  // Keyboard users must see what they have reached.
  document.addEventListener('focusin', ({ target }) => {
    const navbar = find()
    if (navbar && target instanceof Node && navbar.contains(target)) hide(navbar, false)
  })
}
