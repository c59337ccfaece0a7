// The modal of the search: a native <dialog> with the box, one of four screens, and the footer.

import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { SearchOffers } from '../../../config/search-options.ts'
import { text } from '../../../lib/texts/text.ts'
import type { OpenSearchClient } from '../client/create-search-client.ts'
import { allResultsAddress, followResult, type ResultAddress, resultAddress } from '../client/result-address.ts'
import { narrowScreen } from '../client/search-limits.ts'
import { searchRequest } from '../client/search-request.ts'
import { createSearchSession } from '../client/search-session.ts'
import { indexNameOf, type SearchSetup, signpostsOf } from '../client/search-setup.ts'
import { openSearchMemory, rememberSearch } from '../client/stored-searches.ts'
import type { SearchHit } from '../search-client.ts'
import { announcementOf } from './announcement-of.ts'
import type { HitRowProps } from './hit-row.tsx'
import { ErrorScreen, NoResultsScreen } from './message-screens.tsx'
import { giveFocusBack, keepFocusInside } from './modal-focus.ts'
import { ResultsScreen } from './results-screen.tsx'
import { SearchFooter } from './search-footer.tsx'
import { SearchHeader } from './search-header.tsx'
import { StartScreen } from './start-screen.tsx'
import { usePageLock } from './use-page-lock.ts'
import { useSearchStyles } from './use-search-styles.ts'

export interface InitialQuery {
  query: string
  /** Text that the reader had selected on the page: typing replaces it. */
  isSelected: boolean
}

