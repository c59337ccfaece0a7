// Tells the parts of the runtime which page is shown: the first one, and the next after each navigation.

export interface ShownPage {
  url: URL
  /** Where the reader came from; undefined for the page that the browser itself loaded. */
  previousUrl: URL | undefined
  /** False when only query or hash changed: the elements are those of before. */
  isNewDocument: boolean
}

/** The event on `document`, with a ShownPage in `detail`: for islands and for the scripts of a site, which are bundled apart from the runtime. */
export const pageShownEvent = 'sitegen:page'

const callbacks: ((page: ShownPage) => void)[] = []
let shown: ShownPage | undefined

/** `callback` is called for each page that is shown from now on, and at once for the one that is. */
export function onPageShown(callback: (page: ShownPage) => void): void {
  callbacks.push(callback)
  if (shown) call(callback, shown)
}

/** Called by the navigation once the elements of the page are in the document. */
export function showPage(page: ShownPage): void {
  shown = page
  for (const callback of callbacks) call(callback, page)
  document.dispatchEvent(new CustomEvent(pageShownEvent, { detail: page }))
}

/** A fault in one part must not keep the others from the page. */
function call(callback: (page: ShownPage) => void, page: ShownPage): void {
  try {
    callback(page)
  } catch (error) {
    reportError(error)
  }
}
