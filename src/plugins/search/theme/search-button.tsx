'use client'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
// The button that opens the search, and the modal while it is open. What opens it by keys is plugins/search/client/search-keys.ts: it presses the button.
import { text } from '../../../lib/texts/text.ts'
import { Icon } from '../../../theme/icon.tsx'
import { createSearchClient } from '../client/create-search-client.ts'
import { toQuery } from '../client/search-limits.ts'
import { loadOffers, noOffers, type SearchSetup } from '../client/search-setup.ts'
import { type InitialQuery, SearchModal } from './search-modal.tsx'
import { activeClass } from './use-page-lock.ts'

interface Opening {
  initial: InitialQuery
  container: Element
}

export function SearchButton(setup: SearchSetup): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  const [openClient] = useState(() => once(() => createSearchClient(setup)))
  const [offers, setOffers] = useState(noOffers)
  const [getOffers] = useState(() => {
    const load = once(() => loadOffers(setup))
    return (): void => void load().then(setOffers, console.warn)
  })
  const [opening, setOpening] = useState<Opening>()
  // The island wakes because somebody is about to search.
  useEffect(() => {
    openClient().then(
      (opened) => opened.preload?.(),
      () => undefined,
    )
    getOffers()
  }, [openClient, getOffers])
  useEffect(() => {
    // The way back closes it. A page that was asked for before the search was opened does not: the reader is typing by now. Its jump to a
    // hash is a step in the history as well, but one without a state.
    const onStep = ({ state }: PopStateEvent): void => {
      if (state !== null) setOpening(undefined)
    }
    addEventListener('popstate', onStep)
    return () => removeEventListener('popstate', onStep)
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-label={text('theme.SearchBar.label')}
        onClick={() => {
          getOffers()
          setOpening(opening === undefined ? startOpening(button.current) : undefined)
        }}
      >
        <Icon name="search" />
        <span className="search-button-text">{text('theme.SearchBar.label')}</span>
      </button>
      {opening &&
        createPortal(
          <SearchModal
            setup={setup}
            offers={offers}
            openClient={openClient}
            initial={opening.initial}
            opener={button}
            onClose={() => setOpening(undefined)}
          />,
          opening.container,
        )}
    </>
  )
}

/** One for all that is searched here; after a failure the next call tries again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let known: Promise<Loaded> | undefined
  return () => {
    const loaded = known ?? load()
    known = loaded
    loaded.catch(() => {
      if (known === loaded) known = undefined
    })
    return loaded
  }
}

/** Undefined where another modal is open. */
function startOpening(button: HTMLElement | null): Opening | undefined {
  const typed = button?.dataset.query ?? ''
  delete button?.dataset.query
  // Of the button in the place of which this one stands since the window has got another width.
  document.querySelector('.search-modal')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  if (document.body.classList.contains(activeClass) || document.querySelector('dialog:modal')) return undefined
  const selected =
    typed === ''
      ? String(getSelection() ?? '')
          .replace(/\s+/g, ' ')
          .trim()
      : ''
  return { initial: { query: toQuery(typed || selected), isSelected: selected !== '' }, container: findContainer() }
}

/** Outside of the navbar, whose own stacking and moving would carry the modal along. Stays for the next time. */
function findContainer(): Element {
  const known = document.querySelector('.search-container')
  if (known) return known
  const container = document.createElement('div')
  container.className = 'search-container'
  document.body.prepend(container)
  return container
}
