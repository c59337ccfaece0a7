// `themeConfig`: navbar, footer, announcement, color mode, contents, search.
import { docusaurusCounterpart } from '../../config/docusaurus-keys.ts'
import { escapePattern } from '../../lib/escape.ts'
import { asList, asOptions, fromStatic, type Options } from '../options.ts'
import { type Remarks, remarkRest } from './remark.ts'

const handled = new Set([
  'navbar',
  'footer',
  'announcementBar',
  'colorMode',
  'tableOfContents',
  'image',
  'metadata',
  'algolia',
  'prism',
  'docs',
  'blog',
])

/** Whether a part of Docusaurus's theme reads it. */
export function isThemeKey(key: string): boolean {
  return handled.has(key) || docusaurusCounterpart(['themeConfig', key]) !== undefined
}

/** @param styles text of the site's style sheets. */
export function convertShell(themeConfig: Options, config: Options, remarks: Remarks, styles: string): void {
  if (typeof themeConfig.image === 'string') config.socialImage = fromStatic(themeConfig.image)
  if (themeConfig.metadata !== undefined) config.metadata = themeConfig.metadata
  if (themeConfig.navbar !== undefined) config.navbar = convertNavbar(asOptions(themeConfig.navbar), remarks, styles)
  if (themeConfig.footer !== undefined) config.footer = convertFooter(asOptions(themeConfig.footer), remarks)
  if (themeConfig.announcementBar !== undefined) config.announcementBar = themeConfig.announcementBar
  if (themeConfig.colorMode !== undefined) config.colorMode = themeConfig.colorMode
  if (themeConfig.tableOfContents !== undefined) config.tableOfContents = themeConfig.tableOfContents
  convertAlgolia(asOptions(themeConfig.algolia), config, remarks)
  for (const kind of ['docs', 'blog'] as const) {
    const { sidebar, ...rest } = asOptions(themeConfig[kind])
    remarkRest(remarks, ['themeConfig', kind], rest)
    // Switched off as it is here.
    const given = Object.entries(asOptions(sidebar)).filter(([, value]) => value !== false)
    remarkRest(remarks, ['themeConfig', kind, 'sidebar'], Object.fromEntries(given))
  }
  for (const [key, value] of Object.entries(themeConfig))
    if (value !== undefined && !handled.has(key))
      remarks.set(`themeConfig.${key}`, docusaurusCounterpart(['themeConfig', key]) ?? 'no part of this theme reads it')
}

function convertAlgolia({ askAi, translations, ...rest }: Options, config: Options, remarks: Remarks): void {
  if (rest.appId === undefined) return
  const { from, to } = asOptions(rest.replaceSearchResultPathname)
  config.search = {
    provider: 'algolia',
    ...rest,
    ...(rest.searchPagePath === null && { searchPagePath: false }),
    // A text is taken as it is there, an expression as one.
    ...(from !== undefined && {
      replaceSearchResultPathname: { from: from instanceof RegExp ? from.source : escapePattern(String(from)), to },
    }),
  }
  remarkRest(remarks, ['themeConfig', 'algolia'], { askAi, translations })
}

function convertNavbar({ hideOnScroll, title, logo, items, ...rest }: Options, remarks: Remarks, styles: string): Options {
  remarkRest(remarks, ['themeConfig', 'navbar'], rest)
  return {
    title,
    logo: logo === undefined ? undefined : convertLogo(asOptions(logo), 'navbar', remarks),
    hideOnScroll,
    items: convertItems(items, remarks, styles),
  }
}

function convertLogo({ target, style, className, ...logo }: Options, place: 'navbar' | 'footer', remarks: Remarks): Options {
  remarkRest(remarks, ['themeConfig', place, 'logo'], { target, style, className })
  return {
    ...logo,
    ...(logo.width !== undefined && { width: pixelsOf(logo.width) }),
    ...(logo.height !== undefined && { height: pixelsOf(logo.height) }),
    src: typeof logo.src === 'string' ? fromStatic(logo.src) : logo.src,
    srcDark: typeof logo.srcDark === 'string' ? fromStatic(logo.srcDark) : logo.srcDark,
  }
}

/** `32`, `'32'` and `'32px'` -> 32; what is in another unit stays as it is. */
function pixelsOf(size: unknown): unknown {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(String(size)) ?? []
  return number === undefined ? size : Number(number)
}

