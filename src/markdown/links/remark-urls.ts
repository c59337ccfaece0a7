// Remembers how the author wrote a URL. It is percent-encoded in the HTML, but diagnostics show the original. Anchors become ids of headings as VitePress
// makes them, where a site has those: its links may be written like the heading, `#Some-Heading`.
import type { Root } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import type { VFile } from 'vfile'
import { decodeComponent, isExternal } from '../../lib/site-path.ts'
import { stateOf } from '../document-state.ts'
import { casedSlug, type HeadingIds, vitepressSlug } from '../headings/heading-slugger.ts'
import { walkMarkdown } from '../walk-tree.ts'

export function remarkUrls() {
  return (tree: Root, file: VFile): void => {
    const { writtenUrls, options } = stateOf(file)
    const slugOf = vitepressSlugs[options.headingIds ?? 'github']
    walkMarkdown(tree, (node) => {
      if (slugOf !== undefined && (node.type === 'link' || node.type === 'definition')) node.url = withSluggedAnchor(node.url, slugOf)
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
        const normalized = normalizeUri(node.url)
        if (normalized !== node.url) writtenUrls.set(normalized, node.url)
      }
      return undefined
    })
  }
}

const vitepressSlugs: Readonly<Partial<Record<HeadingIds, (text: string) => string>>> = {
  vitepress: vitepressSlug,
  'vitepress-cased': casedSlug,
}

function withSluggedAnchor(url: string, slugOf: (text: string) => string): string {
  const [, path = '', anchor = ''] = /^([^#]*)#(.+)$/s.exec(url) ?? []
  if (anchor === '' || anchor.startsWith(':~:') || isExternal(url)) return url
  return `${path}#${slugOf(decodeComponent(anchor)) || anchor}`
}
