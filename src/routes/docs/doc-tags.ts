// The tags of the documents of one version: what a document shows, a page for each tag with its documents, and one that lists the tags. The
// pages are those of categories, with cards.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { TagsFile } from '../../content/content-tree.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { applyTrailingSlash } from '../../lib/site-path.ts'
import type { WriteText } from '../../lib/texts/text.ts'
import type { BlogTag } from '../blog/blog-route.ts'
import { createTagResolver } from '../blog/resolve-tags.ts'
import { compareByLetter } from '../by-letter.ts'
import { joinPath } from '../join-path.ts'
import type { Doc } from './doc.ts'
import type { CategoryCard, GeneratedIndexRoute } from './doc-route.ts'
import { versionClassNames } from './docs-routes.ts'
import type { VersionContent } from './version-content.ts'

export interface DocTags {
  tagsOf(doc: Doc): BlogTag[]
  routes: GeneratedIndexRoute[]
  diagnostics: Diagnostic[]
}

/** @param file the tags file of the version. */
export function planDocTags(
  content: VersionContent,
  config: Pick<ResolvedConfig, 'baseUrl' | 'trailingSlash'>,
  file: TagsFile | undefined,
  text: WriteText,
): DocTags {
  const { docs, version } = content
  const pathOf = (...parts: string[]): string =>
    applyTrailingSlash(joinPath(version.path, docs.tagsPath, ...parts), config.trailingSlash, config.baseUrl)
  const resolver = createTagResolver({
    file: file?.unreadable === true ? undefined : file,
    onInlineTags: docs.onInlineTags,
    pathOf: docs.tagPages ? pathOf : undefined,
  })
  const diagnostics = [...resolver.diagnostics]
  const tagsOf = new Map<Doc, BlogTag[]>()
  const tagged = new Map<BlogTag, Doc[]>()
  for (const doc of content.documents) {
    if (doc.draft || doc.summary.frontMatter.tags === undefined) continue
    const found = resolver.tagsOf(doc.summary)
    diagnostics.push(...found.diagnostics)
    tagsOf.set(doc, found.tags)
    for (const tag of found.tags) tagged.set(tag, [...(tagged.get(tag) ?? []), doc])
  }
  const pages = [...tagged].flatMap(([tag, all]) => (tag.path === undefined ? [] : [tagPage(tag, tag.path, all, content, text)]))
  const listed = pages.filter(({ metadata }) => metadata.unlisted !== true)
  if (listed.length > 0) for (const page of pages) page.props.tagsPath = pathOf()
  return { tagsOf: (doc) => tagsOf.get(doc) ?? [], routes: [...tagList(listed, tagged, pathOf(), content, text), ...pages], diagnostics }
}

/** A tag that only unlisted documents have is unlisted itself. */
function tagPage(tag: BlogTag, path: string, all: readonly Doc[], content: VersionContent, text: WriteText): GeneratedIndexRoute {
  const listed = all.filter((doc) => !doc.unlisted)
  const shown = listed.length > 0 ? listed : all
  const cards = shown.map(
    (doc): CategoryCard => ({
      type: 'link',
      label: doc.title,
      href: doc.path,
      ...(doc.description !== '' && { description: doc.description }),
    }),
  )
  const nDocsTagged = text('theme.docs.tagDocListPageTitle.nDocsTagged', { count: shown.length })
  const title = text('theme.docs.tagDocListPageTitle', { nDocsTagged, tagName: tag.label })
  const route = pageOfTags({ path, title, cards: byLabel(cards), content, className: 'docs-tags-doc-list-page' })
  const { description } = tag
  if (description !== undefined) route.props.description = description
  return {
    ...route,
    metadata: { ...route.metadata, ...(description !== undefined && { description }), ...(listed.length === 0 && { unlisted: true }) },
  }
}

function tagList(
  pages: readonly GeneratedIndexRoute[],
  tagged: ReadonlyMap<BlogTag, Doc[]>,
  path: string,
  content: VersionContent,
  text: WriteText,
): GeneratedIndexRoute[] {
  if (pages.length === 0) return []
  const countOf = new Map(pages.map((page) => [page.path, page.props.cards.length]))
  const cards = [...tagged.keys()].flatMap(({ label, path: href, description }): CategoryCard[] => {
    const itemCount = href === undefined ? undefined : countOf.get(href)
    if (href === undefined || itemCount === undefined) return []
    return [{ type: 'category', label, href, itemCount, ...(description !== undefined && { description }) }]
  })
  cards.sort((a, b) => compareByLetter(a.label, b.label))
  const route = pageOfTags({ path, title: text('theme.tags.tagsPageTitle'), cards, content, className: 'docs-tags-list-page' })
  route.props.byLetter = true
  return [route]
}

function pageOfTags(page: {
  path: string
  title: string
  cards: CategoryCard[]
  content: VersionContent
  className: string
}): GeneratedIndexRoute {
  const { path, title, cards, content, className } = page
  const { docs, version } = content
  return {
    kind: 'generated-index',
    path,
    exact: true,
    context: { plugin: { name: 'docs', id: docs.id } },
    metadata: { title, noIndex: version.noIndex || undefined, htmlClassNames: [...versionClassNames(content), className] },
    props: { title, docs: { id: docs.id, version: version.name }, breadcrumbs: [], cards },
  }
}

/** Code units decide last, so that the order of similar labels is fixed. */
function byLabel(cards: CategoryCard[]): CategoryCard[] {
  return cards.sort((a, b) => a.label.localeCompare(b.label, 'en') || (a.label < b.label ? -1 : 1))
}
