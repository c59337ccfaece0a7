// The search of the navbar: the button, which is in the HTML of every page, as an island that wakes when a reader turns to it.
import type { ReactElement } from 'react'
import { usePage } from '../../../theme/page-context.ts'
import { SearchButton } from './search-button.tsx'
import { searchSetupOf } from './search-setup-of.ts'

/**
 * Nothing on a site without search.
 *
 * @param place tells two on one page apart.
 */
export function SearchBox({ place = 'bar' }: { place?: 'bar' | 'items' }): ReactElement | null {
  const setup = searchSetupOf(usePage())
  return setup === undefined ? null : <SearchButton persist={`search-${place}`} {...setup} />
}
