// The runtime that every page loads, as one hashed module script: at most 12 kB gzip with everything that it imports, without React, and
// without anything that a strict Content-Security-Policy forbids. src/bundle/runtime-entry.ts writes the call of startRuntime().
//
// For modules that make a part of the page interactive (src/client/shell/):
//
// - `export function start…(): void` in its own file, listed in shell/shell-parts.ts. Elements change with every page:
//   listen on `document` and look at `event.target`, or look elements up in a callback of onPageShown().
// - `onPageShown(callback)` of page-shown.ts: called for the first page, and after each navigation before the browser paints. By then the
//   new elements are in the document; outside <main>, elements that both pages have are kept (navigation/exchange-nodes.ts).
//   `isNewDocument` is false if only the query or the hash has changed and every element has stayed.
// - `announce(text)` of announce.ts: read out by screen readers, politely. Works in islands too.
// - What scripts append to <body> or <head> stays. Of <html>, only `class` (the classes of the build), `lang` and `dir` follow the page.
// - `data-keep-scroll="name"` on an element with its own scroll bar: the element with that name on the next page gets its scroll position.
// - `data-stays` on an element whose surroundings are the same on both pages: it stays as it is, whatever it contains on the next page.
// - `sitegen:leave` is fired on an island that is awake or waking before it is removed: it has to be unmounted. `sitegen:props` is fired on
//   an island with `data-persist` that stays; `detail` is its element in the HTML of the next page, with new props and slots.
// - Islands and client modules cannot import these modules' state; they can listen to the events on `document` that page-shown.ts defines.

import { startCopyPage } from '../plugins/llms/client/copy-page.ts'
import { startHovers } from '../plugins/samples/client/start-hovers.ts'
import { startContentsHighlight } from './contents-highlight.ts'
import { watchIslands } from './islands.ts'
import { startNavigation } from './navigation/navigation.ts'
import { startPreloading } from './navigation/preload-links.ts'
import { onPageShown, showPage } from './page-shown.ts'
import { startRouteListeners } from './route-listeners.ts'
import { shellParts } from './shell/shell-parts.ts'

/** Data that the build knows and the browser needs. */
export interface RuntimeOptions {
  /** With a slash at both ends. */
  baseUrl: string
  hasIslands: boolean
}

/** `sitegen dev` replaces parts of the page and fires this event on `document`. */
const devUpdateEvent = 'sitegen:update'

/**
 * @param features functions that start what only some sites have.
 * @param clientModules functions that load the client modules of the site.
 */
export function startRuntime(
  { baseUrl, hasIslands }: RuntimeOptions,
  features: readonly (() => void)[],
  clientModules: readonly (() => Promise<unknown>)[],
): void {
  const prepareToLeave = startNavigation(baseUrl)
  // The banner for a wrong base URL checks whether scripts have run (theme/layout/base-url-banner.tsx).
  document.documentElement.dataset.ready = ''
  showPage({ url: new URL(location.href), previousUrl: undefined, isNewDocument: true })
  const parts = [
    ...(hasIslands ? [startIslands] : []),
    ...shellParts,
    startContentsHighlight,
    () => startPreloading(baseUrl, prepareToLeave),
    startCopyPage,
    () => startHovers(baseUrl),
    ...features,
    () => void startRouteListeners(clientModules),
  ]
  // Each is a separate task: none delays a reader's first click for long, and an error in one does not affect the others.
  for (const part of parts) setTimeout(part)
}

function startIslands(): void {
  const watch = (): void => watchIslands(document)
  onPageShown(watch)
  document.addEventListener(devUpdateEvent, watch)
}
