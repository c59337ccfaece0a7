// Records and marks URLs in the literal attributes of components, `<Card href="./setup.md">`, like those of links, so that the component
// gets the resolved URL.
import type { Element, Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { linkMarker } from '../../content/document.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { completeImage } from '../links/complete-image.ts'
import { findDownload } from '../links/find-download.ts'
import { isUnsafeUrl, recordLink, reportUnsafeUrl, staysLiteral } from '../links/record-link.ts'
import { walkHtml } from '../walk-tree.ts'
import { locateAttribute } from './locate-attribute.ts'

/** Files that `<Video>` loads in addition to its `src`. */
const videoFiles: ReadonlySet<string> = new Set(['poster', 'captions'])

const uncheckedNames: ReadonlySet<string> = new Set(['data-no-link-check', 'data-no-broken-link-check', 'data-nobrokenlinkcheck'])

export function rehypeJsxLinks() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkHtml(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
      // A new array: the old one belongs to the Markdown tree, which is read a second time for the beginning of a post.
      node.attributes = node.attributes.flatMap((attribute): (typeof attribute)[] =>
        attribute.type === 'mdxJsxAttribute' ? markAttribute(node, attribute, state) : [attribute],
      )
      return undefined
    })
  }
}

function markAttribute(
  node: MdxJsxFlowElementHast | MdxJsxTextElementHast,
  attribute: MdxJsxAttribute,
  state: DocumentState,
): MdxJsxAttribute[] {
  const { name, value } = attribute
  if (typeof value !== 'string' || !isAddress(node.name ?? '', name, value)) return [attribute]
  const whole = placeOfNode(state, node)
  const place = locateAttribute(state.source.source, whole, name) ?? whole
  if (node.name === 'Figure' && name === 'src') return completeFigure(node, attribute, value, place, state)
  const unchecked = node.attributes.some((other) => other.type === 'mdxJsxAttribute' && uncheckedNames.has(other.name.toLowerCase()))
  const marked = markAddress(value, name, place, state, unchecked)
  return [{ ...attribute, value: marked ?? '' }]
}

/** The picture of a `<Figure>` is checked, published and measured like that of `![]()`, so that the page does not shift when it loads. */
function completeFigure(
  node: MdxJsxFlowElementHast | MdxJsxTextElementHast,
  attribute: MdxJsxAttribute,
  url: string,
  place: Place,
  state: DocumentState,
): MdxJsxAttribute[] {
  if (isUnsafeUrl(url)) {
    reportUnsafeUrl(state, url, place)
    return [{ ...attribute, value: '' }]
  }
  const index = recordLink(state, url, 'image', place)
  const isMeasured = node.attributes.some((other) => other.type === 'mdxJsxAttribute' && /^(?:width|height)$/.test(other.name))
  const image: Element = { type: 'element', tagName: 'img', properties: isMeasured ? { width: '' } : {}, children: [] }
  completeImage(image, url, index, place, state)
  const size = (isMeasured ? [] : (['width', 'height'] as const)).flatMap((name): MdxJsxAttribute[] => {
    const pixels = image.properties[name]
    return typeof pixels === 'number' ? [{ type: 'mdxJsxAttribute', name, value: String(pixels) }] : []
  })
  return [{ ...attribute, value: staysLiteral(url) ? url : linkMarker(index) }, ...size]
}

/** Whether a literal attribute holds a URL. `to` has other meanings too (`from="1" to="10"`), so its value has to look like one. */
export function isAddress(element: string, attribute: string, value: string): boolean {
  if (attribute === 'href' || attribute === 'src') return true
  if (element === 'Video' && videoFiles.has(attribute)) return true
  return attribute === 'to' && (element === 'Link' || /^(?:[./#@]|[a-z][a-z\d+.-]*:)|\.mdx?(?:[?#]|$)/i.test(value))
}

/** The URL as it enters the program: a marker, or the URL itself if it stays literal; undefined for one that must not be followed. */
export function markAddress(url: string, attribute: string, place: Place, state: DocumentState, unchecked = false): string | undefined {
  if (isUnsafeUrl(url)) {
    reportUnsafeUrl(state, url, place)
    return undefined
  }
  const index = recordLink(state, url, 'prop', place, unchecked)
  if (staysLiteral(url)) return url
  findDownload(url, index, attribute === 'src' || videoFiles.has(attribute) ? 'images' : 'files', state)
  return linkMarker(index)
}
