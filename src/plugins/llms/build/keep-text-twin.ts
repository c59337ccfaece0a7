// The Markdown form of a rendered page: written to the output, and kept for the next build.
import { join } from 'node:path'
import { twinKeyOf } from '../../../build/pages/kept-page.ts'
import type { PageHook } from '../../../build/pages/page-hook.ts'
import { hashOf } from '../../../lib/hash.ts'
import { decodePath } from '../../../lib/site-path.ts'
import { collapseSpace } from '../../../markdown/collapse-space.ts'
import { headingMarkdown } from '../../../markdown/escape-markdown.ts'
import { canonicalUrl, type SiteAddress } from '../../../routes/page-metadata.ts'
import type { PageMetadata } from '../../../routes/route-base.ts'
import { textTwinPath } from '../../../routes/text-twin-path.ts'
import { htmlToMarkdown } from '../html-to-markdown.ts'

export const keepTextTwin: PageHook = ({ site: { config }, outDirectory, keepPages, returnHtml }, { packs, writeFile }) => {
  if (!config.textTwins) return undefined
  return ({ route, key }) => {
    const path = textTwinPath(route)
    if (path === undefined) return undefined
    return {
      wantsBody: true,
      async finish({ shown, body }) {
        if (body === undefined) return undefined
        const text = writeTextTwin(route.path, shown, body, config)
        const bytes = Buffer.from(text)
        const file = decodePath(path).slice(1)
        if (outDirectory !== undefined) writeFile(join(outDirectory, file), bytes)
        if (keepPages) await packs.write(twinKeyOf(key), bytes)
        return { result: { twin: { file, bytes: bytes.length, hash: hashOf(bytes), ...(returnHtml && { text }) } } }
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
