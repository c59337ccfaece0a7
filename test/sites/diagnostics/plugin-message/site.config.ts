import { defineConfig } from 'sitegen'

interface Node {
  type: string
  value?: string
  children?: Node[]
}

interface File {
  message(reason: string, node: unknown, origin: string): void
}

/** Says where a text calls something easy. */
function remarkNotEasy() {
  return function visit(node: Node, file: File): void {
    if (node.value?.includes('easy')) file.message('Is it easy for everybody?', node, 'not-easy:word')
    for (const child of node.children ?? []) visit(child, file)
  }
}

export default defineConfig({ title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', markdown: { remarkPlugins: [remarkNotEasy] } })
