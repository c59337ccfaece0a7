// Gives the elements of an island the `style` attributes back that the build has moved into a style sheet (src/render/pages/move-styles.ts): React
// changes and removes single declarations, which must not meet a rule that says the old value.

/** Through the object model, which a strict Content-Security-Policy allows. */
export function restoreStyles(island: HTMLElement): void {
  for (const element of island.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
    element.classList.remove(...[...element.classList].filter((name) => /^s-[\da-f]{8}$/.test(name)))
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}
