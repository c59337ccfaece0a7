// A navbar item after all lookups: what is shown, and nothing that can still fail. Made by resolve-navbar-item.ts.
import type { IconName } from '../icon.tsx'

export type NavbarEntry = NavbarLinkEntry | NavbarDropdownEntry | NavbarHtmlEntry | NavbarSearchEntry

export interface NavbarLinkEntry {
  kind: 'link'
  /** Path on the site or any address. */
  target: string
  label?: string
  /** Trusted HTML instead of the label. */
  html?: string
  icon?: IconName
  ariaLabel?: string
  active: boolean
  className?: string
  /** Of a link to the same page in another language: a full load, in the same tab. */
  lang?: string
  /** Of an entry of a version menu: following it makes this the version that the reader prefers. */
  version?: VersionName
  /** Where the link leads for readers who prefer another version, while the page itself belongs to none. */
  versions?: VersionTargets
}

export interface VersionName {
  /** Id of the docs collection. */
  docs: string
  name: string
}

export interface VersionTargets {
  docs: string
  /** Name of each version -> path, and a label where that is the version's. On a page of the docs, whose own version counts, neither. */
  targets: Record<string, { target?: string; label?: string }>
}

export interface NavbarDropdownEntry {
  kind: 'dropdown'
  label?: string
  html?: string
  icon?: IconName
  ariaLabel?: string
  /** The target of the dropdown itself or of one of its entries is the current page. */
  active: boolean
  className?: string
  /** Its label is that of a version; the targets are not links. */
  versions?: VersionTargets
  entries: NavbarEntry[]
}

export interface NavbarHtmlEntry {
  kind: 'html'
  html: string
  className?: string
}

export interface NavbarSearchEntry {
  kind: 'search'
  className?: string
}
