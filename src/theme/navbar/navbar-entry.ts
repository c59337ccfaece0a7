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
