// Turns lists of rendered HTML into Markdown, including nested ones.
import { type HtmlElement, type HtmlNode, isElement } from './html-nodes.ts'

/** @param blocksOf returns the blocks of an item. */
export function listMarkdown(list: HtmlElement, blocksOf: (nodes: readonly HtmlNode[]) => string[]): string {
  const items = list.children.filter((child): child is HtmlElement => isElement(child) && child.name === 'li')
  const first = Number.parseInt(list.attribs.start ?? '1', 10) || 1
  // A list whose items are single paragraphs reads better without blank lines.
  const parts = items.map((item) => blocksOf(item.children))
  const isTight = parts.every((blocks) => blocks.length <= 1 || blocks.slice(1).every((block) => /^(?:[-*] |\d+[.)] )/.test(block)))
  const lines = parts.map((blocks, index) => {
    const marker = list.name === 'ol' ? `${first + index}. ` : '- '
    const item = items[index]
    const box = item ? findBox(item) : undefined
    const task = box === undefined ? '' : 'checked' in box.attribs ? '[x] ' : '[ ] '
    const text = task + blocks.join(isTight ? '\n' : '\n\n')
    return marker + text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
  })
  return lines.join(isTight ? '\n' : '\n\n')
}

/** The checkbox of a task: the first thing in its item, or in the item's first paragraph. */
function findBox(item: HtmlElement): HtmlElement | undefined {
  const [first] = item.children.filter(isElement)
  if (first?.name === 'input') return first.attribs.type === 'checkbox' ? first : undefined
  return first?.name === 'p' || first?.name === 'label' ? findBox(first) : undefined
}
