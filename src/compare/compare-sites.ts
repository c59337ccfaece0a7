// What has changed between two builds of a site, as readers, search engines and links from elsewhere see it.

import { diffArrays } from 'diff'
import { nearest } from '../diagnostics/suggest.ts'
import { decodeComponent } from '../lib/site-path.ts'
import type { BuiltPage } from './read-built-page.ts'
import { type BuiltSite, keyOf } from './read-built-site.ts'

export interface Comparison {
  old: { name: string; pages: number; isList: boolean }
  new: { name: string; pages: number; isList: boolean }
  /** Addresses that lead nowhere any more. */
  lost: LostAddress[]
  /** Addresses that lead on to another page. */
  moved: { path: string; to: string }[]
  /** Addresses that there were not. */
  added: string[]
  /** Fragments that lead nowhere any more, by page. */
  lostAnchors: { path: string; file: string; ids: string[] }[]
  /** What heads say otherwise. */
  heads: { path: string; field: HeadField; before: string | undefined; after: string | undefined }[]
  /** Texts that differ. */
  texts: ChangedText[]
  /** Medians over all pages that both have; undefined when one of them is a list. */
  weight: { old: { bytes: number; requests: number }; new: { bytes: number; requests: number } } | undefined
}

export interface LostAddress {
  path: string
  /** File of the page in the old site. */
  file: string
  /** A new page that is probably the same. */
  likely: string | undefined
  /** The list of exceptions has it. */
  isAllowed: boolean
}

export const headFields = ['title', 'description', 'canonical', 'robots', 'language'] as const
export type HeadField = (typeof headFields)[number]

export interface ChangedText {
  path: string
  /** Words. */
  removed: number
  added: number
  /** In the order of the page; `both` has the words that did not change. */
  parts: { kind: 'both' | 'removed' | 'added'; text: string }[]
}

/** Texts that have more in them that differs are shown as two texts. */
const mostEdits = 4000

/** @param allowed which of the lost addresses are meant to be gone. */
export function compareSites(before: BuiltSite, after: BuiltSite, allowed: (path: string) => boolean = () => false): Comparison {
  const base = before.isList ? after.base : before.base
  const oldPages = new Map([...before.pages].map(([key, page]) => [before.isList ? keyOf(key, base) : key, page]))
  const newPages = new Map([...after.pages].map(([key, page]) => [after.isList ? keyOf(key, before.base) : key, page]))
  const shared: { path: string; old: BuiltPage; new: BuiltPage }[] = []
  const moved: Comparison['moved'] = []
  const gone: { path: string; page: BuiltPage }[] = []
  for (const [path, page] of oldPages) {
    const found = follow(path, newPages, after)
    if (found === undefined) gone.push({ path, page })
    else if (found.page !== undefined && found.path === path) shared.push({ path, old: page, new: found.page })
    else {
      moved.push({ path, to: found.path })
      if (found.page !== undefined) shared.push({ path, old: page, new: found.page })
    }
  }
  const reached = new Set(shared.map((pair) => pair.new))
  const added = [...newPages].flatMap(([path, page]) =>
    oldPages.has(path) || reached.has(page) || page.redirectTo !== undefined ? [] : [path],
  )
  const lost = gone.map(
    ({ path, page }): LostAddress => ({ path, file: page.file, likely: findLikely(path, page, added, newPages), isAllowed: allowed(path) }),
  )
  const isWhole = !before.isList && !after.isList
  const pages = shared.filter(({ old }) => old.redirectTo === undefined)
  return {
    old: { name: before.name, pages: oldPages.size, isList: before.isList },
    new: { name: after.name, pages: newPages.size, isList: after.isList },
    lost,
    moved,
    added,
    lostAnchors: isWhole ? findLostAnchors(pages, before) : [],
    heads: isWhole ? pages.flatMap(compareHeads) : [],
    texts: isWhole ? pages.flatMap(compareTexts) : [],
    weight: isWhole ? { old: medianWeight(pages.map(({ old }) => old)), new: medianWeight(pages.map((pair) => pair.new)) } : undefined,
  }
}

/** Where an address leads in the new site: a page, a file, or another site; undefined: nowhere. */
function follow(path: string, pages: ReadonlyMap<string, BuiltPage>, site: BuiltSite): { path: string; page?: BuiltPage } | undefined {
  let at = path
  for (const seen = new Set<string>(); !seen.has(at); ) {
    seen.add(at)
    const page = pages.get(at) ?? pageInFile(at, pages)
    if (page !== undefined && page.redirectTo === undefined) return { path: at, page }
    if (page === undefined && site.files.has(at)) return { path: at }
    const rule = page === undefined ? site.hostRedirects?.(at.toLowerCase()) : undefined
    const to = page?.redirectTo ?? rule?.to
    if (to === undefined) return undefined
    const url = new URL(to, `http://site.invalid${site.base}${page?.file ?? ''}`)
    if (url.hostname !== 'site.invalid' && !isOwn(url, pages, site)) return { path: to }
    at = keyOf(url.pathname, site.base)
  }
  return undefined
}

/** At `/guide.html` a host shows the file of the page `/guide`, if that is its name. */
function pageInFile(path: string, pages: ReadonlyMap<string, BuiltPage>): BuiltPage | undefined {
  const page = pages.get(keyOf(path))
  return page?.file === path.slice(1) ? page : undefined
}

