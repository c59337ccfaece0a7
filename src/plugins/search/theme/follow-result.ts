// Leads to a result when its row is about to leave the document, or has left it.
import type { ResultAddress } from '../client/result-address.ts'

/** As a click on a link to it: what the navigation of the site can show in place is shown in place, all else is the browser's. */
export function followResult({ href, isExternal }: ResultAddress): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  if (isExternal) link.rel = 'external'
  document.body.append(link)
  link.click()
  link.remove()
}
