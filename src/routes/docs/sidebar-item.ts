// Types of a sidebar as it is shown: links, categories and HTML, made from the sidebars file or from the folders.

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

export interface SidebarLink {
  type: 'link'
  label: string
  /** Path on this site, or a full URL. */
  href: string
  docId?: string
  unlisted?: boolean
  className?: string
  customProps?: Record<string, unknown>
}

export interface SidebarCategory {
  type: 'category'
  label: string
  href?: string
  linkUnlisted?: boolean
  description?: string
  collapsible: boolean
  collapsed: boolean
  className?: string
  customProps?: Record<string, unknown>
  items: SidebarItem[]
}

export interface SidebarHtml {
  type: 'html'
  value: string
  defaultStyle: boolean
  className?: string
}
