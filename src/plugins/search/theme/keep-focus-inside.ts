// Tab goes round inside the modal, over what is in it now: results come and go while it is open.
import type { KeyboardEvent } from 'react'

export function keepFocusInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])].filter((stop) => stop.checkVisibility())
  const [end, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== end || !next) return
  event.preventDefault()
  next.focus()
}
