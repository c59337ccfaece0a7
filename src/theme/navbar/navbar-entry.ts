// A navbar item after all lookups: only what is shown, and nothing that can still fail. Made by resolve-navbar-item.ts.
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'
import type { IconName } from '../icon-names.ts'

/** What an item is resolved for. */
export interface NavbarPage {
  site: SiteData
  route: Route
}

export type NavbarEntry = NavbarLinkEntry | NavbarDropdownEntry | NavbarHtmlEntry | NavbarSearchEntry

export interface NavbarLinkEntry {
  kind: 'link'
  /** Path on the site or any address. */
  target: string
  label?: string
  /** Trusted HTML in place of the label. */
  html?: string
  icon?: IconName
  /** One line about the target. */
  description?: string
  /** Path of a small picture. */
  picture?: string
  ariaLabel?: string
  active: boolean
  className?: string
  /** For a link to the same page in another language: a full page load, in the same tab. */
  lang?: string
  /** For an entry of a version menu: following it makes this the reader's preferred version. */
  version?: VersionName
  /** Where the link leads for readers who prefer another version, if the page itself does not belong to a version. */
  versions?: VersionTargets
}

export interface VersionName {
  /** Id of the docs collection. */
  docs: string
  name: string
}

export interface VersionTargets {
  docs: string
  /** Version name -> path, and a label if that depends on the version. On a page of the docs, whose own version counts, neither is set. */
  targets: Record<string, { target?: string; label?: string }>
}

export interface NavbarDropdownEntry {
  kind: 'dropdown'
  label?: string
  html?: string
  icon?: IconName
  ariaLabel?: string
  /** The dropdown itself or one of its entries leads to the current page. */
  active: boolean
  className?: string
  /** Used only if its label is that of a version; the targets are not links. */
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