/** Redirects may name the site itself by its whole address. */
function isOwn(url: URL, pages: ReadonlyMap<string, BuiltPage>, site: BuiltSite): boolean {
  const canonical = [...pages.values()].find((page) => page.canonical !== undefined && URL.canParse(page.canonical))?.canonical
  return canonical !== undefined && new URL(canonical).host === url.host && url.pathname.startsWith(site.base)
}

/** The same title or the same first words at a new address; else an address that is nearly the same. */
function findLikely(path: string, page: BuiltPage, added: readonly string[], pages: ReadonlyMap<string, BuiltPage>): string | undefined {
  const title = titleOf(page)
  const same = title === '' ? [] : added.filter((other) => titleOf(pages.get(other)) === title)
  if (same.length > 0) return nearestOf(path, same) ?? same[0]
  const differsInCase = [...pages.keys()].find((other) => other.toLowerCase() === path.toLowerCase())
  if (differsInCase !== undefined) return differsInCase
  const name = path.slice(path.lastIndexOf('/') + 1)
  const sameName = name === '' ? [] : added.filter((other) => other.slice(other.lastIndexOf('/') + 1) === name)
  return sameName.length === 1 ? sameName[0] : nearestOf(path, added)
}

function nearestOf(path: string, others: readonly string[]): string | undefined {
  return nearest(path, others)
}

/** Without the name of the site, which one program puts behind a line and another behind a dash. */
function titleOf(page: BuiltPage | undefined): string {
  return (
    (page?.title ?? '')
      .split(/ [|–—·-] /)[0]
      ?.trim()
      .toLowerCase() ?? ''
  )
}

/** Headings, and whatever a page of the old site links to: others link to them as well. */
function findLostAnchors(pages: readonly { path: string; old: BuiltPage; new: BuiltPage }[], before: BuiltSite): Comparison['lostAnchors'] {
  const linked = new Map<string, Set<string>>()
  for (const [key, page] of before.pages) {
    for (const link of page.fragmentLinks) {
      const from = `http://site.invalid${before.base}${page.file.replace(/(?:index)?\.html?$/i, '')}`
      if (!URL.canParse(link, from)) continue
      const url = new URL(link, from)
      if (url.hostname !== 'site.invalid' || url.hash.length < 2) continue
      const target = link.startsWith('#') ? key : keyOf(url.pathname, before.base)
      const ids = linked.get(target) ?? new Set()
      linked.set(target, ids.add(decodeComponent(url.hash.slice(1))))
    }
  }
  return pages.flatMap(({ path, old, new: page }) => {
    const wanted = new Set([
      ...[...old.headingIds].filter((id) => id !== topOfPage),
      ...[...(linked.get(path) ?? [])].filter((id) => old.ids.has(id) && !isOfFrame(id)),
    ])
    const ids = [...wanted].filter((id) => !page.ids.has(id))
    return ids.length === 0 ? [] : [{ path, file: old.file, ids }]
  })
}

/** The title of a page has this id in Starlight; a browser shows the top of a page for any that is not there. */
const topOfPage = '_top'

/** The links to the main part of a page, and to the panels of tabs, which every program calls something else. */
function isOfFrame(id: string): boolean {
  return /^(?:__?\w+|main-?content|content|skip\S*|top|VPContent|shell:\S+|tab-panel-\d\S*)$/i.test(id)
}

function compareHeads({ path, old, new: page }: { path: string; old: BuiltPage; new: BuiltPage }): Comparison['heads'] {
  return headFields.flatMap((field) => {
    const [before, after] = [old[field]?.trim() || undefined, page[field]?.trim() || undefined]
    return before === after ? [] : [{ path, field, before, after }]
  })
}

function compareTexts({ path, old, new: page }: { path: string; old: BuiltPage; new: BuiltPage }): ChangedText[] {
  const [before, after] = [wordsOf(old), wordsOf(page)]
  if (before.join(' ') === after.join(' ')) return []
  const changes = diffArrays(before, after, { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  const parts = changes.map(({ removed, added, value }): ChangedText['parts'][number] => ({
    kind: removed ? 'removed' : added ? 'added' : 'both',
    text: value.join(' '),
  }))
  const count = (kind: 'removed' | 'added'): number =>
    changes.reduce((sum, change) => sum + (change[kind] ? change.value.filter((word) => word !== paragraph).length : 0), 0)
  return count('removed') + count('added') === 0 ? [] : [{ path, removed: count('removed'), added: count('added'), parts }]
}

/** Stands between paragraphs. */
const paragraph = '\n'

function wordsOf({ paragraphs }: BuiltPage): string[] {
  return paragraphs.flatMap((text, index) => [...(index === 0 ? [] : [paragraph]), ...text.split(' ')])
}

function medianWeight(pages: readonly BuiltPage[]): { bytes: number; requests: number } {
  const median = (values: number[]): number => values.sort((left, right) => left - right)[values.length >> 1] ?? 0
  return { bytes: median(pages.map(({ weight }) => weight.bytes)), requests: median(pages.map(({ weight }) => weight.requests)) }
}
