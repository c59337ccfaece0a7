import type { Plugin } from 'sitegen'

/** The part of a Markdown tree that this plugin looks at. */
interface Tree {
  children: { type: string; depth?: number; children?: unknown[] }[]
}

/** Adds a section with a link to the end of each document. */
export function notes({ word }: { word: string }): Plugin {
  return {
    name: 'notes',
    markdown: {
      remark: [
        () => (tree: Tree) => {
          const text = (value: string) => ({ type: 'text', value })
          tree.children.push(
            { type: 'heading', depth: 2, children: [text(word)] },
            { type: 'paragraph', children: [{ type: 'link', url: './other.md#part', children: [text('the part about sextants')] }] },
          )
        },
      ],
    },
  }
}
