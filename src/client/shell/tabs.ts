// Tabs switch without a script; this script synchronizes the tabs of a group, remembers the choice and writes it into the address.
import { onPageShown } from '../page-shown.ts'
import { keepChoice, onChoiceElsewhere, readChoice } from './storage.ts'

const keyOf = (group: string): string => `sitegen.tab.${group}`

export function startTabs(): void {
  document.addEventListener('change', ({ target }) => {
    const tabs = target instanceof HTMLInputElement && target.matches('.tab-input') && target.closest<HTMLElement>('.tabs')
    if (!tabs) return
    const { group, query } = tabs.dataset
    if (query) {
      const url = new URL(location.href)
      url.searchParams.set(query, target.value)
      history.replaceState(history.state, '', url)
    }
    if (!group) return
    keepChoice(keyOf(group), target.value)
    // Tabs above may change their height, but what the reader has pressed stays where it is.
    const top = tabs.getBoundingClientRect().top
    selectInGroup(group, target.value)
    scrollBy({ top: tabs.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  const listening = new Set<string>()
  onPageShown(({ url }) => {
    for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
      const { group, query } = tabs.dataset
      const asked = query ? url.searchParams.get(query) : null
      if (!(asked !== null && select(tabs, asked)) && group) select(tabs, readChoice(keyOf(group)))
      if (!group || listening.has(group)) continue
      listening.add(group)
      onChoiceElsewhere(keyOf(group), (value) => selectInGroup(group, value))
    }
  })
}

function selectInGroup(group: string, value: string | null): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) if (tabs.dataset.group === group) select(tabs, value)
}

/** Returns false and changes nothing if no tab has the value. */
function select(tabs: HTMLElement, value: string | null): boolean {
  const input = [...tabs.querySelectorAll<HTMLInputElement>(':scope > .tab-input')].find((candidate) => candidate.value === value)
  if (!input) return false
  input.checked = true
  return true
}
