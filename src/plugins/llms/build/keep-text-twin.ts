// The Markdown form of a rendered page: a file beside it.
import type { PageHook } from '../../../build/pages/page-hook.ts'
import { decodePath } from '../../../lib/site-path.ts'
import { collapseSpace } from '../../../markdown/collapse-space.ts'
import { headingMarkdown } from '../../../markdown/escape-markdown.ts'
import { canonicalUrl, type SiteAddress } from '../../../routes/page-metadata.ts'
import type { PageMetadata } from '../../../routes/route-base.ts'
import { textTwinPath } from '../../../routes/text-twin-path.ts'
import { htmlToMarkdown } from '../html-to-markdown.ts'
import { textTwins } from './llms.ts'

export const keepTextTwin: PageHook = ({ site: { config } }) => {
  if (!config.textTwins) return undefined
  return ({ route }) => {
    const path = textTwinPath(route)
    if (path === undefined) return undefined
    return {
      wantsBody: true,
      finish({ shown, body }) {
        if (body === undefined) return undefined
        return { beside: { [textTwins]: { file: decodePath(path).slice(1), text: writeTextTwin(route.path, shown, body, config) } } }
      },
    }
  }
}

/** Title and description as front matter, then the heading and the text. @param html the text without the page around it */
function writeTextTwin(path: string, { title, description }: PageMetadata, html: string, site: SiteAddress): string {
  const body = htmlToMarkdown(html, canonicalUrl(path, site))
  const fields = [
    ...(title === undefined ? [] : [`title: ${JSON.stringify(title)}`]),
    ...(description === undefined || description === '' ? [] : [`description: ${JSON.stringify(description)}`]),
  ]
  // A heading of the document is the title, wherever it stands, as on the page.
  const heading = title === undefined || /<h1[\s>]/.test(html) ? '' : `${headingMarkdown(1, collapseSpace(title).trim())}\n\n`
  return `---\n${fields.join('\n')}\n---\n\n${heading}${body}\n`
}
