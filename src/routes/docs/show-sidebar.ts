// A sidebar as the theme shows it: plain links, categories and HTML, without the documents behind them.
import type { SidebarItem } from './sidebar-item.ts'
import { type CategoryNode, categoryPath, type SidebarNode } from './sidebar-node.ts'

export function showSidebar(nodes: readonly SidebarNode[]): SidebarItem[] {
  return nodes.map((node) => withoutUndefined(showNode(node)))
}

function showNode(node: SidebarNode): SidebarItem {
  const { className, badge, customProps } = node
  switch (node.type) {
    case 'doc': {
      const unlisted = node.doc.unlisted ? { unlisted: true } : {}
      return {
        type: 'link',
        label: node.label,
        href: node.doc.path,
        docId: node.doc.id,
        ...unlisted,
        badge,
        className,
        customProps,
      }
    }
    case 'link': {
      const unlisted = node.page?.unlisted ? { unlisted: true } : {}
      return { type: 'link', label: node.label, href: node.href, ...unlisted, badge, className, customProps }
    }
    case 'html':
      return { type: 'html', value: node.value, defaultStyle: node.defaultStyle, className }
    case 'category':
      return showCategory(node)
  }
}

function showCategory(node: CategoryNode): SidebarItem {
  const unlisted = node.link?.type === 'doc' && node.link.doc.unlisted ? { linkUnlisted: true } : {}
  return {
    type: 'category',
    label: node.label,
    href: categoryPath(node),
    ...unlisted,
    badge: node.badge,
    description: node.description,
    collapsible: node.collapsible,
    collapsed: node.collapsed,
    className: node.className,
    customProps: node.customProps,
    items: showSidebar(node.items),
  }
}

/** Sidebars are sent to workers and browsers as JSON, which has no `undefined`. */
function withoutUndefined<Item extends SidebarItem>(item: Item): Item {
  for (const key in item) if (item[key] === undefined) delete item[key]
  return item
}
