// `<head>` in a Markdown document. An HTML parser would drop the tag and leave what is in it in the text of the page, so it is taken out
// before. It becomes the same element as in MDX, so that both have the same effect.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'

/** Removes the first `<head>` from a tree and returns the HTML in it, and the line of its tag. Undefined without one, or without its end. */
export function takeRawHead(tree: Root): { html: string; line: number } | undefined {
  const first = tree.children.findIndex((node) => node.type === 'raw' && /^\s*<head(?=[\s>])/i.test(node.value))
  if (first < 0) return undefined
  const [tag] = tree.children.slice(first)
  const line = (tag?.type === 'raw' ? tag.position?.start.line : undefined) ?? 1
  let html = ''
  for (let index = first; index < tree.children.length; index++) {
    const node = tree.children[index]
    if (node?.type !== 'raw' && !(node?.type === 'text' && node.value.trim() === '')) return undefined
    html += node.value
    const [whole, content = '', rest = ''] = /<head(?=[\s>])[^>]*>([\s\S]*?)<\/head\s*>([\s\S]*)$/i.exec(html) ?? []
    if (whole === undefined) continue
    const after: RootContent[] = rest.trim() === '' ? [] : [{ ...node, type: 'raw', value: rest }]
    tree.children.splice(first, index + 1 - first, ...after)
    return { html: content, line }
  }
  return undefined
}

/**
 * The element for the HTML in a `<head>`.
 * @param placeOf the next tag of this name; it is asked for all of them, in their order.
 * @param parse HTML as a tree. It knows no `<html>` and `<body>` inside of a page, so these are hidden from it.
 */
export function makeHead(html: string, parse: (root: Root) => Root, placeOf: (tag: string) => Element['position']): MdxJsxFlowElementHast {
  const value = html
    .replace(/<\/(?:html|body)\s*>/gi, '')
    .replace(/<(html|body)(?=[\s/>])/gi, (_, name: string) => `<meta data-root="${name.toLowerCase()}"`)
  const children = parse({ type: 'root', children: [{ type: 'raw', value }] }).children.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return []
    const element = restoreRoot(node)
    // Those of the parser count from the beginning of the HTML in the head.
    return [{ ...element, position: placeOf(element.tagName) }]
  })
  return { type: 'mdxJsxFlowElement', name: 'head', attributes: [], children }
}

function restoreRoot(element: Element): Element {
  const { dataRoot, ...properties } = element.properties
  return typeof dataRoot === 'string' ? { ...element, tagName: dataRoot, properties } : element
}
