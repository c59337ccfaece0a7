// A docs site from a compact literal, planned: `{ 'guides/a.md': { title: 'A' } }`. A file of a released version is `1.0:guides/a.md`.
import type { DocsOptions } from '../../../src/config/content-options.ts'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import type { CategoryMetadata, DocumentSummary, SidebarsFile } from '../../../src/content/content-tree.ts'
import type { FrontMatter } from '../../../src/content/document.ts'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import type { DocRoute, GeneratedIndexRoute } from '../../../src/routes/docs/doc-route.ts'
import type { SidebarItem } from '../../../src/routes/docs/sidebar-item.ts'
import { planRoutes } from '../../../src/routes/plan-routes.ts'
import type { RouteTable } from '../../../src/routes/route.ts'
import type { DocsVersion } from '../../../src/routes/site-data.ts'
import { configOf, documentOf, shuffled, treeOf } from '../planner-input.ts'

export interface DocsInput {
  files?: Record<string, FileInput>
  /** Folder, with its version as for files -> metadata. */
  categories?: Record<string, CategoryMetadata>
  docs?: DocsOptions
  site?: Partial<SiteConfig>
  /** Value of the sidebars file, or one for each version. */
  sidebars?: unknown
  sidebarsSource?: string
  versionedSidebars?: Record<string, unknown>
  released?: string[]
  staticFiles?: Record<string, string>
  /** Plans the documents in another order. */
  shuffle?: boolean
}

export type FileInput = Partial<FrontMatter> & { h1?: string; excerpt?: string; gitDate?: string; gitAuthor?: string }

export interface PlannedDocs {
  table: RouteTable
  diagnostics: Diagnostic[]
  paths: string[]
  doc(id: string, version?: string): DocRoute
  index(path: string): GeneratedIndexRoute
  version(name?: string): DocsVersion
  sidebar(name?: string, version?: string): SidebarItem[]
}

export function planDocsSite(input: DocsInput): PlannedDocs {
  const options: DocsOptions = { ...(input.sidebars === undefined ? {} : { sidebarPath: 'sidebars.ts' }), ...input.docs }
  const config = configOf({ blog: false, pages: false, search: false, docs: options, ...input.site })
  const id = options.id ?? 'default'
  const folder = options.path ?? 'content/docs'
  const released = input.released ?? []
  const folders: Record<string, string> = { current: folder }
  for (const name of released) folders[name] = `content/versioned_docs/version-${name}`
  const summaries = Object.entries(input.files ?? {}).map(([key, matter]) => summaryOf(id, folders, key, matter))
  const { table, diagnostics } = planRoutes({
    config,
    summaries: input.shuffle ? shuffled(summaries) : summaries,
    tree: treeOf({
      categories: Object.entries(input.categories ?? {}).map(([key, metadata]) => {
        const { version, path } = splitKey(key)
        const file = `${folders[version]}/${path === '' ? '' : `${path}/`}_category_.yml`
        return { file, collection: { kind: 'docs', id, version }, directory: path, metadata }
      }),
      versions: { [id]: { released, folders } },
      sidebars: sidebarsOf(id, input),
      staticFiles: input.staticFiles ?? {},
    }),
  })
  const docs = table.site.docs[id]
  return {
    table,
    diagnostics,
    paths: table.routes.map((route) => route.path),
    doc: (docId, version = 'current') =>
      found(
        table.routes.find(
          (route): route is DocRoute => route.kind === 'doc' && route.props.id === docId && route.props.docs.version === version,
        ),
        docId,
      ),
    index: (path) =>
      found(
        table.routes.find((route): route is GeneratedIndexRoute => route.kind === 'generated-index' && route.path === path),
        path,
      ),
    version: (name = 'current') =>
      found(
        docs?.versions.find((version) => version.name === name),
        name,
      ),
    sidebar: (name = 'defaultSidebar', version = 'current') => found(table.site.sidebars[`${id}/${version}/${name}`], name),
  }
}

function summaryOf(id: string, folders: Record<string, string>, key: string, input: FileInput): DocumentSummary {
  const { version, path } = splitKey(key)
  const { h1, excerpt, gitDate, gitAuthor, ...frontMatter } = input
  const file = `${folders[version]}/${path}`
  return documentOf({ kind: 'docs', id, version }, folders[version] ?? '', path, {
    frontMatter,
    frontMatterPlaces: Object.fromEntries(
      Object.keys(frontMatter).map((name, index) => [snakeCase(name), { file, line: index + 2, column: 1 }]),
    ),
    excerpt: excerpt ?? '',
    ...(h1 === undefined ? {} : { contentTitle: h1 }),
    ...(gitDate === undefined && gitAuthor === undefined ? {} : { lastUpdate: { date: gitDate, author: gitAuthor } }),
  })
}

function sidebarsOf(id: string, input: DocsInput): Record<string, SidebarsFile> {
  const sidebars: Record<string, SidebarsFile> = {}
  if (input.sidebars !== undefined) {
    const sources = input.sidebarsSource === undefined ? [] : [{ file: 'sidebars.ts', text: input.sidebarsSource }]
    sidebars[`${id}/current`] = { file: 'sidebars.ts', value: input.sidebars, sources }
  }
  for (const [version, value] of Object.entries(input.versionedSidebars ?? {})) {
    sidebars[`${id}/${version}`] = { file: `content/versioned_sidebars/version-${version}-sidebars.json`, value }
  }
  return sidebars
}

function splitKey(key: string): { version: string; path: string } {
  const match = /^(\d[^:]*):(.*)$/s.exec(key)
  return { version: match?.[1] ?? 'current', path: match?.[2] ?? key }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The plan has no ${name}.`)
  return value
}

/** Labels of a sidebar as a nested list; categories are [label, items]. */
export function outline(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => (item.type === 'html' ? item.value : item.type === 'link' ? item.label : [item.label, outline(item.items)]))
}
