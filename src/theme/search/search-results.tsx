'use client'
// All results of a search, and the box to search with (behaviour §6.6). The query is in the address, so that it can be shared and kept.
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createSearchClient, type OpenSearchClient } from '../../client/search/create-search-client.ts'
import { createPagedSearch } from '../../client/search/paged-search.ts'
import { narrowScreen, queryLength } from '../../client/search/search-limits.ts'
import { searchRequest } from '../../client/search/search-request.ts'
import type { SearchSetup } from '../../client/search/search-setup.ts'
import { searchPageTitle } from '../../routes/search-page-names.ts'
import { Icon } from '../icon.tsx'
import { errorAdvice, errorTitle } from './announcement-of.ts'
import { FoundDocument } from './found-document.tsx'
import { NextPageSentinel } from './next-page-sentinel.tsx'
import { VersionSelects } from './version-selects.tsx'
import '../styles/search-page.css'

export function SearchResults({ children, ...setup }: SearchSetup & { children?: ReactNode }): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  /** With the title of the site. */
  const documentTitle = useRef<string>(undefined)
  const chosenVersions = useRef<Record<string, string>>({})
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
      onFailure: (error) => console.warn('The search failed.', error),
    })
  })
  const { answer, isLoading, hasFailed } = useSyncExternalStore(search.subscribe, search.state, search.state)

  const onType = useCallback(
    (typed: string): void => {
      setQuery(typed)
      writeQuery(typed)
      search.search(typed, 'after a pause')
    },
    [search],
  )

  useEffect(() => {
    const readAddress = (): void => {
      const asked = addressedQuery()
      if (input.current) input.current.value = asked
      setQuery(asked)
      search.search(asked, 'now')
    }
    const onPage = (event: Event): void => {
      // The address of this page has changed, by a link or on the way back.
      if (event instanceof CustomEvent && !event.detail.isNewDocument && addressedQuery() !== input.current?.value) readAddress()
    }
    // What was typed before this was here counts.
    if (input.current?.value) onType(input.current.value)
    else readAddress()
    input.current?.focus({ preventScroll: true })
    document.addEventListener('sitegen:page', onPage)
    return () => {
      document.removeEventListener('sitegen:page', onPage)
      search.cancel()
    }
  }, [search, onType])

  const title = query.trim() === '' ? searchPageTitle : `Search results for "${query}"`
  useEffect(() => {
    documentTitle.current ??= document.title
    document.title = documentTitle.current.replace(searchPageTitle, () => title)
  }, [title])

  return (
    <div className="search-results">
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
          <span className="visually-hidden">Search</span>
          <input
            ref={input}
            type="search"
            name="q"
            placeholder="Type your search here"
            maxLength={queryLength}
            autoComplete="off"
            autoCapitalize="none"
            // Preact writes no attribute for `false`.
            spellCheck="false"
            // biome-ignore lint/a11y/noAutofocus: this box is all that the page is for; who types before the script has come, and who has none, must not look for it first
            autoFocus
            onChange={(event) => onType(event.target.value)}
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
      <p className="search-results-count" role="status">
        {hasFailed ? `${errorTitle}. ${errorAdvice}` : answer && countOf(answer.count)}
      </p>
      {answer?.isFallback && (
        <p className="search-results-note">The search service cannot be reached. These results come from this site itself.</p>
      )}
      {answer ? (
        <>
          {answer.hits.map((hit) => (
            <FoundDocument key={hit.objectID} hit={hit} setup={setup} />
          ))}
          {answer.hasMore && <NextPageSentinel key={`${answer.hits.length} ${answer.query}`} onReach={search.more} />}
        </>
      ) : (
        !hasFailed && query.trim() === '' && children
      )}
    </div>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No results were found'
  return count === 1 ? 'One document found' : `${count} documents found`
}

function addressedQuery(): string {
  return new URL(location.href).searchParams.get('q') ?? ''
}

/** Into the address, without a new entry of the history. */
function writeQuery(query: string): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  history.replaceState(history.state, '', url)
}
