// What has changed between two states of a document, section by section: for translators, who want to know where to look.

export interface ChangedSection {
  /** Text of its heading; undefined for what stands before the first one. */
  heading?: string
  /** Line of the heading, from 1, in the later state; absent if it is gone there. */
  line?: number
  change: 'changed' | 'new' | 'removed'
}

/** A translation whose original has changed since. */
export interface StaleTranslation {
  original: string
  /** When the translation was changed last, ISO date and time in UTC, and the commit of that. */
  date: string
  commit: string
  /** What has changed in the original; empty if git does not know what it was at that time. */
  sections: ChangedSection[]
}

/** Keys of front matter that readers see as text. */
const translatedKeys = new Set(['title', 'description', 'sidebar_label', 'pagination_label', 'keywords'])

interface Section {
  heading?: string
  line: number
  text: string
}

/**
 * The sections of `now` that `before` has not or has with another text, in their order, and those that are gone. Spaces and line breaks do not count,
 * nor do keys of front matter that are no text.
 */
export function changedSections(before: string, now: string): ChangedSection[] {
  const [old, current] = [sectionsByName(before), sectionsByName(now)]
  const found: ChangedSection[] = []
  for (const [name, { heading, line, text }] of current) {
    const was = old.get(name)
    if (was?.text === text || (was === undefined && heading === undefined)) continue
    found.push({ ...(heading !== undefined && { heading }), line, change: was === undefined ? 'new' : 'changed' })
  }
  for (const [name, { heading }] of old) {
    if (!current.has(name) && heading !== undefined) found.push({ heading, change: 'removed' })
  }
  return found
}

/** A heading that occurs again is another section. */
function sectionsByName(text: string): Map<string, Section> {
  const sections = new Map<string, Section>()
  const counts = new Map<string, number>()
  for (const section of splitSections(text)) {
    const name = section.heading ?? ''
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    sections.set(JSON.stringify([name, count]), section)
  }
  return sections
}

function splitSections(source: string): Section[] {
  const { front, body, firstLine } = splitFrontMatter(source)
  const sections: { heading?: string; line: number; lines: string[] }[] = [{ line: 1, lines: [front] }]
  let fence: string | undefined
  for (const [index, line] of body.split('\n').entries()) {
    const mark = /^ {0,3}(?:[-*+>] +)*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = undefined
    const heading = fence === undefined ? /^ {0,3}#{1,6}[ \t]+(.*?)[ \t#]*$/.exec(line.trimEnd())?.[1] : undefined
    if (heading === undefined) sections.at(-1)?.lines.push(line)
    else sections.push({ heading: plainHeading(heading), line: firstLine + index, lines: [] })
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join(' ').replace(/\s+/g, ' ').trim() }))
}

/** Without the id that is written behind it. */
function plainHeading(heading: string): string {
  return heading.replace(/\s*(?:\{#[^}]*\}|\{\/\*[^}]*\*\/\})$/, '').trim()
}

/** The keys of the front matter that are text, as they are written, with the lines below them. */
function splitFrontMatter(source: string): { front: string; body: string; firstLine: number } {
  const found = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source)
  if (!found) return { front: '', body: source, firstLine: 1 }
  let isText = false
  const front = (found[1] ?? '').split('\n').filter((line) => {
    const key = /^([\w-]+)[ \t]*:/.exec(line)?.[1]
    if (key !== undefined) isText = translatedKeys.has(key)
    return isText
  })
  return { front: front.join('\n'), body: source.slice(found[0].length), firstLine: found[0].split('\n').length }
}
