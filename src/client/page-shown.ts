// Tells the parts of the runtime which page is shown: the first one, and the next one after each navigation.

export interface ShownPage {
  url: URL
  /** Where the reader came from; undefined for the page that the browser itself loaded. */
  previousUrl: URL | undefined
  /** False when only the query or the hash has changed: the elements are the same as before. */
  isNewDocument: boolean
}

/**
 * The event on `document`, with a ShownPage as `detail`. It is for islands and for scripts of a site, which are bundled apart from the
 * runtime.
 */
export const pageShownEvent = 'sitegen:page'

const callbacks: ((page: ShownPage) => void)[] = []
let shown: ShownPage | undefined

/** Calls `callback` for the page that is shown, if any, and for each later one. */
export function onPageShown(callback: (page: ShownPage) => void): void {
  callbacks.push(callback)
  if (shown) call(callback, shown)
}

/** The navigation calls this once the elements of the page are in the document. */
export function showPage(page: ShownPage): void {
  shown = page
  for (const callback of callbacks) call(callback, page)
  document.dispatchEvent(new CustomEvent(pageShownEvent, { detail: page }))
}

/** An error in one part must not affect the others. */
function call(callback: (page: ShownPage) => void, page: ShownPage): void {
  try {
    callback(page)
  } catch (error) {
    reportError(error)
  }
}
