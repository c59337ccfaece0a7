// Makes a hit of what the provider sends. An index can be written by others, with whatever they like: what is no hit is left out, and of the
// text only the marks are markup.
import { escapeAttribute } from '../../../lib/escape.ts'
import type { HitLevel, MarkedFields, SearchHit } from '../../search/search-client.ts'

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly HitLevel[]

/** @returns undefined for a record that is no section of a page. */
export function readHit(record: unknown): SearchHit | undefined {
  const { objectID, url, type, hierarchy, content } = fieldsOf(record)
  const kind = type === 'content' ? type : levels.find((level) => level === type)
  if (typeof objectID !== 'string' || !isWebAddress(url) || kind === undefined || kind === 'lvl0') return undefined
  const titles = fieldsOf(hierarchy)
  const { _snippetResult, _highlightResult } = fieldsOf(record)
  return {
    objectID,
    url,
    type: kind,
    hierarchy: {
      lvl0: textOf(titles.lvl0),
      lvl1: textOf(titles.lvl1),
      lvl2: textOf(titles.lvl2),
      lvl3: textOf(titles.lvl3),
      lvl4: textOf(titles.lvl4),
      lvl5: textOf(titles.lvl5),
      lvl6: textOf(titles.lvl6),
    },
    content: textOf(content),
    _snippetResult: readMarked(_snippetResult),
    _highlightResult: readMarked(_highlightResult),
  }
}

function readMarked(result: unknown): MarkedFields {
  const { hierarchy, content } = fieldsOf(result)
  const titles = fieldsOf(hierarchy)
  const marked = levels.flatMap((level) => {
    const value = markedOf(titles[level])
    return value ? [[level, value] as const] : []
  })
  const text = markedOf(content)
  return { hierarchy: Object.fromEntries(marked), ...(text && { content: text }) }
}

function markedOf(field: unknown): { value: string } | undefined {
  const { value } = fieldsOf(field)
  return typeof value === 'string' ? { value: escapeAllButMarks(value) } : undefined
}

/**
 * The provider puts marks around what was found and leaves the rest as it is in the index, which is text. Text about HTML has marks of its own,
 * that look the same in its answer: the provider's come in pairs without another one between, so that whatever is no such pair is text. A pair that
 * the text has itself still reads as a mark; nothing of it is lost but its tags.
 */
function escapeAllButMarks(text: string): string {
  return text.replace(/<mark>((?:(?!<\/?mark>).)*)<\/mark>|[&<>"']/gs, (found, marked?: string) =>
    marked === undefined ? escapeAttribute(found) : `<mark>${escapeAttribute(marked)}</mark>`,
  )
}

/** With an origin, or a path. */
function isWebAddress(url: unknown): url is string {
  return (
    typeof url === 'string' && URL.canParse(url, 'https://site.invalid') && /^https?:/.test(new URL(url, 'https://site.invalid').protocol)
  )
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
