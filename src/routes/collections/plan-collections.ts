// Data-driven pages: a folder of documents, a component of the site that shows each of them, and one that shows their list (experts,
// templates). The components get the front matter as data, so adding an entry takes only a new file.

import type { ResolvedCollection, ResolvedConfig } from '../../config/resolved-config.ts'
import type { DocumentSummary } from '../../content/content-tree.ts'
import { parseNumberPrefix } from '../../content/number-prefix.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { searchMetadataOf } from '../../lib/search-metadata.ts'
import { applyTrailingSlash } from '../../lib/site-path.ts'
import { editUrlOf, knownLastUpdate, shownLastUpdate } from '../edit-url.ts'
import { joinPath } from '../join-path.ts'
import type { CollectionsPlan, PlanCollections } from '../plan.ts'
import type { CollectionItemRoute, CollectionListRoute } from '../route.ts'
import type { PageMetadata } from '../route-base.ts'
import type { CollectionItem } from '../site-data.ts'
import { urlPathProblem } from '../url-path-problem.ts'
import { collectionSlugOf } from './collection-slug.ts'

interface PlannedItem {
  item: CollectionItem
  document: DocumentSummary
  order: number
}

export const planCollections: PlanCollections = (config, _tree, documents): CollectionsPlan => {
  const pathOfFile = new Map<string, string>()
  const plan: CollectionsPlan = { routes: [], pathOfFile, diagnostics: [], data: {} }
  const byCollection = new Map<string, DocumentSummary[]>(config.collections.map(({ id }) => [id, []]))
  for (const document of documents) byCollection.get(document.collection.id)?.push(document)
  const data = new Map<string, CollectionItem[]>()
  for (const collection of config.collections) {
    const items = readItems(config, collection, byCollection.get(collection.id) ?? [], plan.diagnostics)
    for (const planned of items) {
      plan.routes.push(itemRoute(config, collection, planned))
      pathOfFile.set(planned.document.file, planned.item.path)
    }
    const listed = items.filter(({ document }) => document.frontMatter.unlisted !== true)
    if (collection.listComponent !== undefined) plan.routes.push(listRoute(config, collection, collection.listComponent, listed))
    data.set(
      collection.id,
      listed.map(({ item }) => item),
    )
  }
  return { ...plan, data: Object.fromEntries(data) }
}

/**
 * Sorted by `order` in the front matter, `sidebar_position` or the number prefix, then by title, then by file. Items without a number come
 * last.
 */
function readItems(
  config: ResolvedConfig,
  collection: ResolvedCollection,
  documents: readonly DocumentSummary[],
  diagnostics: Diagnostic[],
): PlannedItem[] {
  const items: PlannedItem[] = []
  for (const document of [...documents].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const { frontMatter, path } = document
    if (frontMatter.draft === true) continue
    const slug = collectionSlugOf(path, frontMatter.slug)
    const routePath = pathOf(config, collection, slug)
    const problem = urlPathProblem(routePath, frontMatter.slug)
    if (problem !== undefined) {
      diagnostics.push({
        id: 'slug-invalid',
        level: 'error',
        message: `The document makes the path "${routePath}", which ${problem}.`,
        place: document.frontMatterPlaces.slug ?? { file: document.file },
        hint: 'Rename the file, or give it a `slug` of letters, digits and `-`.',
      })
      continue
    }
    const title = frontMatter.title || document.contentTitle || slug
    const description = frontMatter.description ?? document.excerpt
    items.push({ item: { path: routePath, slug, title, description, data: frontMatter.custom }, document, order: orderOf(document) })
  }
  return items.sort(
    (a, b) =>
      compareNumbers(a.order, b.order) || a.item.title.localeCompare(b.item.title, 'en') || (a.document.file < b.document.file ? -1 : 1),
  )
}

function orderOf({ frontMatter, path }: DocumentSummary): number {
  const { custom } = frontMatter
  for (const key of ['order', 'sidebar_position']) {
    const order = Object.hasOwn(custom, key) ? custom[key] : undefined
    if (typeof order === 'number' && !Number.isNaN(order)) return order
  }
  const segments = path.replace(/\.mdx?$/i, '').split('/')
  const name = segments.findLast((segment) => segment.toLowerCase() !== 'index') ?? ''
  return parseNumberPrefix(name).position ?? Number.POSITIVE_INFINITY
}

/** Infinity minus Infinity is NaN, and most documents have no number. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** The list is the index of its folder, so its path ends with a slash. */
function pathOf(config: ResolvedConfig, { routeBasePath }: ResolvedCollection, slug: string): string {
  const path = slug === '' ? joinPath(routeBasePath, '/') : joinPath(routeBasePath, slug)
  return applyTrailingSlash(path, config.trailingSlash, config.baseUrl)
}

function itemRoute(config: ResolvedConfig, collection: ResolvedCollection, { item, document }: PlannedItem): CollectionItemRoute {
  const { frontMatter } = document
  const known = knownLastUpdate(document)
  const editUrl = editUrlOf(config, collection.editUrl, {
    file: document.file,
    path: document.path,
    permalink: item.path,
    customEditUrl: frontMatter.customEditUrl,
    ...(document.made && { made: document.made }),
  })
  const lastUpdate = shownLastUpdate(known, collection)
  const image = document.image ?? frontMatter.image
  const metadata: PageMetadata = {
    title: item.title,
    description: item.description,
    ...(frontMatter.keywords === undefined ? {} : { keywords: frontMatter.keywords }),
    ...searchMetadataOf(frontMatter),
    ...(image === undefined ? {} : { image }),
    ...(known.date === undefined ? {} : { lastModified: known.date }),
    ...(frontMatter.unlisted === true ? { unlisted: true, noIndex: true } : {}),
    htmlClassNames: classNamesOf(collection, 'collection-item-page'),
  }
  return {
    ...routeBase(collection),
    kind: 'collection-item',
    path: item.path,
    source: document.file,
    metadata,
    module: collection.itemComponent,
    document: document.file,
    props: {
      collection: collection.id,
      item,
      ...(editUrl === undefined ? {} : { editUrl }),
      ...(lastUpdate === undefined ? {} : { lastUpdate }),
    },
  }
}

function listRoute(config: ResolvedConfig, collection: ResolvedCollection, module: string, listed: PlannedItem[]): CollectionListRoute {
  const dates = listed.flatMap(({ document }) => knownLastUpdate(document).date ?? [])
  const newest = dates.length === 0 ? undefined : dates.reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a))
  return {
    ...routeBase(collection),
    kind: 'collection-list',
    path: pathOf(config, collection, ''),
    source: module,
    metadata: {
      title: collection.title,
      description: collection.description,
      ...(newest === undefined ? {} : { lastModified: newest }),
      htmlClassNames: classNamesOf(collection, 'collection-list-page'),
    },
    module,
    props: { collection: collection.id },
  }
}

function routeBase({ id }: ResolvedCollection): Pick<CollectionItemRoute, 'exact' | 'context'> {
  return { exact: true, context: { plugin: { name: 'collections', id } } }
}

function classNamesOf({ id }: ResolvedCollection, pageClass: string): string[] {
  return ['plugin-collections', `plugin-id-${id}`, pageClass]
}
