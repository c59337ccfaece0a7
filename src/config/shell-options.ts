// What surrounds the content of every page: navbar, footer, announcement, color mode, table of contents.
import * as z from 'zod'
import { flag, imageAddress, isRegularExpression, logoAddress, shellAddress, text, trustedHtml } from './option-values.ts'

const itemKeys = {
  /** Side of the navbar. */
  position: z.enum(['left', 'right']).default('left'),
  /** Class of the item. */
  className: z.string().optional(),
}

const labelKeys = {
  /** Text of the item. */
  label: text.optional(),
}

const linkKeys = {
  ...labelKeys,
  /** Trusted HTML instead of `label`. */
  html: trustedHtml.min(1).optional(),
  /** Path on this site. */
  to: shellAddress.optional(),
  /** Any other URL. */
  href: shellAddress.optional(),
  /** The link is marked as active on pages whose path starts with this. */
  activeBasePath: text.optional(),
  /** The same, as a regular expression. */
  activeBaseRegex: z
    .custom<string>((value) => typeof value === 'string' && isRegularExpression(value), 'a regular expression as text')
    .optional(),
  /** `aria-label`, for links that show only an icon. */
  ariaLabel: text.optional(),
  /** One line about the target, shown in a dropdown. */
  description: text.optional(),
  /** A small picture beside it: a path in a static folder. */
  picture: imageAddress.optional(),
  /** Name of an icon of the theme. */
  icon: z.enum(['github', 'discord', 'x', 'youtube', 'linkedin', 'instagram', 'tiktok']).optional(),
}

const docsKeys = {
  /** Id of the docs collection. Undefined: `default`. */
  docsPluginId: text.optional(),
}

/** Items can hold items. An interface, because a type cannot name itself while it is inferred. */
export interface NavbarItems extends Array<NavbarItem> {}
const items: z.ZodType<NavbarItems, NavbarItems> = z.lazy(() => z.array(navbarItem))

const dropdownKeys = {
  /** Items above the others. */
  dropdownItemsBefore: items.optional(),
  /** Items below the others. */
  dropdownItemsAfter: items.optional(),
}

/** One object for each `type`. check-navbar.ts checks the fields of an item against each other. */
const itemsByType = {
  default: z.strictObject({
    /** A link; with `items` a dropdown. */
    type: z.literal('default').optional(),
    ...itemKeys,
    ...linkKeys,
    /** Links below the button. */
    items: items.optional(),
  }),
  dropdown: z.strictObject({
    /** Links below a button. */
    type: z.literal('dropdown'),
    ...itemKeys,
    ...linkKeys,
    /** The links; dropdowns do not nest. */
    items,
  }),
  search: z.strictObject({
    /** The search box. */
    type: z.literal('search'),
    ...itemKeys,
  }),
  html: z.strictObject({
    /** Trusted HTML. */
    type: z.literal('html'),
    ...itemKeys,
    /** The HTML. */
    value: trustedHtml,
  }),
  doc: z.strictObject({
    /** A link to a document. */
    type: z.literal('doc'),
    ...itemKeys,
    /** Id of the document. */
    docId: text,
    ...labelKeys,
    ...docsKeys,
  }),
  docSidebar: z.strictObject({
    /** A link to the first document of a sidebar. */
    type: z.literal('docSidebar'),
    ...itemKeys,
    /** Name of the sidebar. */
    sidebarId: text,
    ...labelKeys,
    ...docsKeys,
  }),
  docsVersion: z.strictObject({
    /** A link to the main document of a version. */
    type: z.literal('docsVersion'),
    ...itemKeys,
    ...labelKeys,
    /** Path of another page instead. */
    to: shellAddress.optional(),
    ...docsKeys,
  }),
  docsVersionDropdown: z.strictObject({
    /** A choice of versions. */
    type: z.literal('docsVersionDropdown'),
    ...itemKeys,
    ...docsKeys,
    /** Names of versions, or name -> settings. Undefined: all versions. */
    versions: z.union([z.array(z.string()), z.record(z.string(), z.strictObject(labelKeys))]).optional(),
    ...dropdownKeys,
  }),
  localeDropdown: z.strictObject({
    /** A choice of languages. */
    type: z.literal('localeDropdown'),
    ...itemKeys,
    /** Added to the addresses that the languages lead to: `?from=menu`. */
    queryString: z.string().optional(),
    ...dropdownKeys,
  }),
}

