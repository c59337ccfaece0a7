// Keys of front matter that another generator reads: here they are read as those of ours that say the same, or have no effect, and what takes
// their place is named. Only values of the form that the other generator takes count: a site may have a key of its own with the same name.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readFrontMatterHead } from './front-matter-head.ts'
import { isRecord, type YamlMapping } from './read-yaml-mapping.ts'

interface ForeignKey {
  matches: (value: unknown) => boolean
  counterpart: string
  /** The keys of ours that say the same. Undefined where there are none. */
  read?: (value: unknown) => Record<string, unknown> | undefined
  /** Whether a part of a value that is read means nothing here. */
  hasMore?: (value: unknown) => boolean
}

const hasOneOf =
  (...names: string[]) =>
  (value: unknown): boolean =>
    isRecord(value) && names.some((name) => Object.hasOwn(value, name))
const homePage = 'a home page of `layout: home` or `template: splash` (docs/content.md), or a page module (docs/theming.md)'

/** VitePress, Starlight, and what Docusaurus alone reads. */
const foreignKeys: Readonly<Record<string, ForeignKey>> = {
  sidebar: {
    matches: (value) => typeof value === 'boolean' || hasOneOf('label', 'order', 'badge', 'hidden', 'attrs')(value),
    counterpart: '`sidebar_label`, `sidebar_position`, `sidebar_badge`, `unlisted`',
    read: readSidebar,
    // `hidden` takes a page out of the sidebar alone.
    hasMore: (value) => isRecord(value) && (value.hidden === true || value.attrs !== undefined),
  },
  template: { matches: (value) => value === 'splash' || value === 'doc', counterpart: homePage },
  hero: { matches: hasOneOf('name', 'title', 'text', 'tagline', 'actions', 'image'), counterpart: homePage },
  features: { matches: (value) => Array.isArray(value) && value.some(hasOneOf('title', 'details', 'icon')), counterpart: homePage },
  tableOfContents: {
    matches: (value) => typeof value === 'boolean' || hasOneOf('minHeadingLevel', 'maxHeadingLevel')(value),
    counterpart: '`hide_table_of_contents`, `toc_min_heading_level`, `toc_max_heading_level`',
    read: (value) => (isRecord(value) ? levels(value.minHeadingLevel, value.maxHeadingLevel) : value === false ? withoutContents : {}),
  },
  outline: {
    matches: (value) => value === 'deep' || typeof value === 'boolean' || typeof value === 'number' || Array.isArray(value),
    counterpart: '`toc_min_heading_level`, `toc_max_heading_level`, `hide_table_of_contents`',
    read: (value) =>
      value === false
        ? withoutContents
        : value === 'deep'
          ? levels(2, 6)
          : Array.isArray(value)
            ? levels(value[0], value[1])
            : typeof value === 'number'
              ? levels(value, value)
              : {},
  },
  editLink: {
    matches: (value) => typeof value === 'boolean',
    counterpart: '`custom_edit_url: null`',
    read: (value) => (value === false ? withoutEdit : {}),
  },
  editUrl: {
    matches: (value) => value === false || typeof value === 'string',
    counterpart: '`custom_edit_url`',
    read: (value) => (value === false ? withoutEdit : { custom_edit_url: value }),
  },
  lastUpdated: {
    matches: (value) => typeof value === 'boolean' || value instanceof Date || typeof value === 'string',
    counterpart: '`last_update`',
    read: (value) => (typeof value === 'string' ? { last_update: { date: value } } : value === true ? {} : undefined),
  },
  prev: {
    matches: isNeighbor,
    counterpart: '`pagination_prev`',
    read: (value) => readNeighbor('pagination_prev', value),
  },
  next: {
    matches: isNeighbor,
    counterpart: '`pagination_next`',
    read: (value) => readNeighbor('pagination_next', value),
  },
  head: { matches: Array.isArray, counterpart: '`head_tags`, `scripts`, `stylesheets`', read: readHead },
  titleTemplate: { matches: (value) => typeof value === 'string' || value === false, counterpart: '`titleDelimiter` in the configuration' },
  aside: {
    matches: (value) => typeof value === 'boolean' || value === 'left',
    counterpart: '`hide_table_of_contents`; the list of headings has its side',
    read: (value) => (value === false ? withoutContents : {}),
    hasMore: (value) => value === 'left',
  },
  pageClass: { matches: (value) => typeof value === 'string', counterpart: '`layout`, with a layout of the site' },
  navbar: { matches: isFlag, counterpart: '`layout`, with a layout of the site', read: ifShown },
  footer: { matches: isFlag, counterpart: '`layout`, with a layout of the site', read: ifShown },
  markdownStyles: { matches: isFlag, counterpart: 'a page module (docs/theming.md)', read: ifShown },
  isHome: { matches: isFlag, counterpart: '`layout: home`' },
  externalLinkIcon: { matches: isFlag, counterpart: 'no need: the theme marks links that leave the site', read: ifShown },
  pagefind: { matches: (value) => typeof value === 'boolean', counterpart: '`search`' },
  title_meta: { matches: (value) => typeof value === 'string', counterpart: '`<head><title>…</title></head>` in the text' },
  sidebar_key: { matches: (value) => typeof value === 'string', counterpart: 'no need: translations of a sidebar go by its labels' },
  banner: { matches: hasOneOf('content'), counterpart: 'an admonition in the text' },
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean'
}

