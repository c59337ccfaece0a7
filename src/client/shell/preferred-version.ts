// Remembers the version of the docs that the reader chose last, for each docs collection (docs/specification.md 3.10, 4.03), and the language, which the
// not-found page asks for; and keeps query and anchor in links to other versions and languages.
import { languageKey } from '../../lib/language-key.ts'
import { onPageShown } from '../page-shown.ts'
import { keepChoice, readChoice } from './storage.ts'

const keyOf = (docs: string): string => `docs-preferred-version-${docs}`

export function startPreferredVersion(): void {
  // Before the navigation handles the click.
  document.addEventListener('click', onClick, true)
  onPageShown(({ isNewDocument }) => {
    if (isNewDocument) for (const element of document.querySelectorAll<HTMLElement>('[data-versions]')) preferVersion(element)
  })
}

function onClick(event: Event): void {
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version], .navbar a[hreflang]') : null
  if (!link) return
  const { version, docs } = link.dataset
  if (version && docs) keepChoice(keyOf(docs), version)
  if (!link.closest('.navbar')) return
  if (link.hreflang) keepChoice(languageKey, link.hreflang)
  const url = new URL(link.href)
  if (location.search && !url.search) url.search = location.search
  if (!url.hash) url.hash = location.hash
  link.href = url.href
  // Another language is another build of the site, so the browser loads it.
  if (link.hreflang) event.stopPropagation()
}

/** `data-versions`: JSON of version name -> where the link leads in that version, and its label there. */
function preferVersion(element: HTMLElement): void {
  const { versions = '{}', docs = '' } = element.dataset
  const known: Record<string, { href?: string; label?: string }> = JSON.parse(versions)
  const name = readChoice(keyOf(docs))
  if (name === null) return
  const preferred = Object.hasOwn(known, name) ? known[name] : undefined
  if (!preferred) {
    keepChoice(keyOf(docs), null)
    return
  }
  if (preferred.href && element instanceof HTMLAnchorElement) element.href = preferred.href
  const text = preferred.label === undefined ? null : [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
  if (text && preferred.label) text.textContent = preferred.label
}
