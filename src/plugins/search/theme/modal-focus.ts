// The focus during the search and after it (docs/specification.md 4.09).
import type { KeyboardEvent } from 'react'

/** Tab goes round inside the modal, over what is in it now: results come and go while it is open. */
export function keepFocusInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])].filter((stop) => stop.checkVisibility())
  const [end, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== end || !next) return
  event.preventDefault()
  next.focus()
}

/** To the button that has opened it, or to the one in its place when the window has got another width meanwhile. */
export function giveFocusBack(opener: HTMLElement | null): void {
  const buttons = [opener, ...document.querySelectorAll<HTMLElement>('.search-button')]
  buttons.find((button) => button?.checkVisibility())?.focus({ preventScroll: true })
}
