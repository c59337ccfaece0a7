// Gives the elements of an island back the `style` attributes that the build has moved into a style sheet
// (src/render/move-styles.ts): React changes and removes single declarations, and no rule with the old values may get in the way.

/** Set through the object model, which a strict Content-Security-Policy allows. */
export function restoreStyles(island: HTMLElement): void {
  for (const element of island.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
    element.classList.remove(...[...element.classList].filter((name) => /^s-[\da-f]{8}$/.test(name)))
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}