function convertItems(items: unknown, remarks: Remarks, styles: string): Options[] {
  return asList(items)
    .map(asOptions)
    .flatMap((item) => {
      if (typeof item.type !== 'string' || !item.type.startsWith('custom-')) return [convertItem(item, remarks, styles)]
      remarks.set(`themeConfig.navbar.items: ${item.type}`, 'an item of the site itself is part of `components.Navbar`')
      return []
    })
}

/** Where the link of such an item leads, its document or sidebar says. */
function withoutOwnLink(item: Options): Options {
  const { to: _to, href: _href, ...rest } = item
  return item.type === 'doc' || item.type === 'docSidebar' ? rest : item
}

function convertItem(given: Options, remarks: Remarks, styles: string): Options {
  const item = withoutOwnLink(given)
  const { 'aria-label': ariaLabel, prependBaseUrlToHref, target, rel, ...rest } = withHref(item)
  remarkRest(remarks, ['themeConfig', 'navbar', 'items'], { prependBaseUrlToHref, target, rel })
  const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].filter((key) => item[key] !== undefined)
  return {
    ...rest,
    ...(ariaLabel !== undefined && { ariaLabel }),
    ...(needsLabel(item) && pictureOf(item, ariaLabel, styles)),
    ...Object.fromEntries(lists.map((key) => [key, convertItems(item[key], remarks, styles)])),
  }
}

/** What readers see of a link without a label: what a style sheet of the site draws, the icon of the service, or its name. */
function pictureOf({ className, href, to }: Options, ariaLabel: unknown, styles: string): Options {
  const names = typeof className === 'string' ? className.split(/\s+/) : []
  const isDrawn = names.some((name) => styles.split(`.${name}`).some((rest, index) => index > 0 && !/^[\w-]/.test(rest)))
  const name = ariaLabel ?? href ?? to
  return isDrawn ? { ariaLabel: name } : { label: name, ...iconOf(href) }
}

/** `to` may be a whole address there. */
function withHref({ to, ...item }: Options): Options {
  if (to === undefined) return item
  return typeof to === 'string' && /^[a-z][a-z\d+.-]*:/i.test(to) ? { ...item, href: to } : { ...item, to }
}

/** A link that only its style sheet shows, as a picture. */
function needsLabel({ type, label, html, value, href, to }: Options): boolean {
  return (
    (type === undefined || type === 'default') &&
    label === undefined &&
    html === undefined &&
    value === undefined &&
    (href ?? to) !== undefined
  )
}

const services: readonly [RegExp, string][] = [
  [/github\.com/, 'github'],
  [/discord\.(?:gg|com)/, 'discord'],
  [/(?:^|\.|\/)(?:x|twitter)\.com/, 'x'],
  [/youtube\.com/, 'youtube'],
  [/linkedin\.com/, 'linkedin'],
  [/instagram\.com/, 'instagram'],
  [/tiktok\.com/, 'tiktok'],
]

/** The icon of the service that an address leads to. */
function iconOf(address: unknown): { icon?: string } {
  const icon = typeof address === 'string' ? services.find(([pattern]) => pattern.test(address))?.[1] : undefined
  return icon === undefined ? {} : { icon }
}

function convertFooter({ links, copyright, logo, ...others }: Options, remarks: Remarks): Options {
  remarkRest(remarks, ['themeConfig', 'footer'], others)
  const lists = asList(links).map(asOptions)
  const isFlat = lists.length > 0 && lists.every((entry) => entry.items === undefined)
  // A footer without columns has its links in one row.
  const columns = (isFlat ? [{ title: 'Links', items: lists }] : lists).map(({ title, items, ...ofColumn }) => {
    remarkRest(remarks, ['themeConfig', 'footer', 'links'], ofColumn)
    return { title: title ?? 'Links', items: asList(items).map((item) => convertFooterLink(withHref(asOptions(item)), remarks)) }
  })
  return {
    logo: logo === undefined ? undefined : convertLogo(asOptions(logo), 'footer', remarks),
    copyright: typeof copyright === 'string' ? copyright.replaceAll(String(new Date().getFullYear()), '{year}') : copyright,
    columns: columns.length === 0 ? undefined : columns,
  }
}

function convertFooterLink({ label, html, to, href, className, 'aria-label': ariaLabel, ...others }: Options, remarks: Remarks): Options {
  remarkRest(remarks, ['themeConfig', 'footer', 'links', 'items'], others)
  return { label, html, to, href, ariaLabel, className }
}
