// What a reader, a search engine and a link from elsewhere see of a page, read from its HTML. Nothing here knows which program has made it.
import { readHtml } from '../lib/read-html.ts'
import type { HtmlVisitor } from '../lib/read-regular-html.ts'

export interface BuiltPage {
  /** Relative to the output. */
  file: string
  title: string
  description: string | undefined
  canonical: string | undefined
  robots: string | undefined
  language: string | undefined
  /** Where its refresh leads: then it is no page of its own. */
  redirectTo: string | undefined
  /** Every id, and names of anchors. */
  ids: ReadonlySet<string>
  /** Ids of the headings in its text. */
  headingIds: readonly string[]
  /** Links with a fragment, as they are written. */
  fragmentLinks: readonly string[]
  /** Its text without menus, in paragraphs, with single spaces. */
  paragraphs: readonly string[]
  /** Addresses of scripts and style sheets. */
  loads: readonly string[]
  /** Of the page and of what it loads at once. */
  weight: { bytes: number; requests: number }
}

/** Elements that begin a new paragraph. */
const blocks = new Set(
  'address article blockquote br caption dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
const ofHead = new Set(['html', 'head', 'title', 'meta', 'link', 'base', 'script', 'style', 'noscript', 'template'])
/** What is around a text, acts on it, or is shown in another way. */
const left = new Set('aside button footer form iframe input label nav noscript script select style svg template textarea'.split(' '))

/** @param file relative to the output. */
export function readBuiltPage(html: string, file: string): BuiltPage {
  const [reader] = readHtml(html, () => [createPageReader()] as const)
  return { ...reader.finish(), file, weight: { bytes: Buffer.byteLength(html), requests: 1 } }
}

function createPageReader(): HtmlVisitor & { finish(): Omit<BuiltPage, 'file' | 'weight'> } {
  const head: Pick<BuiltPage, 'description' | 'canonical' | 'robots' | 'language' | 'redirectTo'> = {
    description: undefined,
    canonical: undefined,
    robots: undefined,
    language: undefined,
    redirectTo: undefined,
  }
  const ids = new Set<string>()
  const headingIds: string[] = []
  const fragmentLinks: string[] = []
  const loads = new Set<string>()
  /** Of everything in the body, and of its <main> alone. */
  const text = { body: createParagraphs(), main: createParagraphs() }
  let title: string | undefined
  let isTitle = false
  let inBody = false
  let inMain = 0
  let inLeft = 0
  const open: string[] = []

  return {
    onopentag(name, attributes) {
      const { id, rel = '', content, href, src } = attributes
      // The tag of the body may be left out.
      if (!ofHead.has(name)) inBody = true
      if (id) ids.add(id)
      if (name === 'a' && attributes.name) ids.add(attributes.name)
      if (name === 'html') head.language = attributes.lang
      else if (name === 'title' && title === undefined && !inBody) isTitle = true
      else if (name === 'link' && href !== undefined) {
        if (/\bcanonical\b/i.test(rel)) head.canonical = href
        if (/\b(?:stylesheet|modulepreload)\b/i.test(rel)) loads.add(href)
      } else if (name === 'script' && src !== undefined) loads.add(src)
      else if (name === 'meta' && content !== undefined) {
        if (/^description$/i.test(attributes.name ?? '')) head.description = content
        if (/^robots$/i.test(attributes.name ?? '')) head.robots = content
        if (/^refresh$/i.test(attributes['http-equiv'] ?? '')) head.redirectTo = /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.[1]?.trim()
      } else if (name === 'a' && href?.includes('#')) fragmentLinks.push(href)
      const isLeft = left.has(name) || attributes.hidden !== undefined || attributes['aria-hidden'] === 'true'
      if (inLeft > 0 || isLeft) {
        inLeft += 1
        open.push(name)
        return
      }
      open.push(name)
      if (name === 'main') inMain += 1
      if (/^h[1-6]$/.test(name) && id) headingIds.push(id)
      if (blocks.has(name)) breakAll()
      if (name === 'img' && attributes.alt) addText(` ${attributes.alt} `)
    },
    ontext(part) {
      if (isTitle) title = (title ?? '') + part
      else if (inBody && inLeft === 0) addText(part)
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false
      if (!open.includes(name)) return
      while (open.length > 0) {
        const last = open.pop()
        if (inLeft > 0) inLeft -= 1
        else {
          if (last !== undefined && blocks.has(last)) breakAll()
          if (last === 'main') inMain -= 1
        }
        if (last === name) return
      }
    },
    finish() {
      breakAll()
      const main = text.main.list()
      return {
        ...head,
        title: (title ?? '').replace(/\s+/g, ' ').trim(),
        ids,
        headingIds,
        fragmentLinks,
        paragraphs: main.length > 0 ? main : text.body.list(),
        loads: [...loads],
      }
    },
  }

  function addText(part: string): void {
    text.body.add(part)
    if (inMain > 0) text.main.add(part)
  }
  function breakAll(): void {
    text.body.end()
    if (inMain > 0) text.main.end()
  }
}

/** Marks that themes put behind headings for links to them, and characters that nobody sees. */
const marks = /(?:#|¶|§|\u200b|\u2060|\ufeff)+$|\u200b|\u2060|\ufeff/g

function createParagraphs(): { add(part: string): void; end(): void; list(): string[] } {
  const paragraphs: string[] = []
  let current = ''
  return {
    add(part) {
      current += part
    },
    end() {
      const clean = current.replace(/\s+/g, ' ').trim().replace(marks, '').trim()
      if (clean !== '') paragraphs.push(clean)
      current = ''
    },
    list: () => paragraphs,
  }
}
