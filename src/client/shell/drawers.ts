// The menus of small screens are popovers: they open, close and return the focus without a script. This script keeps the focus inside,
// closes them when a link is followed, when the reader goes back or when the window grows, and opens the part of the menu that the reader
// is in.
import { onPageShown } from '../page-shown.ts'

const openDrawers = '.drawer:popover-open'

export function startDrawers(): void {
  document.addEventListener('toggle', onToggle, true)
  document.addEventListener('keydown', keepFocusInside)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]:not([role=button])')?.closest(openDrawers)) closeAll()
  })
  matchMedia('(min-width: 997px)').addEventListener('change', closeAll)
  // The navbar may be the same element on the next page.
  onPageShown(closeAll)
  if ('navigation' in window) navigation.addEventListener('navigate', closeInsteadOfGoingBack)
}

/** Going back first closes the menu, as phone users expect; the page stays. */
function closeInsteadOfGoingBack(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.cancelable || !document.querySelector(openDrawers)) return
  event.preventDefault()
  closeAll()
}

function onToggle(event: Event): void {
  const drawer = event.target
  if (!(drawer instanceof HTMLElement) || !drawer.matches('.drawer')) return
  if (!drawer.matches(':popover-open')) {
    // Escape closes only the main menu that was opened from the menu of a page, and the browser would leave the focus nowhere.
    if (!document.querySelector(openDrawers)) return
    closeAll()
    document.querySelector<HTMLElement>('.navbar-toggle')?.focus()
    return
  }
  drawer.querySelector<HTMLElement>('.drawer-close')?.focus()
  const active = drawer.querySelector('.navbar-dropdown .active')?.closest('details')
  if (active) active.open = true
}

/** Closing the first drawer also closes those that were opened from it. */
function closeAll(): void {
  for (const drawer of document.querySelectorAll<HTMLElement>(openDrawers)) {
    if (drawer.matches(':popover-open')) drawer.hidePopover()
  }
}

function keepFocusInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  // The focus is in the top drawer; otherwise use the last open drawer in the document.
  const drawer = document.activeElement?.closest(openDrawers) ?? [...document.querySelectorAll(openDrawers)].at(-1)
  if (!drawer) return
  const stops = [...drawer.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter((stop) => stop.checkVisibility())
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  const next = event.shiftKey ? (at <= 0 ? stops.at(-1) : undefined) : at < 0 || at === stops.length - 1 ? stops[0] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
