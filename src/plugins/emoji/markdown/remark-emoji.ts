// Replaces `:name:` in running text with the emoji of that name. The table of names is loaded when a document first needs it.
import type { Nodes, Root, Text } from 'mdast'
import type { Transformer } from 'unified'
import { walkMarkdown } from '../../../markdown/walk-tree.ts'

/** Not inside a word: `std::b:c` has none. */
const shortcodePattern = /(?<![\p{L}\p{N}_]):([a-z\d_+-]+):(?![\p{L}\p{N}_])/giu

/** Unknown names stay as written: `10:30:00`, `a:b:c`. */
export function remarkEmoji(): Transformer<Root> {
  return async (tree: Root): Promise<void> => {
    const texts: Text[] = []
    walkMarkdown(tree, (node: Nodes) => {
      if (node.type === 'text' && node.value.includes(':') && node.value.search(shortcodePattern) >= 0) texts.push(node)
      return undefined
    })
    if (texts.length === 0) return
    const names = await loadNames()
    for (const text of texts) text.value = replaceShortcodes(text.value, names)
  }
}

/** A function that takes the names of emoji out of a text. */
export async function loadShortcodeRemover(): Promise<(text: string) => string> {
  const names = new Map([...(await loadNames()).keys()].map((name) => [name, '']))
  return (text) => (text.includes(':') ? replaceShortcodes(text, names) : text)
}

async function loadNames(): Promise<Map<string, string>> {
  const { nameToEmoji } = await import('gemoji')
  return new Map(Object.entries(nameToEmoji))
}

function replaceShortcodes(text: string, names: ReadonlyMap<string, string>): string {
  let result = ''
  let from = 0
  const pattern = new RegExp(shortcodePattern)
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    // A preceding colon belongs to something else (`std::x:`), unless it ended the previous emoji.
    const isApart = text[match.index - 1] !== ':' || from === match.index
    const emoji = !isApart ? undefined : names.get((match[1] ?? '').toLowerCase())
    if (emoji === undefined) {
      // The second colon may start the next name.
      pattern.lastIndex = match.index + match[0].length - 1
      continue
    }
    result += text.slice(from, match.index) + emoji
    from = match.index + match[0].length
  }
  return result + text.slice(from)
}
