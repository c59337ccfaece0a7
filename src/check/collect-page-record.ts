// Reads a finished page from its HTML in one pass: ids, links and files. From rendered HTML and not from the sources, because components,
// layouts and plugins make links and ids that no source shows (the false anchors of other generators).

import { readHtml } from '../lib/read-html.ts'
import type { HtmlVisitor } from '../lib/read-regular-html.ts'
import { readSrcset } from '../lib/srcset.ts'
import { createNeedsReader } from './page-needs.ts'
import type { PageLinkRecord, PageRecord } from './page-record.ts'

export interface PageIdentity {
  /** Path of the route, without the base URL. */
  path: string
  source?: string | undefined
  documents: readonly string[]
  unlisted?: boolean
  /** The metadata of the page asks robots not to index it. */
  noIndex?: boolean
  /** A document on it could not be read. */
  isIncomplete?: boolean
  /** The configuration asks this for all pages, so the first robots tag of each page is that of the site. */
  siteIsNoIndex?: boolean
}

export function collectPageRecord(html: string, identity: PageIdentity): PageRecord {
  const [collector] = readHtml(html, () => [createRecordCollector(identity)] as const)
  return collector.finish()
}

export interface RecordCollector extends HtmlVisitor {
  /** Call it after the whole page has been read. */
  finish(): PageRecord
}

/** Runs in the workers, once per page. Comments are ignored; of scripts and styles only the hashes are kept. */
export function createRecordCollector({
  path,
  source,
  documents,
  unlisted = false,
  noIndex = false,
  isIncomplete = false,
  siteIsNoIndex = false,
}: PageIdentity): RecordCollector {
  const ids = new Set<string>()
  /** Ids of the main element and of the landmarks around it: the menus of the shell. Its footer is no menu: people link to an imprint there. */
  const shellIds = new Set<string>()
  const duplicateIds = new Set<string>()
  const links = new Map<string, PageLinkRecord>()
  let robotsTags = 0
  let hasClientOnly = false
  const islands = new Set<string>()
  /** Numbers of open elements that change what a link means. */
  let inMain = 0
  let inLandmark = 0
  let inMenus = 0
  let hasMain = false
  /** Open templates: true for one with a part of an island that is not shown yet. */
  const templates: boolean[] = []
  let inertTemplates = 0

  function addLink(url: string | undefined, kind: PageLinkRecord['kind'], unchecked = false): void {
    if (url === undefined) return
    const place = inMain > 0 ? 'm' : inLandmark > 0 ? 's' : 'u'
    const key = `${kind}${unchecked}${place}${url}`
    const known = links.get(key)
    if (known) known.count++
    else links.set(key, { url: url.trim(), kind, unchecked, inShell: place === 's', count: 1 })
    // Outside landmarks, a link belongs to the shell only if the page turns out to have a main part.
    if (place === 'u' && !known) undecided.push(key)
  }
  const undecided: string[] = []
  const needs = createNeedsReader()

  return {
    onopentag(name, attributes) {
      needs.onOpenTag(name, attributes)
      if (name === 'sg-island' && attributes['data-module']) islands.add(attributes['data-module'])
      if (name === 'template') {
        const isSlot = 'data-slot' in attributes
        templates.push(isSlot)
        if (!isSlot) inertTemplates++
      }
      // The slots of an island become part of the page when it wakes; other templates are raw material for scripts.
      if (inertTemplates > 0) return
      const hidden = templates.length > 0
      if (name === 'main') {
        inMain++
        hasMain = true
      } else if (isLandmark(name)) {
        inLandmark++
        if (name !== 'footer') inMenus++
      }

      const { id } = attributes
      if (id && !hidden) {
        if (ids.has(id) || shellIds.has(id)) duplicateIds.add(id)
        if (name === 'main' || (inMenus > 0 && inMain === 0)) shellIds.add(id)
        else ids.add(id)
      }
      if (attributes.style !== undefined) for (const url of styleUrls(attributes.style)) addLink(url, 'asset')
      switch (name) {
        case 'a':
          if (attributes.name && !hidden) ids.add(attributes.name)
          addLink(attributes.href, 'link', isUnchecked(attributes))
          break
        case 'area':
          addLink(attributes.href, 'link', isUnchecked(attributes))
          break
        case 'sg-island':
          hasClientOnly ||= attributes['data-client'] === 'only'
          break
        case 'link':
          if (loadsFile(attributes)) addLink(attributes.href, 'asset', isUnchecked(attributes))
          break
        case 'meta':
          if (attributes.name?.toLowerCase() === 'robots' && /\bnoindex\b/i.test(attributes.content ?? '')) robotsTags++
          if (cardProperties.has((attributes.property ?? attributes.name ?? '').toLowerCase())) addLink(attributes.content, 'asset')
          break
        default: {
          const names = fileAttributes[name]
          if (!names) break
          for (const attribute of names) addLink(attributes[attribute], 'asset', isUnchecked(attributes))
          for (const { url } of readSrcset(attributes.srcset ?? '')) addLink(url, 'asset', isUnchecked(attributes))
        }
      }
    },
    ontext: needs.onText,
    onclosetag(name) {
      needs.onCloseTag()
      if (name === 'template') {
        if (templates.pop() === false) inertTemplates--
      } else if (inertTemplates > 0) return
      else if (name === 'main') inMain = Math.max(0, inMain - 1)
      else if (isLandmark(name)) {
        inLandmark = Math.max(0, inLandmark - 1)
        if (name !== 'footer') inMenus = Math.max(0, inMenus - 1)
      }
    },
    finish() {
      for (const key of hasMain ? undecided : []) {
        const link = links.get(key)
        if (link) link.inShell = true
      }
      if (!hasMain) for (const id of shellIds) ids.add(id)
      const needed = needs.finish()
      return {
        path,
        ...(source !== undefined && { source }),
        documents: [...documents],
        ids: [...ids],
        ...(hasMain && shellIds.size > 0 && { shellIds: [...shellIds] }),
        duplicateIds: [...duplicateIds],
        links: [...links.values()],
        noIndex: noIndex || robotsTags > (siteIsNoIndex ? 1 : 0),
        ...(needed && { needs: needed }),
        ...(isIncomplete && { isIncomplete }),
        ...(hasClientOnly && { hasClientOnly }),
        ...(islands.size > 0 && { islands: [...islands] }),
        unlisted,
      }
    },
  }
}

