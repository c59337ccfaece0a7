// Lets a reader copy and view the Markdown form of a page. Only pages made from a document have one.

import type { ReactElement } from 'react'
import { withBaseUrl } from '../../../lib/site-path.ts'
import { text } from '../../../lib/texts/text.ts'
import { textTwinPath } from '../../../routes/text-twin-path.ts'
import { Icon } from '../../../theme/icon.tsx'
import { usePage } from '../../../theme/page-context.ts'

/** Address of the twin of this page, with the base URL. */
export function useTextTwin(): string | undefined {
  const { site, route } = usePage()
  const path = site.config.textTwins ? textTwinPath(route) : undefined
  return path === undefined ? undefined : withBaseUrl(path, site.config.baseUrl)
}

/** Needs the runtime (src/plugins/llms/client/copy-page.ts); without scripts the style sheet hides it. */
export function CopyPage(): ReactElement | null {
  const twin = useTextTwin()
  if (twin === undefined) return null
  return (
    <button type="button" className="copy-page" data-copy-page={twin}>
      {text('theme.common.copyPage')}
      {/* The last part: the style sheet shows the button as soon as it is there. */}
      <Icon name="document" />
    </button>
  )
}

/** For the foot of a page. Not for the pages of a collection: the site draws them and decides what belongs on them. */
export function useTextTwinLink(): string | undefined {
  const twin = useTextTwin()
  return usePage().route.kind === 'collection-item' ? undefined : twin
}

export function TextTwinLink(): ReactElement | null {
  const twin = useTextTwinLink()
  return twin === undefined ? null : (
    <a className="edit-link" href={twin} type="text/markdown">
      <Icon name="document" />
      {text('theme.common.viewAsMarkdown')}
    </a>
  )
}