export interface SearchModalProps {
  setup: SearchSetup
  /** They may come when the modal is open already. */
  offers: SearchOffers
  openClient: () => Promise<OpenSearchClient>
  initial: InitialQuery
  /** Gets the focus when the modal closes. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What a row leads to, and what is remembered when it is chosen. */
export interface ModalRow {
  hit: SearchHit
  parent?: SearchHit | undefined
}

export function SearchModal({ setup, offers, openClient, initial, opener, onClose }: SearchModalProps): ReactElement {
  const { search } = setup
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [memory] = useState(() => (search.personalization === false ? undefined : openSearchMemory(indexNameOf(setup))))
  const [session] = useState(() => {
    const isNarrow = matchMedia(narrowScreen).matches
    const opened = createSearchSession({
      client: openClient,
      requestOf: (query) => searchRequest(query, setup, { isNarrow }),
      looksNear: search.provider === 'local',
      onFailure: (error) => console.warn('The search failed.', error),
    })
    // Before the box is drawn: text that it gets later is not selected.
    if (initial.query !== '') opened.search(initial.query)
    return opened
  })
  const state = useSyncExternalStore(session.subscribe, session.state)
  const { query, screen, status, answer, suggestions, nearPages } = state
  // Redraws the start screen when a row of it has gone.
  const [, setStoredChanges] = useState(0)
  const [active, setActive] = useState<{ list: unknown; index: number }>({ list: undefined, index: 0 })
  /** Enter was pressed before the answer was there. */
  const waitsToOpen = useRef(false)
  /** Where the reader goes from here: only once the page is as it was before, for it may be a place on this page. */
  const destination = useRef<ResultAddress>(undefined)

  useSearchStyles()
  usePageLock()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    input.current?.focus()
    if (initial.isSelected) input.current?.select()
    return () => {
      session.cancel()
      element?.close()
      giveFocusBack(opener.current)
      if (destination.current) followResult(destination.current)
    }
  }, [initial, session, opener])

  const signposts = signpostsOf(offers)
  const rows: ModalRow[] = rowsOf()
  /** The rows that `active` counts in. */
  const shown = screen === 'results' ? answer : screen
  const activeIndex = active.list === shown ? Math.min(active.index, rows.length - 1) : 0
  const rowId = (index: number): string => `${id}row-${index}`
  const activate = (index: number): void => setActive({ list: shown, index })
  const addressOf = ({ hit }: ModalRow): ResultAddress => resultAddress(hit.url, setup, location.origin)
  const choose = ({ hit, parent }: ModalRow): void => {
    if (memory) rememberSearch(memory, hit, parent)
    const { queryID, hits = [] } = (screen === 'results' && answer) || {}
    // As in create-search-client.ts: other sites do not get it.
    if (process.env.SITEGEN_HOSTED_SEARCH === 'no' || queryID === undefined) return
    const position = hits.findIndex(({ objectID }) => objectID === hit.objectID) + 1
    void openClient().then((client) => client.reportChoice?.({ objectID: hit.objectID, queryID, position }))
  }

  const isSearching = status === 'loading' || status === 'stalled'
  /** False for rows of an earlier query, which stay while nothing else is there. */
  const isOfQuery = query.trim() === '' || answer?.query === query
  useEffect(() => {
    if (!waitsToOpen.current || isSearching) return
    waitsToOpen.current = false
    const [first] = rows
    if (first && screen === 'results' && isOfQuery) leaveFor(first)
  })

  function rowsOf(): ModalRow[] {
    if (screen === 'results') return answer?.groups.flatMap((group) => group.rows) ?? []
    if (screen !== 'start') return []
    const stored = memory ? [...memory.recent.all(), ...memory.favorites.all()] : []
    return (stored.length > 0 ? stored : signposts).map((hit) => ({ hit }))
  }

  function shownLists(): string[] {
    if (screen === 'results') return answer?.groups.map((_, index) => listIds.group(index)) ?? []
    if (screen !== 'start') return []
    if (rows.length > 0 && rows[0]?.hit === signposts[0]) return [listIds.signposts]
    if (!memory) return []
    const { recent, favorites } = memory
    return [...(recent.all().length > 0 ? [listIds.recent] : []), ...(favorites.all().length > 0 ? [listIds.favorites] : [])]
  }

  function type(typed: string): void {
    waitsToOpen.current = false
    if (list.current) list.current.scrollTop = 0
    session.search(typed)
  }

  /** Tab has ended the search that was on its way. */
  function resume(): void {
    if (status === 'idle' && !isOfQuery) session.search(query)
  }

  function move(by: 1 | -1): void {
    if (rows.length === 0) return
    const index = (activeIndex + by + rows.length) % rows.length
    activate(index)
    if (index === 0 && list.current) list.current.scrollTop = 0
    else document.getElementById(rowId(index))?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  function onKey(event: KeyboardEvent): void {
    if (isOfInputMethod(event)) return
    const row = rows[activeIndex]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Tab') {
      waitsToOpen.current = false
      session.cancel()
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault()
      if (status === 'error') session.search(query)
      // Browsers refuse windows that are opened long after the key: with one of these keys nothing is waited for.
      else if (isSearching) waitsToOpen.current = !(event.ctrlKey || event.metaKey || event.shiftKey)
      else if (row && isOfQuery) openRow(row, event)
    }
  }

  function openRow(row: ModalRow, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
    if (!ctrlKey && !metaKey && !shiftKey) {
      leaveFor(row)
      return
    }
    choose(row)
    open(addressOf(row).href, '_blank', shiftKey && !ctrlKey && !metaKey ? 'noopener,popup' : 'noopener')
  }

  function leaveFor(row: ModalRow): void {
    choose(row)
    destination.current = addressOf(row)
    onClose()
  }

  const rowProps = (index: number): HitRowProps => {
    const row = rows[index]
    const { href, isExternal } = row ? addressOf(row) : { href: '', isExternal: false }
    return {
      id: rowId(index),
      href,
      isExternal,
      isActive: index === activeIndex,
      onActivate: () => activate(index),
      onChoose: (keepsOpen) => {
        if (row) choose(row)
        if (!keepsOpen) onClose()
      },
    }
  }
  const listIds = {
    signposts: `${id}signposts`,
    recent: `${id}recent`,
    favorites: `${id}favorites`,
    group: (index: number) => `${id}group-${index}`,
  }

  return (
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={text('theme.SearchBar.label')}
      aria-modal="true"
      data-status={status}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // Browsers say with the next frame that a dialog was closed. By then this one may be gone and another one open.
        if (dialog.current) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepFocusInside(event, dialog.current)
        else if (event.key === 'Escape') {
          // The browser would close the dialog by itself.
          event.preventDefault()
          if (!isOfInputMethod(event)) onClose()
        }
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return
        // The focus would go to what was pressed.
        event.preventDefault()
        onClose()
      }}
    >
      <div className="search-panel">
        <SearchHeader
          inputRef={input}
          query={query}
          placeholder={search.placeholder}
          isStalled={status === 'stalled'}
          lists={shownLists()}
          activeId={rows.length > 0 ? rowId(activeIndex) : undefined}
          onQuery={type}
          onKey={onKey}
          onFocus={resume}
          onClose={onClose}
        />
        <div ref={list} className="search-screen" data-screen={screen}>
          {screen === 'start' && (memory || signposts.length > 0) && (
            <StartScreen
              memory={memory}
              signposts={signposts}
              listIds={listIds}
              rowProps={rowProps}
              onChange={() => {
                setStoredChanges((count) => count + 1)
                input.current?.focus()
              }}
            />
          )}
          {screen === 'results' && answer && <ResultsScreen answer={answer} listId={listIds.group} rowProps={rowProps} />}
          {screen === 'none' && answer && (
            <NoResultsScreen
              query={answer.query}
              suggestions={suggestions}
              pages={(nearPages.length > 0 ? nearPages : signposts).map((hit) => ({ hit, href: addressOf({ hit }).href }))}
              missingResultsUrl={offers.missingResultsUrl}
              onSuggestion={(suggestion) => {
                type(`${suggestion.toLowerCase()} `)
                input.current?.focus()
              }}
              onFollow={onClose}
            />
          )}
          {screen === 'error' && <ErrorScreen />}
        </div>
        <SearchFooter
          provider={search.provider}
          count={screen === 'results' ? answer?.count : undefined}
          href={setup.pageUrl && answer && allResultsAddress(setup.pageUrl, answer.query)}
          onFollow={onClose}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announcementOf(state)}
      </p>
    </dialog>
  )
}

/** Keys of an input method are its own; Safari tells of the last one only by its number. */
function isOfInputMethod(event: KeyboardEvent): boolean {
  // Preact gives the event of the browser itself.
  const isComposing = 'isComposing' in event ? event.isComposing === true : event.nativeEvent.isComposing
  return isComposing || event.keyCode === 229
}
