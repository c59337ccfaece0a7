'use client'
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pageShownEvent } from '../../../client/page-shown.ts'
// All results of a search, and the box to search with. The query is in the address, so that it can be shared and kept.
import { text } from '../../../lib/texts/text.ts'
import { Icon } from '../../../theme/icon.tsx'
import { createSearchClient, type OpenSearchClient } from '../client/create-search-client.ts'
import { type FoundPage, groupFound } from '../client/group-found.ts'
import { createPagedSearch, type PagedAnswer } from '../client/paged-search.ts'
import { narrowScreen, queryLength, toQuery } from '../client/search-limits.ts'
import { keepPlace, replaceState, takePlace } from '../client/search-place.ts'
import { searchRequest } from '../client/search-request.ts'
import type { SearchSetup } from '../client/search-setup.ts'
import { failureText } from './announcement-of.ts'
import { ArrowKeys, useArrowKeys } from './arrow-keys.tsx'
import { FoundPageResult } from './found-page.tsx'
import { NearPages } from './near-pages.tsx'
import { NextPageSentinel } from './next-page-sentinel.tsx'
import { VersionSelects } from './version-selects.tsx'
import './search-page.css'

export function SearchResults({ children, ...setup }: SearchSetup & { children?: ReactNode }): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  /** With the title of the site. */
  const documentTitle = useRef<string>(undefined)
  const chosenVersions = useRef<Record<string, string>>({})
  /** The query that the address had when it was last read or written. */
  const addressed = useRef('')
  /** Where to scroll to once the results are there again, if the reader has not scrolled meanwhile. */
  const wayBack = useRef<{ from: number; to: number }>(undefined)
  const [query, setQuery] = useState('')
  const [search] = useState(() => {
    let client: Promise<OpenSearchClient> | undefined
    return createPagedSearch({
      client: () => {
        client ??= createSearchClient(setup)
        // The next query tries again.
        client.catch(() => {
          client = undefined
        })
        return client
      },
      requestOf: (text, page, hitsPerPage) =>
        searchRequest(text, setup, {
          isNarrow: matchMedia(narrowScreen).matches,
          page,
          hitsPerPage,
          chosenVersions: chosenVersions.current,
        }),
      looksNear: setup.search.provider === 'local',
      onAsk: (asked) => {
        if (writeQuery(asked)) addressed.current = asked
      },
      onFailure: (error) => console.warn('The search failed.', error),
    })
  })
  const { answer, isLoading, hasFailed } = useSyncExternalStore(search.subscribe, search.state, search.state)

  const onType = useCallback(
    (typed: string): void => {
      setQuery(typed)
      search.search(typed, 'after a pause')
    },
    [search],
  )

  useEffect(() => {
    const readAddress = (): void => {
      const asked = addressedQuery()
      const place = takePlace()
      addressed.current = asked
      wayBack.current = place && { from: scrollY, to: place.top }
      if (input.current) input.current.value = asked
      setQuery(asked)
      search.search(asked, 'now', place?.pageCount)
    }
    const onPage = (event: Event): void => {
      // The address of this page has changed, by a link or on the way back.
      if (event instanceof CustomEvent && !event.detail.isNewDocument && addressedQuery() !== addressed.current) readAddress()
    }
    const onClick = ({ target }: MouseEvent): void => {
      const { answer: left } = search.state()
      if (left && target instanceof Element && target.closest('a[href]')) keepPlace({ pageCount: left.pageCount, top: scrollY })
    }
    // What was typed before this was here counts.
    if (input.current?.value) onType(input.current.value)
    else readAddress()
    // Unless the reader has gone on meanwhile. The start of a page has the focus when the page is shown in place.
    if (document.activeElement?.matches('body, .skip-link-region')) input.current?.focus({ preventScroll: true })
    document.addEventListener(pageShownEvent, onPage)
    // Before the navigation hears of it.
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener(pageShownEvent, onPage)
      document.removeEventListener('click', onClick, true)
      search.cancel()
    }
  }, [search, onType])

  useEffect(() => {
    if (!answer || !wayBack.current) return
    const { from, to } = wayBack.current
    wayBack.current = undefined
    if (scrollY === from) scrollTo({ top: to, behavior: 'instant' })
  }, [answer])

  const askAgain = (): void => {
    // What has failed is the next page of results, or the query itself.
    if (answer?.query === query.trim()) search.more()
    else search.search(query, 'now')
  }

  useArrowKeys(root, input)

  const emptyTitle = text('theme.SearchPage.emptyResultsTitle')
  const title = query.trim() === '' ? emptyTitle : text('theme.SearchPage.existingResultsTitle', { query })
  useEffect(() => {
    documentTitle.current ??= document.title
    document.title = documentTitle.current.replace(emptyTitle, () => title)
  }, [title, emptyTitle])

  return (
    <div ref={root} className="search-results">
      <h1>{title}</h1>
      <form
        className="search-results-form"
        action={setup.pageUrl}
        onSubmit={(event) => {
          event.preventDefault()
          search.search(query, 'now')
        }}
      >
        <label className="search-results-box">
          <Icon name="search" />
          <span className="visually-hidden">{text('theme.SearchBar.label')}</span>
          <input
            ref={input}
            type="search"
            name="q"
            placeholder={text('theme.SearchPage.inputPlaceholder')}
            maxLength={queryLength}
            autoComplete="off"
            autoCapitalize="none"
            // Preact writes no attribute for `false`.
            spellCheck="false"
            // biome-ignore lint/a11y/noAutofocus: this box is all that the page is for; who types before the script has come, and who has none, must not look for it first
            autoFocus
            onInput={(event) => onType(event.currentTarget.value)}
          />
          {isLoading && <span className="search-results-spinner" aria-hidden="true" />}
        </label>
        {setup.context && (
          <VersionSelects
            docs={setup.context.docs}
            onChoose={(docs, version) => {
              chosenVersions.current = { ...chosenVersions.current, [docs]: version }
              search.search(query, 'now')
            }}
          />
        )}
      </form>
      <div className="search-results-line">
        <p className="search-results-count" role="status">
          {hasFailed ? failureText() : answer && countOf(answer)}
          {/* A text that stays the same is not read again. */}
          {!hasFailed && answer && (
            <span className="visually-hidden">{` ${text('theme.SearchPage.forQuery', { query: answer.query })}`}</span>
          )}
        </p>
        {answer && answer.hits.length > 1 && <ArrowKeys />}
      </div>
      {answer?.isFallback && <p className="search-results-note">{text('theme.SearchModal.resultsScreen.fallback')}</p>}
      {answer && (
        <>
          {groupFound(answer.hits).map(({ title: section, pages }) => (
            <section key={keyOf(pages[0])} className="search-found-group">
              {section !== '' && <h2>{section}</h2>}
              <div className="search-found-pages">
                {pages.map((page) => (
                  <FoundPageResult key={keyOf(page)} {...page} setup={setup} isBelowSection={section !== ''} />
                ))}
              </div>
            </section>
          ))}
          {answer.hasMore && !hasFailed && <NextPageSentinel key={`${answer.hits.length} ${answer.query}`} onReach={search.more} />}
          {answer.nearPages.length > 0 && (
            <div className="search-results-near">
              <NearPages pages={answer.nearPages} setup={setup} />
            </div>
          )}
        </>
      )}
      {/* Who has found nothing needs the way that is offered to who has not searched yet. */}
      {!hasFailed && (answer ? answer.count === 0 : query.trim() === '') && children}
      {hasFailed && (
        <button type="button" className="search-results-again" onClick={askAgain}>
          {text('theme.ErrorPageContent.tryAgain')}
        </button>
      )}
    </div>
  )
}

/** The address is not enough: what comes later of a page stands below what is there. */
function keyOf(page: FoundPage | undefined): string | undefined {
  return (page?.own ?? page?.sections[0])?.objectID
}

function countOf({ count, foundPages }: Pick<PagedAnswer, 'count' | 'foundPages'>): string {
  if (count === 0) return text('theme.SearchPage.noResultsText')
  if (foundPages === undefined) return text('theme.SearchPage.documentsFound.plurals', { count })
  return `${text('theme.SearchPage.pages.plurals', { count: foundPages })}, ${text('theme.SearchPage.sections.plurals', { count })}`
}

function addressedQuery(): string {
  return toQuery(new URL(location.href).searchParams.get('q') ?? '')
}

/** Into the address, without a new entry of the history. False where the browser refuses. */
function writeQuery(query: string): boolean {
  if (addressedQuery() === query) return true
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  return replaceState(history.state, url)
}
