// A navbar that makes room while the reader scrolls down and comes back when they turn (behaviour §2.11). Only where the site asks for it.
import { onPageShown } from '../page-shown.ts'

export function startHidingNavbar(): void {
  let last = 0
  /** A jump to an anchor scrolls too, and must not bring the navbar over the heading. */
  let jumped = false
  const show = (navbar: Element, visible: boolean): void => void navbar.classList.toggle('navbar-hidden', !visible)
  const find = (): HTMLElement | null => document.querySelector('.navbar-hideable')

  const onScroll = (): void => {
    const navbar = find()
    if (!navbar) return
    const y = scrollY
    const height = navbar.offsetHeight
    if (y < height) show(navbar, true)
    else if (jumped) jumped = false
    else if (last && y >= last) show(navbar, false)
    // Not at the bottom, where the page bounces up by itself.
    else if (y + innerHeight < document.documentElement.scrollHeight - height) show(navbar, true)
    last = y
  }
  addEventListener('scroll', onScroll, { passive: true })
  onPageShown(({ url }) => {
    const navbar = find()
    if (!navbar) return
    const target = url.hash.length > 1 ? document.getElementById(decodeHash(url.hash)) : null
    jumped = target !== null
    show(navbar, !jumped)
  })
  // Keyboard users have to see what they have reached.
  document.addEventListener('focusin', ({ target }) => {
    const navbar = find()
    if (navbar && target instanceof Node && navbar.contains(target)) show(navbar, true)
  })
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
