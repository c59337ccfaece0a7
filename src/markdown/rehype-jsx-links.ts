// Addresses in the literal attributes of components, `<Card href="./setup.md">`: recorded and marked like those of links, so that
// a component gets the resolved address.
import type { Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { linkMarker } from '../content/document.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import { type DocumentState, placeOfNode, stateOf } from './document-state.ts'
import { findDownload } from './find-download.ts'
import { locateAttribute } from './locate-attribute.ts'
import { isUnsafeUrl, recordLink, reportUnsafeUrl, staysLiteral } from './record-link.ts'
import { walkHtml } from './walk-tree.ts'

export function rehypeJsxLinks() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkHtml(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
      // A new list: the nodes of the list before belong to the Markdown tree, which is read a second time for the beginning of a post.
      node.attributes = node.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? markAttribute(node, attribute, state) : attribute,
      )
      return undefined
    })
  }
}

function markAttribute(
  node: MdxJsxFlowElementHast | MdxJsxTextElementHast,
  attribute: MdxJsxAttribute,
  state: DocumentState,
): MdxJsxAttribute {
  const { name, value } = attribute
  if (typeof value !== 'string' || !isAddress(node.name ?? '', name, value)) return attribute
  const whole = placeOfNode(state, node)
  const marked = markAddress(value, name, locateAttribute(state.source.source, whole, name) ?? whole, state)
  return { ...attribute, value: marked ?? '' }
}

/** Whether a literal attribute holds an address. `to` has other meanings too (`from="1" to="10"`), so its value has to look like one. */
export function isAddress(element: string, attribute: string, value: string): boolean {
  if (attribute === 'href' || attribute === 'src') return true
  return attribute === 'to' && (element === 'Link' || /^(?:[./#@]|[a-z][a-z\d+.-]*:)|\.mdx?(?:[?#]|$)/i.test(value))
}

/** The address as it goes into the program: a marker, or itself when it stays; undefined for one that must not be followed. */
export function markAddress(url: string, attribute: string, place: Place, state: DocumentState): string | undefined {
  if (isUnsafeUrl(url)) {
    reportUnsafeUrl(state, url, place)
    return undefined
  }
  const kind = attribute === 'src' ? 'image' : 'link'
  const index = recordLink(state, url, kind, place)
  if (staysLiteral(url)) return url
  findDownload(url, index, kind, state)
  return linkMarker(index)
}
