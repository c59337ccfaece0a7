// The table of front matter keys: spelling, collections that allow them, expected values, and the field of FrontMatter they fill. Spelling
// and meaning: docs/content.md. Authors are not in it: see front-matter-authors.ts.
import * as z from 'zod'
import { badgeExpectation, readBadge } from '../lib/badge-looks.ts'
import { leastBoost, mostBoost } from '../lib/search-metadata.ts'
import { dangerOf } from '../lib/unsafe-address.ts'
import type { CollectionReference, FrontMatter } from './document.ts'
import { dateExpectation, parseDate } from './parse-date.ts'

export type CollectionKind = CollectionReference['kind']

export interface FrontMatterField {
  key: string
  /** Undefined means all kinds of collection. */
  kinds: readonly CollectionKind[] | undefined
  /** The words after "must be". */
  expected: string
  hint?: string
  /** Accepts text and numbers alike: numbers arrive as written. */
  isText: boolean
  /** Stores the value in `target`, or returns the path below the key to what does not fit. */
  read(value: unknown, target: FrontMatter): { path: PropertyKey[] } | undefined
}

interface FieldOptions {
  kinds?: readonly CollectionKind[]
  expected: string
  hint?: string
  isText?: boolean
}

function field<Name extends keyof FrontMatter>(
  key: string,
  name: Name,
  schema: z.ZodType<FrontMatter[Name]>,
  options: FieldOptions,
): FrontMatterField {
  return {
    key,
    kinds: options.kinds,
    expected: options.expected,
    ...(options.hint && { hint: options.hint }),
    isText: options.isText ?? false,
    read(value, target) {
      const result = schema.safeParse(value)
      if (!result.success) return { path: result.error.issues[0]?.path ?? [] }
      if (result.data !== undefined) target[name] = result.data
      return undefined
    },
  }
}

const text = z.string()
/** What is compared with names of files and ids made from them (lib/normalize-address.ts). */
const name = text.transform((value) => value.normalize('NFC'))
const flag = z.boolean()
const orEmpty = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])
const phrase = text.trim().min(1)
const linkAddress = text.refine((value) => dangerOf(value) === undefined)
const imageAddress = text.refine((value) => dangerOf(value, 'image') === undefined)
const emptyIsNull = z.union([linkAddress, z.null()]).transform((value) => (value === '' ? null : value))
const tocLevel = z.int().min(2).max(6)
const neighbour = z.union([
  name,
  z.null(),
  z.strictObject({ label: phrase.optional(), to: linkAddress.optional() }).refine(({ label, to }) => label ?? to),
])
const isoDate = text.transform((value, context) => {
  const date = parseDate(value)
  if (date !== undefined) return date
  context.addIssue({ code: 'custom', message: 'not a date' })
  return z.NEVER
})
export const badgeSchema = z.unknown().transform((value, context) => {
  const read = readBadge(value)
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: 'not a badge' })
  return z.NEVER
})
const record = z.record(z.string(), z.unknown())
const searchTerms = z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(phrase))
const searchBoost = z.number().min(leastBoost).max(mostBoost)

const aText: FieldOptions = { expected: 'a text', isText: true }
const aFlag: FieldOptions = { expected: 'true or false', hint: 'Write `true` or `false`, without quotes.' }
const docs = ['docs'] as const
const blog = ['blog'] as const
const pages = ['pages', 'collection'] as const
/** Not those of a collection, which may have a field of this name. */
const documents = ['docs', 'blog', 'pages'] as const
const withSidebarLabel = ['docs', 'blog'] as const

