// Finished HTML of a page -> its sections as plain text: what search finds. Of the HTML and not of the Markdown, because partials, the tables
// that components make, and pages without a document are only there.

import { readHtml } from '../../lib/read-html.ts'
import { type HtmlVisitor, voidElements } from '../../lib/read-regular-html.ts'
import { collapseSpace } from '../../markdown/collapse-space.ts'
import { watchFormulas } from '../../markdown/formula-source.ts'
import { isPageOnly } from '../../markdown/is-page-only.ts'

export interface PageSection {
  /** Id of its heading; '' before the first one. */
  anchor: string
  /** 1 for the title of the page, 2 to 6. */
  level: number
  heading: string
  text: string
}

/** Elements that are about the page, not of it, besides those that only make sense there (markdown/is-page-only.ts). */
const silentElements: ReadonlySet<string> = new Set('aside footer form iframe nav object svg'.split(' '))
/** Parts of the theme that stand inside of the text; dates and authors of posts. */
const silentClass = /(?:^|\s)(?:contents-disclosure|post-meta|page-foot|page-top|version-banner|version-badge|visually-hidden)(?:\s|$)/
/** Between these, words do not run into each other. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark math q s samp small span strong sub sup time u var wbr'.split(' '),
)
/** A path of this site without an anchor: what is said of a section is not said of its page. */
const leadsToPage = /^\/(?!\/)[^#]*$/
/** Code that is read as text: messages of errors, command lines, what diagrams say. */
const readCode = /^language-(?:bash|console|log|mermaid|sh|shell|text|txt|plaintext)$/

/** A link to another page as a whole: its address as written, and its text. */
export type PageLink = [href: string, text: string]

export interface ReadPage {
  /** At least one, the first without an anchor; its heading is the h1 before all others, or ''. */
  sections: PageSection[]
  links: PageLink[]
}

/** @param html the whole page. */
export function readPage(html: string): ReadPage {
  const [reader] = readHtml(html, () => [createSectionReader()] as const)
  return reader.finish()
}

/** @param html the whole page. */
export function readSections(html: string): PageSection[] {
  return readPage(html).sections
}

export interface SectionReader extends HtmlVisitor {
  finish(): ReadPage
}

/** Reads what is inside of <main>. */
export function createSectionReader(): SectionReader {
  const sections: PageSection[] = [{ anchor: '', level: 1, heading: '', text: '' }]
  let current = sections[0]
  let target: 'heading' | 'text' = 'text'
  let buffer = ''
  /** How many elements that say nothing are open around this place. */
  let silent = 0
  /** From <main> on. */
  const open: { silent: boolean; heading: boolean; isCode: boolean; href?: string }[] = []
  const links: PageLink[] = []
  let linkStart = 0
  const flush = (): void => {
    if (current) current[target] = collapseSpace(`${current[target]} ${buffer}`).trim()
    buffer = ''
  }
  let formulaStart = 0
  const formulas = watchFormulas(
    () => {
      formulaStart = buffer.length
    },
    (source) => {
      if (silent === 0) buffer = buffer.slice(0, formulaStart) + source
    },
  )
  return {
    onopentag(name, attributes) {
      if (open.length === 0 && name !== 'main') return
      formulas.onopentag(name, attributes)
      // There is no end tag to wait for.
      if (voidElements.has(name)) {
        if (name !== 'wbr') buffer += ' '
        return
      }
      const isCode = name === 'pre'
      const isSilent =
        isCode ||
        (target === 'heading' && isBadge(attributes)) ||
        silentElements.has(name) ||
        isPageOnly(name, attributes) ||
        isHidden(attributes)
      if (isSilent) silent++
      if (attributes.class !== undefined && readCode.test(attributes.class)) includeCodeBlock()
      const level = silent === 0 && /^h[1-6]$/.test(name) ? Number(name[1]) : 0
      const isTitle = level === 1 && sections.length === 1 && current?.heading === ''
      const isHeading = isTitle || (level > 0 && attributes.id !== undefined)
      const href = name === 'a' && silent === 0 ? attributes.href : undefined
      open.push({ silent: isSilent, heading: isHeading, isCode, ...(href !== undefined && leadsToPage.test(href) && { href }) })
      if (href !== undefined) linkStart = buffer.length
      if (isHeading) {
        flush()
        if (!isTitle) {
          // There is one title: a further h1 stands below it.
          current = { anchor: attributes.id ?? '', level: Math.max(level, 2), heading: '', text: '' }
          sections.push(current)
        }
        target = 'heading'
      } else if (!inlineElements.has(name)) buffer += ' '
    },
    ontext(text) {
      formulas.ontext(text)
      if (silent === 0 && open.length > 0) buffer += text
    },
    onclosetag(name) {
      if (open.length === 0 || voidElements.has(name)) return
      const element = open.pop()
      if (element?.silent) silent--
      if (element?.href !== undefined) links.push([element.href, collapseSpace(buffer.slice(linkStart)).trim()])
      if (element?.heading) {
        flush()
        target = 'text'
      } else if (!inlineElements.has(name)) buffer += ' '
      formulas.onclosetag(name)
    },
    finish() {
      flush()
      const kept = sections.filter(({ anchor, heading, text }) => anchor === '' || heading !== '' || text !== '')
      return { sections: kept, links }
    },
  }

  function includeCodeBlock(): void {
    const block = open.findLast(({ isCode }) => isCode)
    if (!block?.silent) return
    block.silent = false
    silent--
  }
}

/** What is new today is no part of the name of a section. */
function isBadge({ class: names = '' }: Readonly<Record<string, string>>): boolean {
  return names === 'sg-badge' || names.startsWith('sg-badge ')
}

function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  return 'data-no-search' in attributes || (attributes.class !== undefined && silentClass.test(attributes.class))
}
