// `sitegen dev` replaces parts of the shown page and fires two events on `document` (src/client/dev/dev-client.ts); a built site has
// neither.
import { forgetPages } from './page-store.ts'
import { noteAddedNodes, rememberServedNodes } from './swap-page.ts'

export function followDevServer(): void {
  document.addEventListener('sitegen:changed', () => {
    // Prefetched pages may have changed as well.
    forgetPages()
    noteAddedNodes()
  })
  document.addEventListener('sitegen:update', rememberServedNodes)
}
