// Keys of front matter that another generator reads and that have no effect here, with what takes their place. Only values of the form that the
// other generator takes count: a site may have a key of its own with the same name.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, type YamlMapping } from './read-yaml-mapping.ts'

interface ForeignKey {
  matches: (value: unknown) => boolean
  counterpart: string
}

const hasOneOf =
  (...names: string[]) =>
  (value: unknown): boolean =>
    isRecord(value) && names.some((name) => Object.hasOwn(value, name))
const homePage = 'a home page of `layout: home` or `template: splash` (docs/content.md), or a page module (docs/theming.md)'

/** VitePress, Starlight, and what Docusaurus alone reads. */
const foreignKeys: Readonly<Record<string, ForeignKey>> = {
  sidebar: {
    matches: hasOneOf('label', 'order', 'badge', 'hidden', 'attrs'),
    counterpart: '`sidebar_label`, `sidebar_position`, `sidebar_badge`, `unlisted`',
  },
  template: { matches: (value) => value === 'splash' || value === 'doc', counterpart: homePage },
  hero: { matches: hasOneOf('name', 'title', 'text', 'tagline', 'actions', 'image'), counterpart: homePage },
  features: { matches: (value) => Array.isArray(value) && value.some(hasOneOf('title', 'details', 'icon')), counterpart: homePage },
  tableOfContents: {
    matches: (value) => typeof value === 'boolean' || hasOneOf('minHeadingLevel', 'maxHeadingLevel')(value),
    counterpart: '`hide_table_of_contents`, `toc_min_heading_level`, `toc_max_heading_level`',
  },
  outline: {
    matches: (value) => value === 'deep' || typeof value === 'boolean' || typeof value === 'number' || Array.isArray(value),
    counterpart: '`toc_min_heading_level`, `toc_max_heading_level`, `hide_table_of_contents`',
  },
  editLink: { matches: (value) => typeof value === 'boolean', counterpart: '`custom_edit_url: null`' },
  editUrl: { matches: (value) => value === false || typeof value === 'string', counterpart: '`custom_edit_url`' },
  lastUpdated: {
    matches: (value) => typeof value === 'boolean' || value instanceof Date || typeof value === 'string',
    counterpart: '`last_update`',
  },
  prev: { matches: isNeighbor, counterpart: '`pagination_prev`' },
  next: { matches: isNeighbor, counterpart: '`pagination_next`' },
  head: { matches: Array.isArray, counterpart: '`head_tags`, `scripts`, `stylesheets`' },
  titleTemplate: { matches: (value) => typeof value === 'string' || value === false, counterpart: '`titleDelimiter` in the configuration' },
  pageClass: { matches: (value) => typeof value === 'string', counterpart: '`layout`, with a layout of the site' },
  pagefind: { matches: (value) => typeof value === 'boolean', counterpart: '`search`' },
  title_meta: { matches: (value) => typeof value === 'string', counterpart: '`<head><title>…</title></head>` in the text' },
  sidebar_key: { matches: (value) => typeof value === 'string', counterpart: 'no need: translations of a sidebar go by its labels' },
  banner: { matches: hasOneOf('content'), counterpart: 'an admonition in the text' },
}

function isNeighbor(value: unknown): boolean {
  return value === false || hasOneOf('text', 'link', 'label')(value)
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
