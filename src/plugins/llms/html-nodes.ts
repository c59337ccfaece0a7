// The nodes of a parsed piece of HTML, under short names.
import { DomUtils, type parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>
type HtmlText = Extract<HtmlNode, { data: string }>

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node
}

export function isText(node: HtmlNode): node is HtmlText {
  return node.type === 'text'
}

/** All text inside, unchanged. */
export function textOf(node: HtmlNode): string {
  return DomUtils.textContent(node)
}

/** Called several times for each element of a page, most of which have at most one class. */
export function hasClass({ attribs }: HtmlElement, name: string): boolean {
  const { class: names } = attribs
  return names !== undefined && (names === name || (names.includes(name) && names.split(' ').includes(name)))
}

/** The first child element that matches. */
export function findChild(node: HtmlElement, matches: (child: HtmlElement) => boolean): HtmlElement | undefined {
  return node.children.filter(isElement).find(matches)
}
