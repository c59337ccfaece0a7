// Marks a page that is served under a policy of its own. A browser keeps the policy of the document that it has loaded, so such a page is not
// shown in place of one with another mark (client/navigation/load-page.ts).
import { escapeAttribute } from '../../lib/escape.ts'

/** Of the script at the end of the page (theme/html/runtime-script.tsx). */
const scriptStart = '<script data-runtime="'

/** @param own as in PageNeeds. A page without the runtime stays as it is: nothing is shown in place of it. */
export function markOwnPolicy(html: string, own: readonly string[] = []): string {
  const at = own.length === 0 ? -1 : html.lastIndexOf(scriptStart)
  if (at < 0) return html
  return `${html.slice(0, at)}<script data-policy="${escapeAttribute(own.join('; '))}"${html.slice(at + '<script'.length)}`
}
