// The foot of the modal: the way to all results, and what the keys do.

import type { ReactElement } from 'react'
import { text } from '../../../lib/texts/text.ts'
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
          {text('theme.SearchBar.seeAll', { count })}
        </a>
      )}
      <ul className="search-hints">
        <li>
          <kbd>
            <Key label={text('theme.SearchModal.footer.selectKeyAriaLabel')} icon="enter" />
          </kbd>
          <span>{text('theme.SearchModal.footer.selectText')}</span>
        </li>
        <li>
          <kbd>
            <Key label={text('theme.SearchModal.footer.navigateUpKeyAriaLabel')} icon="up" />
          </kbd>
          <kbd>
            <Key label={text('theme.SearchModal.footer.navigateDownKeyAriaLabel')} icon="down" />
          </kbd>
          <span>{text('theme.SearchModal.footer.navigateText')}</span>
        </li>
        <li>
          <kbd>
            <span role="img" aria-label={text('theme.SearchModal.footer.closeKeyAriaLabel')}>
              esc
            </span>
          </kbd>
          <span>{text('theme.SearchModal.footer.closeText')}</span>
        </li>
      </ul>
      {/* As in create-search-client.ts: other sites do not get it. */}
      {process.env.SITEGEN_HOSTED_SEARCH !== 'no' && provider === 'algolia' && (
        <a className="search-credit" href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
          {text('theme.SearchPage.algoliaLabel')}
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
