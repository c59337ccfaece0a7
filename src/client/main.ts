// The runtime that every page loads, as one hashed module script: at most 12 kB gzip with everything that it imports, without React,
// and without anything that a strict Content-Security-Policy forbids. src/render/bundle/bundle-browser.ts writes the call of startRuntime().
//
// For modules that bring a part of the page to life (src/client/shell/):
//
// - `export function start…(): void` in a file of your own, named in shell/shell-parts.ts. Elements change with every page:
//   listen on `document` and look at `event.target`, or look elements up in a callback of onPageShown().
// - `onPageShown(callback)` of page-shown.ts: called for the first page, and after each navigation before the browser paints. The new elements
//   are in the document by then; around <main>, what both pages have are those of before (navigation/exchange-nodes.ts). `isNewDocument` is
//   false when only query or hash changed and every element stayed.
// - `announce(text)` of announce.ts: read out by screen readers, politely. Works in islands too.
// - What scripts appended to <body> or <head> stays. Of <html>, only `class` (those of the build), `lang` and `dir` follow the page.
// - `data-keep-scroll="name"` on an element with its own scroll bar: its position goes over to the element of that name on the next page.
// - `data-stays` on an element around whose place both pages are alike: it stays as it is, whatever the next page has of it.
// - `sitegen:leave` is fired on an island that is awake or waking before it is taken away: it has to be unmounted. `sitegen:props` is fired on
//   an island with `data-persist` that stays; `detail` is its element in the HTML of the next page, with new props and slots.
// - Islands and client modules cannot import these modules' state; they can listen to the events on `document` that page-shown.ts names.

import { startHovers } from './code/start-hovers.ts'
import { startContentsHighlight } from './contents-highlight.ts'
import { startCopyPage } from './copy-page.ts'
import { watchIslands } from './islands.ts'
import { startNavigation } from './navigation/navigation.ts'
import { startPreloading } from './navigation/preload-links.ts'
import { onPageShown, showPage } from './page-shown.ts'
import { startRouteListeners } from './route-listeners.ts'
import { shellParts } from './shell/shell-parts.ts'

/** What the build knows and the browser needs: data. */
export interface RuntimeOptions {
  /** With a slash at both ends. */
  baseUrl: string
  hasIslands: boolean
}

/** `sitegen dev` exchanges parts of the page and says so on `document`. */
const devUpdateEvent = 'sitegen:update'

/**
 * @param features start what only some sites have.
 * @param clientModules load the client modules of the site.
 */
export function startRuntime(
  { baseUrl, hasIslands }: RuntimeOptions,
  features: readonly (() => void)[],
  clientModules: readonly (() => Promise<unknown>)[],
): void {
  const prepareToLeave = startNavigation(baseUrl)
  // The banner for a wrong base URL asks whether scripts have run (theme/layout/base-url-banner.tsx).
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
  // Each is a task of its own: none keeps a reader's first press waiting for long, and a fault in one does not keep the others from the page.
  for (const part of parts) setTimeout(part)
}

function startIslands(): void {
  const watch = (): void => watchIslands(document)
  onPageShown(watch)
  document.addEventListener(devUpdateEvent, watch)
}
