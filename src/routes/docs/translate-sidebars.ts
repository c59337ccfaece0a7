// Labels of a sidebar in another language: the texts of `current.json`, whose ids are made of the labels as written, as in Docusaurus.
import type { Messages } from '../../lib/texts/text.ts'
import type { CategoryNode, SidebarNode, Sidebars } from './sidebar-node.ts'

export function translateSidebars(sidebars: Sidebars, messages: Messages): Sidebars {
  if (Object.keys(messages).length === 0) return sidebars
  return new Map([...sidebars].map(([name, nodes]) => [name, nodes.map((node) => translateNode(node, `sidebar.${name}`, messages))]))
}

function translateNode(node: SidebarNode, sidebar: string, messages: Messages): SidebarNode {
  switch (node.type) {
    case 'html':
      return node
    case 'doc':
    case 'link':
      return { ...node, label: messages[`${sidebar}.${node.type}.${node.label}`] ?? node.label }
    case 'category':
      return translateCategory(node, sidebar, messages)
  }
}

function translateCategory(node: CategoryNode, sidebar: string, messages: Messages): CategoryNode {
  const id = `${sidebar}.category.${node.label}`
  const label = messages[id] ?? node.label
  const items = node.items.map((item) => translateNode(item, sidebar, messages))
  if (node.link?.type !== 'generated-index') return { ...node, label, items }
  const link = `${id}.link.generated-index`
  // Without a title of its own, the page has that of the category.
  const title = messages[`${link}.title`] ?? (node.link.title === node.label ? label : node.link.title)
  const description = messages[`${link}.description`] ?? node.link.description
  return { ...node, label, items, link: { ...node.link, title, ...(description !== undefined && { description }) } }
}
