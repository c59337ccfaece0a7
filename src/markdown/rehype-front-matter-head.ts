// Tags of the head that front matter names (content/front-matter-head.ts) become a `<head>` in the text, as an author may write it there:
// their files are found, published and checked in the same way.
import type { Element, Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { find, html } from 'property-information'
import type { VFile } from 'vfile'
import type { PlacedHeadTag, TextDocument } from '../content/document.ts'
import { addressNameOf } from '../lib/head-tag.ts'
import { stateOf } from './document-state.ts'
import { placeOfValue } from './links/front-matter-image.ts'

export function rehypeFrontMatterHead() {
  return (tree: Root, file: VFile): Root => {
    const { source, lineOffset, preview } = stateOf(file)
    const { headTags } = source.frontMatter
    if (headTags === undefined || preview) return tree
    const head: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'head',
      attributes: [],
      children: headTags.map((tag) => elementOf(tag, source, lineOffset)),
    }
    return { ...tree, children: [head, ...tree.children] }
  }
}

function elementOf({ tagName, attributes, innerHTML = '', place }: PlacedHeadTag, source: TextDocument, lineOffset: number): Element {
  const address = attributes[addressNameOf({ tagName }) ?? '']
  const written = typeof address === 'string' ? placeOfValue(address, place, source) : place
  const { line = 1, column = 1, endLine = line, endColumn = column } = written
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [find(html, name).property, propertyOf(name, value)])),
    // The text of a script or a style is no HTML.
    children: innerHTML === '' ? [] : [{ type: /^s/.test(tagName) ? 'text' : 'raw', value: innerHTML }],
    position: { start: { line: line - lineOffset, column }, end: { line: endLine - lineOffset, column: endColumn } },
  }
}

function propertyOf(name: string, value: string | true): string | boolean {
  const { boolean, overloadedBoolean } = find(html, name)
  if (value !== true) return boolean ? true : value
  return boolean || overloadedBoolean ? true : ''
}
