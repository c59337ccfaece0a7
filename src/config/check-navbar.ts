// Checks the fields of each navbar item and footer link against each other.
import { describeValue } from '../lib/describe-value.ts'
import { dangerOf, dangers } from '../lib/unsafe-address.ts'
import { type Finding, formatPath, type ValuePath } from './finding.ts'
import type { FooterOptions, NavbarItem } from './shell-options.ts'

/** Findings about `items`, which are at `path` in the configuration. */
export function checkNavbar(items: readonly NavbarItem[], path: ValuePath = ['navbar', 'items'], isNested = false): Finding[] {
  return items.flatMap((item, index) => checkItem(item, [...path, index], isNested))
}

function checkItem(item: NavbarItem, path: ValuePath, isNested: boolean): Finding[] {
  if (isNested && isDropdown(item)) {
    const message = `Expected items of a dropdown to be links, found a dropdown at "${formatPath(path)}".`
    return [invalid(path, message, 'Dropdowns cannot stand inside dropdowns: move the items up, or make a dropdown of its own.')]
  }
  const nested = (key: string, children: readonly NavbarItem[] | undefined) => checkNavbar(children ?? [], [...path, key], true)
  switch (item.type) {
    case undefined:
    case 'default':
      return [...checkLink(item, path, item.items === undefined), ...nested('items', item.items)]
    case 'dropdown':
      return [...checkLink(item, path, false), ...nested('items', item.items)]
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return [...nested('dropdownItemsBefore', item.dropdownItemsBefore), ...nested('dropdownItemsAfter', item.dropdownItemsAfter)]
    case 'docsVersion':
      return checkAddress('to', item.to, path)
    default:
      return []
  }
}

function isDropdown(item: NavbarItem): boolean {
  const isTyped = item.type === 'dropdown' || item.type === 'docsVersionDropdown' || item.type === 'localeDropdown'
  return isTyped || ((item.type === undefined || item.type === 'default') && item.items !== undefined)
}

export function checkFooter(footer: FooterOptions | undefined): Finding[] {
  return (footer?.columns ?? []).flatMap((column, columnIndex) =>
    column.items.flatMap((link, index) => {
      const path = ['footer', 'columns', columnIndex, 'items', index]
      // HTML alone is enough: a badge, for instance.
      return link.html !== undefined && link.to === undefined && link.href === undefined
        ? checkText(link, path)
        : checkLink(link, path, true)
    }),
  )
}

interface Link {
  label?: string
  html?: string
  to?: string
  href?: string
  icon?: string
  className?: string
  ariaLabel?: string
}

/** Exactly one of `to` and `href` (at most one if no target is needed), and one of `label` and `html`. */
function checkLink(link: Link, path: ValuePath, needsTarget: boolean): Finding[] {
  const name = formatPath(path)
  const { to, href } = link
  const findings = checkText(link, path)
  if (to !== undefined && href !== undefined) {
    const message = `Expected "${name}" to have one of "to" and "href", found both: ${describeValue(to)} and ${describeValue(href)}.`
    findings.push(invalid([...path, 'href'], message, 'Use "to" for a path on this site and "href" for any other address.', 'key'))
  } else if (needsTarget && to === undefined && href === undefined) {
    findings.push(
      invalid(
        path,
        `Expected "${name}" to have one of "to" and "href", found neither.`,
        'Use "to" for a path on this site and "href" for any other address.',
      ),
    )
  }
  return [...findings, ...checkAddress('to', to, path), ...checkAddress('href', href, path)]
}

function checkAddress(key: 'to' | 'href', address: string | undefined, path: ValuePath): Finding[] {
  if (address === undefined) return []
  const name = formatPath([...path, key])
  const danger = dangerOf(address)
  if (danger !== undefined) {
    const message = `Expected "${name}" to be ${key === 'to' ? 'a path on this site' : 'an address'}, found ${describeValue(address)}, which ${dangers[danger]}.`
    return [invalid([...path, key], message, 'Write other addresses whole, with `https://`, into "href".')]
  }
  if (key === 'href' || !/^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('pathname://')) return []
  return [
    invalid(
      [...path, key],
      `Expected "${name}" to be a path on this site, found ${describeValue(address)}.`,
      'Use "href" for other addresses.',
    ),
  ]
}

function checkText({ label, html, icon, className, ariaLabel }: Link, path: ValuePath): Finding[] {
  const name = formatPath(path)
  if (label !== undefined && html !== undefined) {
    return [invalid([...path, 'html'], `Expected "${name}" to have one of "label" and "html", found both.`, 'Remove one of them.', 'key')]
  }
  if (label !== undefined || html !== undefined) return []
  // A style sheet of the site draws what has a class.
  if (icon === undefined && (className === undefined || ariaLabel === undefined))
    return [invalid(path, `Expected "${name}" to have a "label", found none.`)]
  if (ariaLabel !== undefined) return []
  return [
    invalid(
      path,
      `Expected "${name}" to have a "label" or an "ariaLabel", found only an icon.`,
      'Readers who do not see the icon need its name.',
    ),
  ]
}

function invalid(path: ValuePath, message: string, hint?: string, at: 'key' | 'value' = 'value'): Finding {
  return { id: 'navbar-item-invalid', path, at, message, ...(hint === undefined ? {} : { hint }) }
}