export const frontMatterFields: readonly FrontMatterField[] = [
  field('title', 'title', text, aText),
  field('description', 'description', text, aText),
  field('slug', 'slug', name, { ...aText, expected: 'a text: the path of the page, `/from/the/base` or relative' }),
  field('keywords', 'keywords', z.array(text), { expected: 'a list of texts', hint: 'Write `keywords: [one, two]`.', isText: true }),
  field('image', 'image', imageAddress, { ...aText, expected: 'the path of an image, or its address with `https://`' }),
  field('draft', 'draft', flag, aFlag),
  field('unlisted', 'unlisted', flag, aFlag),
  field('tags', 'tags', z.array(z.union([text.min(1), z.object({ label: text.min(1), permalink: text.min(1) })])), {
    expected: 'a list of tags',
    hint: 'Write `tags: [one, two]`.',
    isText: true,
  }),
  field('hide_table_of_contents', 'hideTableOfContents', flag, aFlag),
  field('toc_min_heading_level', 'tocMinHeadingLevel', tocLevel, { expected: 'a whole number from 2 to 6' }),
  field('toc_max_heading_level', 'tocMaxHeadingLevel', tocLevel, { expected: 'a whole number from 2 to 6' }),
  field('custom_edit_url', 'customEditUrl', emptyIsNull, {
    expected: 'an address with `https://`, a path, or null for no edit link',
    isText: true,
  }),
  field(
    'last_update',
    'lastUpdate',
    z.strictObject({ date: isoDate.optional(), author: text.min(1).optional() }).refine((value) => value.date ?? value.author),
    { expected: `a mapping with \`date\` (${dateExpectation}), \`author\`, or both`, isText: true },
  ),
  field('layout', 'layout', text.regex(/^[\w-]+$/), {
    kinds: documents,
    expected: 'the name of a layout, a file of `content/layouts` without its ending',
    isText: true,
  }),
  field('search', 'search', flag, { ...aFlag, kinds: documents }),
  field('search_terms', 'searchTerms', searchTerms, {
    expected: 'a list of texts: what readers call the page',
    hint: 'Write `search_terms: [how to cut a video, trim]`.',
    isText: true,
  }),
  field('search_boost', 'searchBoost', searchBoost, {
    expected: `a number from ${leastBoost} to ${mostBoost}`,
    hint: 'Pages have 1; a page with 2 counts twice as much as another that matches as well.',
  }),
  field('format', 'format', z.enum(['md', 'mdx']), { expected: '`md` or `mdx`' }),

  field('id', 'id', name.pipe(text.regex(/^[^/]+$/)), {
    kinds: docs,
    expected: 'a text without `/`',
    hint: 'The folder is added to the id by itself. To change the URL, use `slug`.',
    isText: true,
  }),
  field('hide_title', 'hideTitle', flag, { ...aFlag, kinds: docs }),
  field('sidebar_label', 'sidebarLabel', text, { ...aText, kinds: withSidebarLabel }),
  field('sidebar_position', 'sidebarPosition', z.number(), { kinds: docs, expected: 'a number' }),
  field('sidebar_class_name', 'sidebarClassName', text, { ...aText, kinds: docs }),
  field('sidebar_badge', 'sidebarBadge', badgeSchema, {
    kinds: docs,
    expected: badgeExpectation,
    hint: 'Write `sidebar_badge: New`, or `sidebar_badge: { text: New, variant: tip }`.',
    isText: true,
  }),
  field('sidebar_custom_props', 'sidebarCustomProps', record, { kinds: docs, expected: 'a mapping' }),
  field('displayed_sidebar', 'displayedSidebar', orEmpty(text), {
    kinds: docs,
    expected: 'the name of a sidebar, or null for none',
    isText: true,
  }),
  field('pagination_label', 'paginationLabel', text, { ...aText, kinds: docs }),
  field('pagination_prev', 'paginationPrev', neighbour, {
    kinds: docs,
    expected: 'the id of a document, null for none, or a mapping with `label`, `to`, or both',
    isText: true,
  }),
  field('pagination_next', 'paginationNext', neighbour, {
    kinds: docs,
    expected: 'the id of a document, null for none, or a mapping with `label`, `to`, or both',
    isText: true,
  }),
  field('parse_number_prefixes', 'parseNumberPrefixes', flag, { ...aFlag, kinds: docs }),

  field('date', 'date', isoDate, { kinds: blog, expected: dateExpectation, isText: true }),
  field('hide_reading_time', 'hideReadingTime', flag, { ...aFlag, kinds: blog }),

  field('wrapperClassName', 'wrapperClassName', text, { ...aText, kinds: pages }),
  field('hide_footer', 'hideFooter', flag, { ...aFlag, kinds: pages }),
  field('hide_navbar', 'hideNavbar', flag, { ...aFlag, kinds: pages }),
]

/** Keys for which an empty value (`key:`) has a meaning. Other keys count as absent when empty. */
export const keysWithMeaningfulNull = new Set(['custom_edit_url', 'displayed_sidebar', 'pagination_prev', 'pagination_next'])
