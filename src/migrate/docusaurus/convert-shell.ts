// `themeConfig`: navbar, footer, announcement, color mode, contents, search.
import { docusaurusCounterpart } from '../../config/docusaurus-keys.ts'
import { asList, asOptions, fromStatic, type Options } from '../options.ts'

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
export function convertShell(themeConfig: Options, config: Options, remarks: Map<string, string>, styles: string): void {
  if (typeof themeConfig.image === 'string') config.socialImage = fromStatic(themeConfig.image)
  if (themeConfig.metadata !== undefined) config.metadata = themeConfig.metadata
  if (themeConfig.navbar !== undefined) config.navbar = convertNavbar(asOptions(themeConfig.navbar), remarks, styles)
  if (themeConfig.footer !== undefined) config.footer = convertFooter(asOptions(themeConfig.footer))
  if (themeConfig.announcementBar !== undefined) config.announcementBar = themeConfig.announcementBar
  if (themeConfig.colorMode !== undefined) config.colorMode = themeConfig.colorMode
  if (themeConfig.tableOfContents !== undefined) config.tableOfContents = themeConfig.tableOfContents
  const algolia = asOptions(themeConfig.algolia)
  if (algolia.appId !== undefined) {
    const { askAi, ...rest } = algolia
    config.search = { provider: 'algolia', ...rest }
    if (askAi !== undefined) remark(remarks, ['algolia', 'askAi'])
  }
  const { sidebar } = asOptions(themeConfig.docs)
  for (const key of ['hideable', 'autoCollapseCategories']) if (asOptions(sidebar)[key] === true) remark(remarks, ['docs', 'sidebar', key])
  if (asOptions(asOptions(themeConfig.blog).sidebar).groupByYear === true) remark(remarks, ['blog', 'sidebar', 'groupByYear'])
  for (const [key, value] of Object.entries(themeConfig)) if (value !== undefined && !handled.has(key)) remark(remarks, [key])
}

function remark(remarks: Map<string, string>, path: readonly string[]): void {
  const whole = ['themeConfig', ...path]
  remarks.set(whole.join('.'), docusaurusCounterpart(whole) ?? 'no part of this theme reads it')
}

function convertNavbar({ hideOnScroll, title, logo, items }: Options, remarks: Map<string, string>, styles: string): Options {
  return {
    title,
    logo: logo === undefined ? undefined : convertLogo(asOptions(logo)),
    hideOnScroll,
    items: convertItems(items, remarks, styles),
  }
}

function convertLogo({ target: _target, style: _style, className: _className, ...logo }: Options): Options {
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

function convertItems(items: unknown, remarks: Map<string, string>, styles: string): Options[] {
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

function convertItem(given: Options, remarks: Map<string, string>, styles: string): Options {
  const item = withoutOwnLink(given)
  const { 'aria-label': ariaLabel, prependBaseUrlToHref: _base, target: _target, rel: _rel, ...rest } = withHref(item)
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

function convertFooter({ links, copyright, logo }: Options): Options {
  const lists = asList(links).map(asOptions)
  const isFlat = lists.length > 0 && lists.every((entry) => entry.items === undefined)
  // A footer without columns has its links in one row.
  const columns = (isFlat ? [{ title: 'Links', items: lists }] : lists).map(({ title, items }) => ({
    title: title ?? 'Links',
    items: asList(items).map((item) => {
      const { type: _type, 'aria-label': ariaLabel, target: _target, rel: _rel, position: _position, ...rest } = withHref(asOptions(item))
      return { ...rest, ...(ariaLabel !== undefined && { ariaLabel }) }
    }),
  }))
  return {
    logo: logo === undefined ? undefined : convertLogo(asOptions(logo)),
    copyright: typeof copyright === 'string' ? copyright.replaceAll(String(new Date().getFullYear()), '{year}') : copyright,
    columns: columns.length === 0 ? undefined : columns,
  }
}