/** For "did you mean". */
export const navbarItemTypes = Object.keys(itemsByType)

export const navbarItem = z.union(Object.values(itemsByType))

const logoKeys = {
  /** What the image shows. */
  alt: z.string().optional(),
  /** Path in a static folder, for light mode. */
  src: imageAddress,
  /** The same for dark mode. */
  srcDark: imageAddress.optional(),
  /** Where the logo leads. Undefined: the home page. */
  href: logoAddress.optional(),
  /** Width in pixels. */
  width: z.number().positive().optional(),
  /** Height in pixels. */
  height: z.number().positive().optional(),
}
const logo = z.strictObject(logoKeys)
const navbarLogo = z.strictObject({
  ...logoKeys,
  /** Opened in a new tab on right-click. */
  brandPage: logoAddress.optional(),
})

export const navbar = z.strictObject({
  /** Text beside the logo. */
  title: z.string().optional(),
  /** The logo. */
  logo: navbarLogo.optional(),
  /** Hides the navbar while the reader scrolls down. */
  hideOnScroll: flag.default(false),
  /** Its items, by `type`. */
  items: items.default([]),
})

const footerLink = z.strictObject({
  /** Text of the link. */
  label: z.string().optional(),
  /** Trusted HTML instead of `label`; it may stand alone. */
  html: trustedHtml.optional(),
  /** Path on this site. */
  to: shellAddress.optional(),
  /** Any other URL. */
  href: shellAddress.optional(),
  /** `aria-label`, for links that show only an icon. */
  ariaLabel: text.optional(),
  /** Class of the link. */
  className: z.string().optional(),
})

const footerColumn = z.strictObject({
  /** Title of the column. */
  title: text,
  /** Links of the column. */
  items: z.array(footerLink),
})

export const footer = z.strictObject({
  /** A logo. */
  logo: logo.optional(),
  /** HTML; `{year}` becomes the year of the build. */
  copyright: trustedHtml.optional(),
  /** Columns of links. */
  columns: z.array(footerColumn).optional(),
})

export const announcementBar = z.strictObject({
  /** A new id shows the bar again to readers who closed it. */
  id: text.default('announcement-bar'),
  /** What the bar says, as HTML. */
  content: trustedHtml.min(1),
  /** A CSS color. Undefined: that of the theme. */
  backgroundColor: text.optional(),
  /** A CSS color. Undefined: that of the theme. */
  textColor: text.optional(),
  /** Readers can close it. */
  isCloseable: flag.default(true),
})

export const colorMode = z.strictObject({
  /** Mode before the reader chooses. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Removes the switch. */
  disableSwitch: flag.default(false),
  /** Follows the reader's system until the reader chooses. */
  respectPrefersColorScheme: flag.default(true),
})

const headingLevel = z.int().min(2).max(6)

export const tableOfContents = z.strictObject({
  /** First level of headings in the list of contents: 2 is `##`. */
  minHeadingLevel: headingLevel.default(2),
  /** Last level. */
  maxHeadingLevel: headingLevel.default(3),
})

export type NavbarItem = z.input<typeof navbarItem>
export type LogoOptions = z.input<typeof logo>
export type NavbarOptions = z.input<typeof navbar>
export type FooterLink = z.input<typeof footerLink>
export type FooterOptions = z.input<typeof footer>
export type AnnouncementBarOptions = z.input<typeof announcementBar>
export type ColorModeOptions = z.input<typeof colorMode>
export type TableOfContentsOptions = z.input<typeof tableOfContents>
