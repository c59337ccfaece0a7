// A document as a sidebar item. Label, class and properties in its front matter win over those of the item.
import type { Doc } from './doc.ts'
import type { DocItemDefinition } from './sidebar-definition.ts'
import type { DocNode } from './sidebar-node.ts'

export function docNode(doc: Doc, item: Partial<Omit<DocItemDefinition, 'id'>>): DocNode {
  const { frontMatter } = doc.summary
  return {
    type: 'doc',
    doc,
    label: frontMatter.sidebarLabel ?? item.label ?? doc.title,
    owned: item.type !== 'ref',
    className: frontMatter.sidebarClassName ?? item.className,
    badge: frontMatter.sidebarBadge ?? item.badge,
    customProps: frontMatter.sidebarCustomProps ?? item.customProps,
  }
}