/** `true` says what is so anyway. */
function ifShown(value: unknown): Record<string, unknown> | undefined {
  return value === true ? {} : undefined
}

function isNeighbor(value: unknown): boolean {
  return typeof value === 'boolean' || hasOneOf('text', 'link', 'label')(value)
}

/** `{ text, link }` of VitePress, `{ label, link }` of Starlight. */
function readNeighbor(key: string, value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'boolean') return value ? {} : { [key]: null }
  if (!isRecord(value)) return undefined
  const { text, label = text, link } = value
  return { [key]: { ...(label !== undefined && { label }), ...(link !== undefined && { to: link }) } }
}

const withoutContents = { hide_table_of_contents: true }
const withoutEdit = { custom_edit_url: null }

function levels(least: unknown, most: unknown): Record<string, unknown> {
  return { ...(least !== undefined && { toc_min_heading_level: least }), ...(most !== undefined && { toc_max_heading_level: most }) }
}

function readSidebar(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'boolean') return value ? {} : { displayed_sidebar: null }
  if (!isRecord(value)) return undefined
  const { label, order, badge } = value
  const { text, variant } = isRecord(badge) ? badge : { text: badge }
  return {
    ...(label !== undefined && { sidebar_label: label }),
    ...(order !== undefined && { sidebar_position: order }),
    ...(badge !== undefined && {
      sidebar_badge: variant === undefined ? text : { text, variant: variant === 'default' ? 'note' : variant },
    }),
  }
}

/** `[tag, attributes, text]` of VitePress, `{ tag, attrs, content }` of Starlight. */
function readHead(value: unknown): Record<string, unknown> | undefined {
  const tags = (Array.isArray(value) ? value : []).map((entry: unknown) => {
    const [tagName, attributes = {}, innerHTML] = Array.isArray(entry)
      ? entry
      : isRecord(entry)
        ? [entry.tag, entry.attrs, entry.content]
        : []
    return { tagName, attributes, ...(typeof innerHTML === 'string' && innerHTML !== '' && { innerHTML }) }
  })
  const { tags: read, problems } = readFrontMatterHead({ head_tags: tags }, () => ({ file: '' }))
  return problems.length > 0 || read.length < tags.length ? undefined : { head_tags: tags }
}

/**
 * Front matter as if it had our keys wherever those of another generator say the same. Keys of ours that stand there count more.
 * @returns also the keys that were read whole.
 */
export function adoptForeignKeys(mapping: YamlMapping): { mapping: YamlMapping; adopted: string[] } {
  const own = new Map<string, { value: unknown; from: string }>()
  const adopted: string[] = []
  for (const [key, value] of Object.entries(mapping.value)) {
    const known = Object.hasOwn(foreignKeys, key) ? foreignKeys[key] : undefined
    const read = known?.matches(value) ? known.read?.(value) : undefined
    if (read === undefined) continue
    if (known?.hasMore?.(value) !== true) adopted.push(key)
    for (const [name, each] of Object.entries(read)) if (!Object.hasOwn(mapping.value, name)) own.set(name, { value: each, from: key })
  }
  if (own.size === 0) return { mapping, adopted }
  const values = Object.fromEntries([...own].map(([name, { value }]) => [name, value]))
  return {
    adopted,
    mapping: {
      value: { ...mapping.value, ...values },
      textOf: (key) => (own.has(key) ? own.get(key)?.value : mapping.textOf(key)),
      placeOf([key, ...below]) {
        const from = own.get(String(key))?.from
        return mapping.placeOf(from !== undefined ? [from] : key === undefined ? [] : [key, ...below])
      },
    },
  }
}

/**
 * One finding for all of them, at the first.
 * @param read keys that mean something in this document.
 */
export function findForeignKeys(mapping: YamlMapping, read: readonly string[] = []): { keys: string[]; diagnostics: Diagnostic[] } {
  const found = Object.entries(mapping.value).flatMap(([key, value]) => {
    const known = Object.hasOwn(foreignKeys, key) && !read.includes(key) ? foreignKeys[key] : undefined
    return known?.matches(value) ? [{ key, counterpart: known.counterpart }] : []
  })
  const [first] = found
  if (first === undefined) return { keys: [], diagnostics: [] }
  return {
    keys: found.map(({ key }) => key),
    diagnostics: [
      {
        id: 'foreign-syntax',
        level: 'warning',
        message: `Front matter has keys of another generator, which do nothing here: ${found.map(({ key }) => `\`${key}\``).join(', ')}.`,
        place: mapping.placeOf([first.key]),
        hint: found.map(({ key, counterpart }) => `For \`${key}\`, there is ${counterpart}.`).join(' '),
      },
    ],
  }
}
