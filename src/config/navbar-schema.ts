// The schema of a navbar item (behaviour §2.12): one strict object for each `type`. check-navbar.ts checks the fields of an item against
// each other (exactly one of `to` and `href`, no dropdown in a dropdown).
import * as z from 'zod'
import { isRegularExpression } from './option-values.ts'
import type { NavbarItem } from './shell-options.ts'
import { strict } from './strict-object.ts'

/** The types of spec §3, for "did you mean". */
export const navbarItemTypes = [
  'default',
  'dropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
] as const

type ItemOf<Type extends string> = Extract<NavbarItem, { type: Type }>
type DefaultItem = Extract<NavbarItem, { type?: 'default' }>

const text = z.string().min(1).optional()
const base = { position: z.enum(['left', 'right']).optional(), className: z.string().optional() }
const link = {
  label: text,
  html: text,
  to: text,
  href: text,
  activeBasePath: text,
  activeBaseRegex: z
    .custom<string>((value) => typeof value === 'string' && isRegularExpression(value), 'a regular expression as text')
    .optional(),
  ariaLabel: text,
  icon: z.enum(['github', 'discord', 'x', 'youtube', 'linkedin', 'instagram', 'tiktok']).optional(),
}
const items: z.ZodType<NavbarItem[]> = z.array(z.lazy(() => navbarItemSchema))

export const navbarItemSchema: z.ZodType<NavbarItem> = z.union([
  strict<DefaultItem>({ type: z.literal('default').optional(), ...base, ...link, items: items.optional() }),
  strict<ItemOf<'dropdown'>>({ type: z.literal('dropdown'), ...base, ...link, items }),
  strict<ItemOf<'search'>>({ type: z.literal('search'), ...base }),
  strict<ItemOf<'html'>>({ type: z.literal('html'), ...base, value: z.string() }),
  strict<ItemOf<'doc'>>({ type: z.literal('doc'), ...base, docId: z.string().min(1), label: text, docsPluginId: text }),
  strict<ItemOf<'docSidebar'>>({ type: z.literal('docSidebar'), ...base, sidebarId: z.string().min(1), label: text, docsPluginId: text }),
  strict<ItemOf<'docsVersion'>>({ type: z.literal('docsVersion'), ...base, label: text, to: text, docsPluginId: text }),
  strict<ItemOf<'docsVersionDropdown'>>({
    type: z.literal('docsVersionDropdown'),
    ...base,
    docsPluginId: text,
    versions: z.union([z.array(z.string()), z.record(z.string(), strict<{ label?: string }>({ label: text }))]).optional(),
    dropdownItemsBefore: items.optional(),
    dropdownItemsAfter: items.optional(),
  }),
  strict<ItemOf<'localeDropdown'>>({
    type: z.literal('localeDropdown'),
    ...base,
    queryString: z.string().optional(),
    dropdownItemsBefore: items.optional(),
    dropdownItemsAfter: items.optional(),
  }),
])
