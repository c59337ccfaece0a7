// Gives the checkboxes of task lists a name: without one a screen reader would only say "checkbox".
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { stateOf } from './document-state.ts'
import { walkHtml } from './walk-tree.ts'

export function rehypeTaskLists() {
  return (tree: Root, file: VFile): void => {
    const { text } = stateOf(file)
    walkHtml(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'input') return undefined
      const { type, disabled, checked } = node.properties
      if (type === 'checkbox' && disabled === true)
        node.properties.ariaLabel ??= checked === true ? text('theme.TaskList.done') : text('theme.TaskList.notDone')
      return undefined
    })
  }
}
