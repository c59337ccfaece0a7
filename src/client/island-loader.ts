// What is shown in place of an island while its module loads, and if loading fails. Plain DOM, because
// React is part of what may be missing.
import { message } from '../lib/texts/text.ts'

/** Nothing is shown if loading takes less time (docs/specification.md 9.12). In milliseconds. */
const spinnerDelay = 200

/** Two rings that grow from the center, half a cycle apart, around a dot; the style sheet animates them. */
const spinner =
  '<svg viewBox="0 0 45 45" width="128" height="110" aria-hidden="true"><circle cx="22.5" cy="22.5" r="20"/><circle cx="22.5" cy="22.5" r="20"/><circle cx="22.5" cy="22.5" r="6"/></svg>'

/** Shows that `island` is loading if that takes long. Call the returned function when loading ends, whether or not it succeeds. */
export function showLoading(island: HTMLElement): () => void {
  const timer = setTimeout(() => {
    island.ariaBusy = 'true'
    // Meanwhile the reader can read an island with built HTML.
    if (island.dataset.client === 'only')
      addBox(island, 'sg-loader', 'status', `${spinner}<span class="visually-hidden">${message('theme.Island.loading')}</span>`)
  }, spinnerDelay)
  return () => {
    clearTimeout(timer)
    island.ariaBusy = null
    removeBox(island)
  }
}

/** Says why `island` could not be loaded, with a button that tries again. */
export function showFailure(island: HTMLElement, error: unknown, retry: () => void): void {
  const box = addBox(island, 'sg-load-error', 'alert', `<p></p><button type="button">${message('theme.Island.retry')}</button>`)
  const text = box.querySelector('p')
  if (text) text.textContent = String(error)
  box.querySelector('button')?.addEventListener('click', () => {
    removeBox(island)
    retry()
  })
}

/** The box is placed after the island and not in it, because React takes over what is inside, element by element. */
function addBox(island: HTMLElement, className: string, role: string, html: string): Element {
  removeBox(island)
  const box = document.createElement('div')
  box.className = className
  box.role = role
  box.innerHTML = html
  island.after(box)
  return box
}

function removeBox(island: HTMLElement): void {
  const next = island.nextElementSibling
  if (next?.matches('.sg-loader, .sg-load-error')) next.remove()
}
