// The dropdowns of the navbar are <details>, which open without a script; this script closes them and moves between their entries. It also
// opens the brand page on a right click on the logo.

const openSelector = '.navbar-dropdown details[open]'
const wide = matchMedia('(min-width: 997px)')

export function startNavbarMenus(): void {
  for (const name of ['mousedown', 'touchstart', 'focusin'] as const) document.addEventListener(name, closeOthers, { passive: true })
  document.addEventListener('keydown', onKey)
  document.addEventListener('contextmenu', openBrandPage)
}

/** In the drawer of small screens they are parts of a list, and stay open. */
function closeOthers({ target }: Event): void {
  if (!wide.matches) return
  for (const details of document.querySelectorAll<HTMLDetailsElement>(openSelector)) {
    if (!(target instanceof Node && details.contains(target))) details.open = false
  }
}

function onKey(event: KeyboardEvent): void {
  const details = event.target instanceof Element && event.target.closest<HTMLDetailsElement>('.navbar-dropdown details')
  if (!details || event.altKey || event.ctrlKey || event.metaKey) return
  const summary = details.querySelector('summary')
  if (event.key === 'Escape' && details.open && wide.matches) {
    details.open = false
    summary?.focus()
  } else if (['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
    if (event.target === summary && !event.key.startsWith('Arrow')) return
    details.open = true
    moveFocus(details, event.key)
  } else return
  event.preventDefault()
}

function moveFocus(details: HTMLDetailsElement, key: string): void {
  const links = [...details.querySelectorAll<HTMLElement>('a[href], button')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const to = key === 'Home' ? 0 : key === 'End' ? -1 : key === 'ArrowDown' ? (at + 1) % links.length : at < 0 ? -1 : at - 1
  links.at(to)?.focus()
}

function openBrandPage(event: MouseEvent): void {
  const logo = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-brand-page]') : null
  if (!logo?.dataset.brandPage) return
  event.preventDefault()
  open(logo.dataset.brandPage, '_blank', 'noopener')
}
