// Where nothing is: pages that may have been meant, found by a part of the query or by the words of the address.
import { type ReactElement, useId } from 'react'
import { text } from '../../../lib/texts/text.ts'
import { resultAddress } from '../client/result-address.ts'
import type { SearchSetup } from '../client/search-setup.ts'
import type { SearchHit } from '../search-client.ts'

export function NearPages({ pages, setup }: { pages: readonly SearchHit[]; setup: SearchSetup }): ReactElement {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id}>{text('theme.SearchModal.noResultsScreen.nearPagesText')}</p>
      <ul>
        {pages.map(({ url, hierarchy }) => (
          <li key={url}>
            <a href={resultAddress(url, setup, location.origin).href}>{hierarchy.lvl1}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
