// The box that a reader types into, with what clears and closes it.

import type { KeyboardEvent, ReactElement, RefObject } from 'react'
import { text } from '../../../lib/texts/text.ts'
import { Icon } from '../../../theme/icon.tsx'
import { queryLength } from '../client/search-limits.ts'

export interface SearchHeaderProps {
  inputRef: RefObject<HTMLInputElement | null>
  query: string
  placeholder: string
  isStalled: boolean
  /** Ids of the lists that are shown. */
  lists: readonly string[]
  /** Id of the active row. */
  activeId: string | undefined
  onQuery: (query: string) => void
  onKey: (event: KeyboardEvent) => void
  /** The box has got the focus. */
  onFocus: () => void
  onClose: () => void
}

export function SearchHeader(props: SearchHeaderProps): ReactElement {
  const { inputRef, query, placeholder, isStalled, lists, activeId, onQuery, onKey, onFocus, onClose } = props
  return (
    <form
      className="search-form"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault()
        onQuery('')
        inputRef.current?.focus()
      }}
    >
      <div className="search-box">
        <label className="search-label">
          {isStalled ? <span className="search-spinner" aria-hidden="true" /> : <Icon name="search" />}
          <span className="visually-hidden">{text('theme.SearchBar.label')}</span>
          <input
            ref={inputRef}
            className="search-input"
            type="search"
            role="combobox"
            aria-autocomplete="both"
            aria-expanded={lists.length > 0}
            aria-haspopup="listbox"
            aria-controls={lists.length > 0 ? lists.join(' ') : undefined}
            aria-activedescendant={activeId}
            placeholder={placeholder}
            maxLength={queryLength}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            enterKeyHint="go"
            // Preact writes no attribute for `false`.
            spellCheck="false"
            value={query}
            onInput={(event) => onQuery(event.currentTarget.value)}
            onKeyDown={onKey}
            onFocus={onFocus}
          />
        </label>
        {/* Outside of the label: its words would be part of the name of the box. */}
        <button
          type="reset"
          className="search-clear"
          title={text('theme.SearchModal.searchBox.resetButtonTitle')}
          aria-label={text('theme.SearchModal.searchBox.resetButtonTitle')}
          hidden={query === ''}
        >
          <Icon name="close" />
        </button>
      </div>
      <button type="button" className="search-cancel" onClick={onClose}>
        {text('theme.SearchModal.searchBox.cancelButtonText')}
      </button>
    </form>
  )
}
