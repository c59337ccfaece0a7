// The last step on the HTML tree: what GitHub's Markdown brings becomes what readers need, comments of the author go, and finished pieces become
// raw nodes, which the stringifier writes unchanged.
import type { Element, Nodes, Root } from 'hast'
import type { VFile } from 'vfile'
import type { WriteText } from '../lib/texts/text.ts'
import { stateOf } from './document-state.ts'
import { walkHtml } from './walk-tree.ts'

const frameClass = 'sg-table'
const footnotesId = 'footnote-label'

export function rehypeFinish() {
  return (tree: Root, file: VFile): void => {
    const { text, footnotePrefix } = stateOf(file)
    const finish = (node: Nodes, index: number, siblings: Nodes[]): undefined => {
      if (node.type === 'comment') siblings[index] = { type: 'text', value: '' }
      else if (node.type === 'finishedHtml') siblings[index] = { type: 'raw', value: node.value }
      else if (node.type !== 'element') return
      else if (node.tagName === 'input') nameCheckbox(node, text)
      else moveFootnoteId(node, footnotePrefix)
    }
    walkHtml(tree, (node, index, siblings) => {
      if (node.type !== 'element' || node.tagName !== 'table') return finish(node, index, siblings)
      siblings[index] = frameAround(node, text)
      // No frames within it.
      walkHtml(node, finish)
      return 'skip'
    })
  }
}

/** A wide table must not widen the page. The frame is focusable, so that it can be scrolled with the keyboard. */
function frameAround(table: Element, text: WriteText): Element {
  const properties = { className: [frameClass], tabIndex: 0, role: 'group', ariaLabel: text('theme.Table.label') }
  return { type: 'element', tagName: 'div', properties, children: [table] }
}

/** The table in such a frame; undefined for anything else. */
export function tableInFrame(node: Nodes): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'div') return undefined
  const { className } = node.properties
  const [table] = node.children
  return Array.isArray(className) && className[0] === frameClass && table?.type === 'element' ? table : undefined
}

/** Of a task list. Without a name a screen reader would only say "checkbox". */
function nameCheckbox({ properties }: Element, text: WriteText): void {
  if (properties.type !== 'checkbox' || properties.disabled !== true) return
  properties.ariaLabel ??= properties.checked === true ? text('theme.TaskList.done') : text('theme.TaskList.notDone')
}

/** The id of their heading becomes that of the document, like the ids of the notes: lists of posts have several documents on one page. */
function moveFootnoteId({ tagName, properties }: Element, prefix: string): void {
  if (tagName === 'h2' && properties.id === footnotesId) properties.id = prefix + footnotesId
  if (tagName === 'a' && properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [prefix + footnotesId]
}
