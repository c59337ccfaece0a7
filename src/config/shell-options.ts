// The parts of a configuration for what surrounds the content of every page: navbar, footer, announcement, color mode, table of contents.
// The whole configuration: site-config.ts.

interface NavbarItemBase {
  /** @default 'left' */
  position?: 'left' | 'right'
  className?: string
}

interface NavbarLinkFields {
  label?: string
  /** Trusted HTML instead of `label`. */
  html?: string
  /** Path on this site. */
  to?: string
  /** Any URL. */
  href?: string
  activeBasePath?: string
  activeBaseRegex?: string
  /** `aria-label`, for links that show only an icon. */
  ariaLabel?: string
  /** Name of an icon of the theme. */
  icon?: 'github' | 'discord' | 'x' | 'youtube' | 'linkedin' | 'instagram' | 'tiktok'
}

export type NavbarItem = NavbarItemBase &
  (
    | ({ type?: 'default' } & NavbarLinkFields & { items?: NavbarItem[] })
    | ({ type: 'dropdown' } & NavbarLinkFields & { items: NavbarItem[] })
    | { type: 'search' }
    | { type: 'html'; value: string }
    | { type: 'doc'; docId: string; label?: string; docsPluginId?: string }
    | { type: 'docSidebar'; sidebarId: string; label?: string; docsPluginId?: string }
    | { type: 'docsVersion'; label?: string; to?: string; docsPluginId?: string }
    | {
        type: 'docsVersionDropdown'
        docsPluginId?: string
        versions?: string[] | Record<string, { label?: string }>
        dropdownItemsBefore?: NavbarItem[]
        dropdownItemsAfter?: NavbarItem[]
      }
    | { type: 'localeDropdown'; queryString?: string; dropdownItemsBefore?: NavbarItem[]; dropdownItemsAfter?: NavbarItem[] }
  )

export interface LogoOptions {
  alt?: string
  /** Path in a static folder, for light mode. */
  src: string
  srcDark?: string
  /** @default the base URL */
  href?: string
  width?: number
  height?: number
}

export interface NavbarOptions {
  title?: string
  logo?: LogoOptions & { /** Opened in a new tab on right-click. */ brandPage?: string }
  /** @default false */
  hideOnScroll?: boolean
  items?: NavbarItem[]
}

export interface FooterLink {
  label?: string
  html?: string
  to?: string
  href?: string
}

export interface FooterOptions {
  logo?: LogoOptions
  /** HTML; `{year}` becomes the year of the build. */
  copyright?: string
  columns?: { title: string; items: FooterLink[] }[]
}

export interface AnnouncementBarOptions {
  /** @default 'announcement-bar' */
  id?: string
  /** HTML. */
  content: string
  backgroundColor?: string
  textColor?: string
  /** @default true */
  isCloseable?: boolean
}

export interface ColorModeOptions {
  /** @default 'light' */
  defaultMode?: 'light' | 'dark'
  /** @default false */
  disableSwitch?: boolean
  /** @default true */
  respectPrefersColorScheme?: boolean
}

export interface TableOfContentsOptions {
  /** @default 2 */
  minHeadingLevel?: number
  /** @default 3 */
  maxHeadingLevel?: number
}
