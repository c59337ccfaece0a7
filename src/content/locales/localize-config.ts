// The configuration for one language: its base URL, and the texts of navbar, footer and blogs that the site has in it.

import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { NavbarItem } from '../../config/shell-options.ts'
import { english } from '../../lib/texts/english.ts'
import type { Messages } from '../../lib/texts/text.ts'
import { type LocaleTexts, noTexts } from './locale-texts.ts'
import { messagesOf } from './site-language.ts'

/** @throws an Error if the site has no such language. */
export function localizeConfig(config: ResolvedConfig, name: string, texts: LocaleTexts = noTexts): ResolvedConfig {
  const locale = config.locales.find((each) => each.name === name)
  if (locale === undefined) throw new Error(`The site has no language "${name}".`)
  const { url, baseUrl } = locale
  const own = messagesOf(texts)
  return {
    ...config,
    locale: name,
    url,
    baseUrl,
    navbar: localizeNavbar(config.navbar, texts.navbar),
    ...(config.footer && { footer: localizeFooter(config.footer, texts.footer) }),
    blogs: config.blogs.map((blog) =>
      localizeBlog(withOwnText(blog, 'sidebarTitle', 'theme.blog.sidebar.title', own), texts.blogs[blog.id] ?? {}),
    ),
    ...(config.search && { search: withOwnText(config.search, 'placeholder', 'theme.SearchModal.placeholder', own) }),
  }
}

/** What the configuration does not say is a text of the theme. */
function withOwnText<Key extends string, Options extends Record<Key, string>>(
  options: Options,
  key: Key,
  id: keyof typeof english,
  messages: Messages,
): Options {
  return options[key] === english[id] && messages[id] !== undefined ? { ...options, [key]: messages[id] } : options
}

function localizeNavbar(navbar: ResolvedConfig['navbar'], messages: Messages): ResolvedConfig['navbar'] {
  const { title = navbar.title, 'logo.alt': alt = navbar.logo?.alt } = messages
  return {
    ...navbar,
    ...(title !== undefined && { title }),
    ...(navbar.logo && { logo: { ...navbar.logo, ...(alt !== undefined && { alt }) } }),
    items: navbar.items.map((item) => localizeItem(item, messages)),
  }
}

function localizeItem(item: NavbarItem, messages: Messages): NavbarItem {
  const label = 'label' in item && item.label !== undefined ? (messages[`item.label.${item.label}`] ?? item.label) : undefined
  const labelled = label === undefined ? item : { ...item, label }
  if ('items' in labelled && labelled.items) return { ...labelled, items: labelled.items.map((each) => localizeItem(each, messages)) }
  return labelled
}

function localizeFooter(footer: NonNullable<ResolvedConfig['footer']>, messages: Messages): NonNullable<ResolvedConfig['footer']> {
  const localizeLink = <Link extends { label?: string | undefined }>(link: Link): Link => {
    const label = link.label === undefined ? undefined : messages[`link.item.label.${link.label}`]
    return label === undefined ? link : { ...link, label }
  }
  const { copyright = footer.copyright } = messages
  return {
    ...footer,
    ...(copyright !== undefined && { copyright }),
    ...(footer.columns && {
      columns: footer.columns.map((column) => ({
        ...column,
        ...(column.title !== undefined && { title: messages[`link.title.${column.title}`] ?? column.title }),
        items: column.items.map(localizeLink),
      })),
    }),
  }
}

function localizeBlog(blog: ResolvedConfig['blogs'][number], messages: Messages): ResolvedConfig['blogs'][number] {
  const { title = blog.title, description = blog.description, 'sidebar.title': sidebarTitle = blog.sidebarTitle } = messages
  return { ...blog, title, description, sidebarTitle }
}
