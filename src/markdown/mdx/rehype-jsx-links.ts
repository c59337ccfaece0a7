// Records and marks URLs in the literal attributes of components, `<Card href="./setup.md">`, like those of links, so that the component
// gets the resolved URL.
import type { Element, Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { linkMarker } from '../../content/document.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { refreshAddress } from '../../lib/unsafe-address.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { completeImage } from '../links/complete-image.ts'
import { markSrcset } from '../links/mark-srcset.ts'
import { recordLink, refuseUnsafeUrl, reportEmptyAddress, staysLiteral } from '../links/record-link.ts'
import { findDownload } from '../links/resolve-local-url.ts'
import { walkHtml } from '../walk-tree.ts'
import { locateAttribute } from './locate-attribute.ts'
import { writtenTextOf } from './remark-known-expressions.ts'

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
  const { name } = attribute
  const value = literalOf(attribute)
  const element = node.name ?? ''
  if (value === undefined) return [attribute]
  const whole = placeOfNode(state, node)
  const placeOf = (url?: string) => locateAttribute(state.source.source, whole, name, url) ?? whole
  if (element === 'meta' && name === 'content' && isRefresh(node)) {
    const address = refreshAddress(value)
    return address !== undefined && refuseUnsafeUrl(state, address, 'link', placeOf()) ? [] : [attribute]
  }
  if (!isAddress(element, name, value)) return [attribute]
  if (element === 'Figure' && name === 'src') return completeFigure(node, attribute, value, placeOf(), state)
  if (value.trim() === '' && /^(?:href|src|to)$/.test(name) && /^(?:a|area|img|Link)$/.test(element)) {
    reportEmptyAddress(state, name === 'src' ? 'image' : 'link', whole)
    return [attribute]
  }
  const unchecked = node.attributes.some((other) => other.type === 'mdxJsxAttribute' && uncheckedNames.has(other.name.toLowerCase()))
  return [{ ...attribute, value: markAddress(value, name, placeOf, state, unchecked) }]
}

/** `src="./a.png"` and `src={'./a.png'}` say the same. */
function literalOf({ value }: MdxJsxAttribute): string | undefined {
  if (typeof value === 'string' || !value) return value ?? undefined
  const [statement] = value.data?.estree?.body ?? []
  return statement?.type === 'ExpressionStatement' ? writtenTextOf(statement.expression) : undefined
}

function isRefresh({ attributes }: MdxJsxFlowElementHast | MdxJsxTextElementHast): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && /^http-?equiv$/i.test(attribute.name) && String(attribute.value).toLowerCase() === 'refresh',
  )
}

/** The picture of a `<Figure>` is checked, published and measured like that of `![]()`, so that the page does not shift when it loads. */
function completeFigure(
  node: MdxJsxFlowElementHast | MdxJsxTextElementHast,
  attribute: MdxJsxAttribute,
  url: string,
  place: Place,
  state: DocumentState,
): MdxJsxAttribute[] {
  if (refuseUnsafeUrl(state, url, 'image', place)) return [{ ...attribute, value: '' }]
  const index = recordLink(state, url, 'image', place)
  const written = node.attributes.filter((other) => other.type === 'mdxJsxAttribute' && /^(?:width|height)$/.test(other.name))
  const isMeasured = written.length > 0
  const width = written.find((other) => other.type === 'mdxJsxAttribute' && other.name === 'width')?.value
  const properties = isMeasured ? { width: typeof width === 'string' ? width : '' } : {}
  const image: Element = { type: 'element', tagName: 'img', properties, children: [] }
  completeImage(image, url, index, place, state, (attributes) => {
    for (const [name, value] of Object.entries(attributes)) node.attributes.push({ type: 'mdxJsxAttribute', name, value })
  })
  const size = (isMeasured ? [] : (['width', 'height'] as const)).flatMap((name): MdxJsxAttribute[] => {
    const pixels = image.properties[name]
    return typeof pixels === 'number' ? [{ type: 'mdxJsxAttribute', name, value: String(pixels) }] : []
  })
  return [{ ...attribute, value: staysLiteral(url) ? url : linkMarker(index) }, ...size]
}

/** What elements of HTML and SVG follow besides `href` and `src`. Components may use these names for anything else. */
const followedAttributes: ReadonlySet<string> = new Set(['action', 'formAction', 'xlinkHref', 'xlink:href'])

function isSrcset(attribute: string): boolean {
  return attribute === 'srcSet' || attribute === 'srcset'
}

/**
 * Whether a literal attribute holds a URL, or several. `to` has other meanings too (`from="1" to="10"`), so its value has to look like one.
 */
export function isAddress(element: string, attribute: string, value: string): boolean {
  if (attribute === 'href' || attribute === 'src' || isSrcset(attribute)) return true
  if (followedAttributes.has(attribute)) return /^[a-z]/.test(element)
  if (element === 'Video' && videoFiles.has(attribute)) return true
  return attribute === 'to' && (element === 'Link' || /^(?:[./#@]|[a-z][a-z\d+.-]*:)|\.mdx?(?:[?#]|$)/i.test(value))
}

/**
 * The URL as it enters the program: a marker, or the URL itself if it stays literal; '' for one that must not be followed. `placeOf` gives
 * the place of one URL among several, or of the whole value.
 */
export function markAddress(
  url: string,
  attribute: string,
  placeOf: (url?: string) => Place,
  state: DocumentState,
  unchecked = false,
): string {
  if (isSrcset(attribute)) return markSrcset(url, placeOf, state)
  const place = placeOf()
  const isImage = attribute === 'src' || videoFiles.has(attribute)
  if (refuseUnsafeUrl(state, url, isImage ? 'image' : 'link', place)) return ''
  if (followedAttributes.has(attribute)) return url
  const index = recordLink(state, url, 'prop', place, unchecked)
  if (staysLiteral(url)) return url
  findDownload(url, index, isImage ? 'images' : 'files', place, state)
  return linkMarker(index)
}
