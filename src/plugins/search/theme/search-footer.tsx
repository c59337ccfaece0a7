// The foot of the modal: the way to all results, and what the keys do.
import type { ReactElement } from 'react'
import { SearchIcon } from './search-icon.tsx'

interface SearchFooterProps {
  provider: 'local' | 'algolia'
  /** Of the results that are shown. */
  count: number | undefined
  /** Of the page with all of them; undefined for none. */
  href: string | undefined
  onFollow: () => void
}

export function SearchFooter({ provider, count, href, onFollow }: SearchFooterProps): ReactElement {
  return (
    <footer className="search-footer">
      {count !== undefined && href !== undefined && (
        <a className="search-all" href={href} onClick={(event) => !(event.ctrlKey || event.metaKey || event.shiftKey) && onFollow()}>
          {`See all ${count} results`}
        </a>
      )}
      <ul className="search-hints">
        <li>
          <kbd>
            <Key label="Enter key" icon="enter" />
          </kbd>
          <span>to select</span>
        </li>
        <li>
          <kbd>
            <Key label="Arrow up" icon="up" />
          </kbd>
          <kbd>
            <Key label="Arrow down" icon="down" />
          </kbd>
          <span>to navigate</span>
        </li>
        <li>
          <kbd>
            <span role="img" aria-label="Escape key">
              esc
            </span>
          </kbd>
          <span>to close</span>
        </li>
      </ul>
      {provider === 'algolia' && (
        <a className="search-credit" href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
          Search by Algolia
        </a>
      )}
    </footer>
  )
}

function Key({ label, icon }: { label: string; icon: 'enter' | 'up' | 'down' }): ReactElement {
  return (
    <span role="img" aria-label={label}>
      <SearchIcon name={icon} />
    </span>
  )
}
