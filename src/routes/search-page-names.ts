// Names of the search page that pages and the browser need too, without what makes the page.

/** Title of the search page before anything is searched (behaviour §6.6). */
export const searchPageTitle = 'Search the documentation'

/** Of the description of the search, below the base URL. */
export const openSearchPath = '/opensearch.xml'
