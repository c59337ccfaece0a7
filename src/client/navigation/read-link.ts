// Finds the link on which an event happened.
import type { ClickedLink } from './plan-click.ts'

/** The link that an element is or is inside of. Links in drawings (SVG) are not followed in place. */
export function readLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

export function describeLink(link: HTMLAnchorElement): ClickedLink {
  return { href: link.href, target: link.target, rel: link.rel, hasDownload: link.hasAttribute('download') }
}
