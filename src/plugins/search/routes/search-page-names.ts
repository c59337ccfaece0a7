// Names of the search page that pages and the browser need, kept apart from the code that makes the page.

/** Path of the OpenSearch description, without the base URL. */
export const openSearchPath = '/opensearch.xml'