/** Element -> attributes with files that the browser loads with the page. `srcset` is read separately. */
const fileAttributes: Record<string, readonly string[] | undefined> = {
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
}

const cardProperties = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'og:video',
  'og:audio',
  'twitter:image',
  'twitter:image:src',
])

const fileRelations = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'preload',
  'modulepreload',
  'prefetch',
  'manifest',
  'alternate',
  'search',
])

function loadsFile(attributes: Record<string, string>): boolean {
  // The same page in another language is built in a separate run.
  if (attributes.hreflang !== undefined) return false
  return (attributes.rel ?? '')
    .toLowerCase()
    .split(/\s+/)
    .some((relation) => fileRelations.has(relation))
}

function isLandmark(name: string): boolean {
  return name === 'header' || name === 'footer' || name === 'nav' || name === 'aside'
}

/** `data-noBrokenLinkCheck` is the spelling of Docusaurus; HTML attributes are case-insensitive. */
function isUnchecked(attributes: Record<string, string>): boolean {
  const value = attributes['data-no-link-check'] ?? attributes['data-no-broken-link-check'] ?? attributes['data-nobrokenlinkcheck']
  return value !== undefined && value !== 'false'
}

/** Parsed by hand: a pattern with quotes and spaces takes quadratic time for `url(url(url(…`. */
function styleUrls(style: string): string[] {
  const urls: string[] = []
  for (let start = style.indexOf('url('); start >= 0; ) {
    const end = style.indexOf(')', start)
    if (end < 0) break
    const inner = style.slice(start + 'url('.length, end).trim()
    const quote = inner[0]
    urls.push((quote === '"' || quote === "'") && inner.endsWith(quote) ? inner.slice(1, -1) : inner)
    start = style.indexOf('url(', end)
  }
  return urls
}
