// What a page says to the search: from front matter, or from the metadata of a page module.

export interface SearchMetadata {
  /** `false` leaves the page out of the search. */
  search?: boolean
  /** What readers call the page and ask when they need it. Found, never shown, and in no page. */
  searchTerms?: string[]
  /** How much the page counts among those that match as well; 1 is usual. */
  searchBoost?: number
}

export const leastBoost = 0.1
export const mostBoost = 10

export function searchMetadataOf({ search, searchTerms, searchBoost }: SearchMetadata): SearchMetadata {
  return {
    ...(search === undefined ? {} : { search }),
    ...(searchTerms === undefined ? {} : { searchTerms }),
    ...(searchBoost === undefined ? {} : { searchBoost }),
  }
}

/** What browsers get of the metadata of a page. */
export function withoutSearchMetadata<Metadata extends SearchMetadata>(metadata: Metadata): Omit<Metadata, keyof SearchMetadata> {
  const { search: _search, searchTerms: _terms, searchBoost: _boost, ...others } = metadata
  return others
}
