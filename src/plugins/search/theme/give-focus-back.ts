// The focus after the search (docs/specification.md 4.09).

/** To the button that has opened it, or to the one in its place when the window has got another width meanwhile. */
export function giveFocusBack(opener: HTMLElement | null): void {
  const buttons = [opener, ...document.querySelectorAll<HTMLElement>('.search-button')]
  buttons.find((button) => button?.checkVisibility())?.focus({ preventScroll: true })
}
