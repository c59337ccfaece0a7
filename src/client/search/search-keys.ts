// The keys that open the search (behaviour §6.1), in the runtime because they have to work before anything of the search is loaded. They press
// the search button, which wakes its island; what is typed until that is there is not lost.
import { onPageShown } from '../page-shown.ts'

const command = /mac|ip/i.test(navigator.platform) ? 'Command' : 'Ctrl'

/** Where keys have a meaning of their own. */
const elsewhere = 'input,select,textarea,dialog,[contenteditable]'

export function startSearchKeys(): void {
  onPageShown(() => findButton()?.setAttribute('aria-label', `Search (${command}+K)`))
  document.addEventListener('keydown', onKey)
}

function onKey(event: KeyboardEvent): void {
  const button = findButton()
  const { key, altKey, ctrlKey, metaKey } = event
  if (!button || event.defaultPrevented) return
  const { activeElement } = document
  let query = ''
  if (ctrlKey || metaKey) {
    if (!/^k$/i.test(key)) return
  } else if (altKey || key.length > 1 || activeElement?.closest(elsewhere)) return
  // On its way: the button still has the query that it was pressed with.
  else if (button.matches('[data-state=waking] [data-query]')) query = button.dataset.query + key
  else if (activeElement === button && /[\p{L}\d]/u.test(key)) query = key
  else if (key !== '/') return
  event.preventDefault()
  // For the island, which wakes when the button is pressed, or is waking.
  button.dataset.query = query
  button.click()
}

function findButton(): HTMLElement | null {
  return document.querySelector('.search-button')
}
