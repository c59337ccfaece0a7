import { defineConfig } from 'sitegen'

interface Tree {
  children: { type: string; url?: string }[]
}

interface File {
  fail(reason: string, node: unknown): never
}

/** Wants no rules between the parts of a text. */
function remarkNoRules() {
  return (tree: Tree, file: File) => {
    for (const node of tree.children) if (node.type === 'thematicBreak') file.fail('Expected headings between parts, found a rule.', node)
  }
}

export default defineConfig({ title: 'T', url: 'https://example.com', onOrphanPages: 'ignore', markdown: { remarkPlugins: [remarkNoRules] } })
