// `@theme/SearchBar`: the button that opens the search, in a place of the site's own beside that of the navbar.
import type { ReactElement } from 'react'
import { SearchBox } from '../../plugins/search/theme/search-box.tsx'

export default function SearchBar(): ReactElement {
  return <SearchBox place="items" />
}
