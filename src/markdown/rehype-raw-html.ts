// Turns tags written in Markdown into elements. The HTML parser needed for this is slow and big, so it is loaded and run only for documents
// with tags.
import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { Raw } from 'mdast-util-to-hast'
import type { VFile } from 'vfile'
import { type DocumentState, placeOfNode, stateOf } from './document-state.ts'
import { walkHtml } from './walk-tree.ts'

export function rehypeRawHtml() {
  return async (tree: Root, file: VFile): Promise<Root> => {
    let found = false
    const state = stateOf(file)
    const reported = new Set<string>()
    walkHtml(tree, (node) => {
      if (node.type !== 'raw') return undefined
      found = true
      reportComponent(node, reported, state)
      return undefined
    })
    if (!found) return tree
    const { default: rehypeRaw } = await import('rehype-raw')
    const head = takeRawHead(tree)
    const parse = (root: Root): Root => rehypeRaw({ passThrough: ['finishedHtml', 'codeComponent'] })(root, file)
    const parsed = parse(tree)
    return head === undefined
      ? parsed
      : { ...parsed, children: [makeHead(head.html, parse, findTags(head.line, state)), ...parsed.children] }
  }
}

/** Finds the tags of a head in the text, one after the other; `line` is where it begins, without the front matter. */
function findTags(line: number, { source, lineOffset }: DocumentState): (tag: string) => Element['position'] {
  const text = source.source.split(/\r\n?|\n/).slice(line + lineOffset - 1)
  let [row, from] = [0, 0]
  return (tag) => {
    const pattern = new RegExp(`<${tag}(?=[\\s/>]|$)`, 'i')
    for (let next = row; next < text.length; next++) {
      const start = next === row ? from : 0
      const index = text[next]?.slice(start).search(pattern) ?? -1
      if (index < 0) continue
      ;[row, from] = [next, start + index + 1]
      const point = { line: line + row, column: from }
      return { start: point, end: { ...point, column: from + 1 + tag.length } }
    }
    return undefined
  }
}

/** Browsers silently ignore `<Tabs>`, but they know `<DIV>`. Each name is reported once per document. */
function reportComponent(node: Raw, reported: Set<string>, state: DocumentState): void {
  for (const match of node.value.matchAll(/<([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(?=[\s/>])/g)) {
    const name = match[1] ?? ''
    if (reported.has(name)) continue
    reported.add(name)
    const before = node.value.slice(0, match.index).split('\n')
    const start = placeOfNode(state, node)
    const line = (start.line ?? 1) + before.length - 1
    const column = before.length === 1 ? (start.column ?? 1) + match.index : (before.at(-1)?.length ?? 0) + 1
    state.diagnostics.push({
      id: 'component-in-markdown',
      level: 'warning',
      message: `<${name}> is the tag of a component, and components are not shown in Markdown documents.`,
      place: { file: state.source.file, line, column, endLine: line, endColumn: column + match[0].length },
      hint: `Rename the file to .mdx, or write \`format: mdx\` into its front matter. Where the tag is meant as text, put it into code: \`<${name}>\`.`,
    })
  }
}

/**
 * `<head>` in a Markdown document. An HTML parser would drop the tag and leave what is in it in the text of the page, so it is taken out
 * before. It becomes the same element as in MDX, so that both have the same effect.
 * @returns the HTML in the first `<head>` of a tree, and the line of its tag. Undefined without one, or without its end.
 */
function takeRawHead(tree: Root): { html: string; line: number } | undefined {
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
function makeHead(html: string, parse: (root: Root) => Root, placeOf: (tag: string) => Element['position']): MdxJsxFlowElementHast {
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
