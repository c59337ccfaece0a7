// `llms.txt` (https://llmstxt.org): the contents of the site, as Markdown with links to the text twins. `llms-full.txt` has the full text
// of the same pages, in the same order.
import { hashOf } from '../../lib/hash.ts'
import type { FilePart } from '../../lib/join-parts.ts'
import { collapseSpace } from '../../markdown/collapse-space.ts'
import { escapeLinkText, escapeStart, escapeText, headingMarkdown } from '../../markdown/escape-markdown.ts'
import type { SidebarItem } from '../../routes/docs/sidebar-item.ts'
import type { EmittedFile, EmittedSite, FileOfPage } from '../../routes/emitted-file.ts'
import { absoluteUrl } from '../../routes/page-metadata.ts'
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'
import { textTwinPath } from '../../routes/text-twin-path.ts'

interface LlmsSection {
  title: string
  pages: LlmsPage[]
}

interface LlmsPage {
  /** Path of its route. */
  path: string
  title: string
  description: string
  /** Absolute URL of its text twin. */
  url: string
}

/** What it needs of the site. */
interface SiteWithTwins extends Pick<EmittedSite, 'table' | 'noIndexPaths'> {
  /** The page at a path as Markdown; undefined when it has no such form or could not be rendered. */
  twinOf: (path: string) => FileOfPage | undefined
}

/** Pages that could not be rendered are left out. */
export function* emitLlms({ table, noIndexPaths, twinOf }: SiteWithTwins): Iterable<EmittedFile> {
  const { site, routes } = table
  const sections = listLlmsSections(routes, site, (path) => noIndexPaths.has(path) || twinOf(path) === undefined)
  const pages = sections.flatMap((section) => section.pages)
  if (routes.every(({ path }) => twinOf(path) === undefined)) return
  yield { path: 'llms.txt', make: () => renderLlmsTxt(sections, site.config) }
  const start = renderLlmsFullStart(site.config)
  const parts = [
    { identity: start, read: async () => Buffer.from(start) },
    ...pages.map((page): FilePart => {
      const twin = twinOf(page.path)
      const read = async (): Promise<Uint8Array> => {
        const text = await twin?.read()
        return Buffer.from(text === undefined ? '' : renderLlmsFullPage(page, text))
      }
      return { identity: `${page.url} ${twin?.hash}`, read }
    }),
  ]
  yield { path: 'llms-full.txt', identity: hashOf(...parts.map(({ identity }) => identity)), parts }
}

/**
 * A section for each top-level category of a sidebar, each blog and each collection. Docs: only the latest version. Hidden pages are left
 * out.
 */
function listLlmsSections(routes: readonly Route[], site: SiteData, isHidden: (path: string) => boolean): LlmsSection[] {
  const pages = new Map<string, LlmsPage>()
  const rest = new Map<string, LlmsPage[]>()
  for (const route of routes) {
    const twin = textTwinPath(route)
    if (twin === undefined || route.metadata.unlisted || route.metadata.noIndex || isHidden(route.path) || isOldVersion(route, site))
      continue
    const { title = route.path, description = '' } = route.metadata
    const page = { path: route.path, title, description, url: absoluteUrl(twin, site.config) }
    pages.set(route.path, page)
    const group = groupOf(route, site)
    const others = rest.get(group)
    if (others) others.push(page)
    else rest.set(group, [page])
  }
  const sections: LlmsSection[] = []
  const placed = new Set<string>()
  const add = (title: string, found: readonly (LlmsPage | undefined)[]): void => {
    const own = found.filter((page) => page !== undefined).filter(({ path }) => !placed.has(path))
    for (const { path } of own) placed.add(path)
    const known = sections.find((section) => section.title === title)
    if (known) known.pages.push(...own)
    else if (own.length > 0) sections.push({ title, pages: own })
  }
  for (const docs of Object.values(site.docs)) {
    const version = docs.versions.find(({ isLast }) => isLast)
    for (const name of Object.keys(version?.sidebars ?? {})) {
      for (const item of site.sidebars[`${docs.id}/${version?.name}/${name}`] ?? []) {
        add(
          item.type === 'category' ? item.label : docsTitle,
          pathsBelow(item).map((path) => pages.get(path)),
        )
      }
    }
  }
  for (const { title, posts } of Object.values(site.blogs))
    add(
      title,
      posts.map(({ path }) => pages.get(path)),
    )
  for (const [title, found] of [...rest].sort(([a], [b]) => (a < b ? -1 : 1)))
    add(
      title,
      [...found].sort((a, b) => (a.path < b.path ? -1 : 1)),
    )
  return sections
}

const docsTitle = 'Docs'

function groupOf(route: Route, { collections }: SiteData): string {
  if (route.kind === 'doc') return docsTitle
  if (route.kind === 'collection-item' && Object.hasOwn(collections, route.props.collection)) return capitalize(route.props.collection)
  return 'Pages'
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isOldVersion(route: Route, { docs }: SiteData): boolean {
  if (route.kind !== 'doc') return false
  const { id, version } = route.props.docs
  return docs[id]?.versions.find(({ name }) => name === version)?.isLast === false
}

/** In reading order. */
function pathsBelow(item: SidebarItem): string[] {
  if (item.type === 'link') return [item.href]
  return item.type === 'category' ? [...(item.href === undefined ? [] : [item.href]), ...item.items.flatMap(pathsBelow)] : []
}

function renderLlmsTxt(sections: readonly LlmsSection[], site: SiteData['config']): string {
  const lists = sections.map(({ title: name, pages }) => `${headingMarkdown(2, oneLine(name))}\n\n${pages.map(renderEntry).join('\n')}\n`)
  return [renderLlmsFullStart(site), ...lists].join('\n')
}

function renderEntry({ title, url, description }: LlmsPage): string {
  return `- [${escapeLinkText(oneLine(title))}](${url})${description === '' ? '' : `: ${escapeText(oneLine(description))}`}`
}

function oneLine(text: string): string {
  return collapseSpace(text).trim()
}

/** The start of both files, before their pages. */
function renderLlmsFullStart({ title, tagline }: SiteData['config']): string {
  return `${headingMarkdown(1, oneLine(title))}\n${tagline === '' ? '' : `\n> ${escapeStart(escapeText(oneLine(tagline)))}\n`}`
}

/** @param twin text of the page; its front matter with title and description is replaced by the URL. */
function renderLlmsFullPage({ url }: LlmsPage, twin: string): string {
  return `\n---\n\nSource: ${url}\n\n${twin.replace(/^---\n[\s\S]*?\n---\n+/, '')}`
}
