// The keys that open the search, in the runtime because they have to work before anything of the search is loaded. They press
// the search button, which wakes its island; what is typed until that is there is not lost.

import { onPageShown } from '../../../client/page-shown.ts'
import { message } from '../../../lib/texts/text.ts'

const name = message('theme.SearchBar.labelWithKeys').replace('{keys}', /mac|ip/i.test(navigator.platform) ? 'Command+K' : 'Ctrl+K')

/** Where keys have a meaning of their own: in fields, and everywhere while a modal is open. */
const elsewhere = 'input,select,textarea,[contenteditable],:has(dialog:modal)'

export function startSearchKeys(): void {
  onPageShown(nameButtons)
  document.addEventListener('keydown', onKey)
}

function onKey(event: KeyboardEvent): void {
  const button = nameButtons()
  const { key, altKey, ctrlKey, metaKey } = event
  if (!button || event.defaultPrevented) return
  // Of a field in a shadow tree, which is not the active element of the document.
  const [target] = event.composedPath()
  let query = ''
  if (ctrlKey || metaKey) {
    if (!/^k$/i.test(key)) return
  } else if (altKey || key.length > 1 || (target instanceof Element && target.closest(elsewhere))) return
  // On its way: the button still has the query that it was pressed with.
  else if (button.matches('[data-state=waking] [data-query]')) query = button.dataset.query + key
  else if (target === button && /[\p{L}\d]/u.test(key)) query = key
  else if (key !== '/') return
  event.preventDefault()
  // For the island, which wakes when the button is pressed, or is waking.
  button.dataset.query = query
  button.click()
}

/** Names them with the keys. Gives the one that is shown: of two, one is for large screens and one for small ones. */
function nameButtons(): HTMLElement | undefined {
  let shown: HTMLElement | undefined
  for (const button of document.querySelectorAll<HTMLElement>('.search-button')) {
    button.ariaLabel = name
    if (button.checkVisibility()) shown = button
  }
  return shown
}
