// Types of a sidebar as it is shown: links, categories and HTML, made from the sidebars file or from the folders.

import type { BadgeData } from '../../lib/badge-looks.ts'

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

export interface SidebarLink {
  type: 'link'
  label: string
  /** Path on this site, or a full URL. */
  href: string
  /** Language of the label, where that is not the language of the site. */
  textLocale?: string
  docId?: string
  unlisted?: boolean
  badge?: BadgeData
  className?: string
  customProps?: Record<string, unknown>
}

export interface SidebarCategory {
  type: 'category'
  label: string
  href?: string
  linkUnlisted?: boolean
  badge?: BadgeData
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
