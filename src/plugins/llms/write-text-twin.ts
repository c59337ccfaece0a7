// The Markdown form of a whole page: title and description as front matter, then its heading and its text.
import { collapseSpace } from '../../markdown/collapse-space.ts'
import { headingMarkdown } from '../../markdown/escape-markdown.ts'
import { canonicalUrl, type SiteAddress } from '../../routes/page-metadata.ts'
import type { Route } from '../../routes/route.ts'
import type { PageMetadata } from '../../routes/route-base.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

export interface TextTwinSource {
  route: Route
  metadata: PageMetadata
  /** The rendered text of the document, without the page around it. */
  bodyHtml: string
}

export function writeTextTwin({ route, metadata, bodyHtml }: TextTwinSource, site: SiteAddress): string {
  const { title, description } = metadata
  const body = htmlToMarkdown(bodyHtml, canonicalUrl(route.path, site))
  const fields = [
    ...(title === undefined ? [] : [`title: ${JSON.stringify(title)}`]),
    ...(description === undefined || description === '' ? [] : [`description: ${JSON.stringify(description)}`]),
  ]
  // A heading of the document is the title, wherever it stands, as on the page.
  const heading = title === undefined || /<h1[\s>]/.test(bodyHtml) ? '' : `${headingMarkdown(1, collapseSpace(title).trim())}\n\n`
  return `---\n${fields.join('\n')}\n---\n\n${heading}${body}\n`
}
