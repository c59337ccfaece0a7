// `sitegen dev` exchanges parts of the page that is shown. Two events on `document` say so (src/client/dev/dev-client.ts); a built site has neither.
import { forgetPages } from './page-store.ts'
import { noteAddedNodes, rememberServedNodes } from './swap-page.ts'

export function followDevServer(): void {
  document.addEventListener('sitegen:changed', () => {
    // What was fetched ahead may have changed as well.
    forgetPages()
    noteAddedNodes()
  })
  document.addEventListener('sitegen:update', rememberServedNodes)
}
