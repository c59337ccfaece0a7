// The pages that plugins make of data, as routes.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { DocumentSummary } from '../../content/content-tree.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { applyTrailingSlash } from '../../lib/site-path.ts'
import { idHint } from '../docs/id-hint.ts'
import { type DataPage, pagePlaceProblem } from '../docs/sidebar-pages.ts'
import type { PlacesOfPages, Plan } from '../plan.ts'
import type { PageRoute, Route } from '../route.ts'
import type { DocsData } from '../site-data.ts'
import { pagePathDiagnostics } from './page-path.ts'

interface DataPagesInput {
  config: ResolvedConfig
  /** The pages of documents, for what a page of data collects from them. */
  pathOfFile: ReadonlyMap<string, string>
  documents: readonly DocumentSummary[]
  docs: readonly DocsData[]
  placesOfPages: PlacesOfPages
}

export interface DataPagesPlan extends Plan {
  /** Where the data of each page is. */
  places: Map<Route, Place>
}

export function planDataPages({ config, pathOfFile, documents, docs, placesOfPages }: DataPagesInput): DataPagesPlan {
  const plan: DataPagesPlan = { routes: [], pathOfFile: new Map(), diagnostics: [], places: new Map() }
  const unknown = new Map<string, Diagnostic>()
  for (const page of config.dataPages) {
    const { path: written, component, plugin, place, props, collects, unlisted, sidebar: _, ...metadata } = page
    countUnknownDocs(page, docs, unknown)
    const path = applyTrailingSlash(written, config.trailingSlash, config.baseUrl)
    const diagnostics = pagePathDiagnostics(path, place.file)
    plan.diagnostics.push(...diagnostics.map((diagnostic) => ({ ...diagnostic, place })))
    if (diagnostics.length > 0) continue
    const collected = collects === undefined ? {} : { collected: collect(collects, pathOfFile, documents) }
    const inDocs = placesOfPages.get(path)
    const route: PageRoute = {
      kind: 'page',
      path,
      exact: true,
      context: { plugin: { name: plugin, id: 'default' } },
      source: place.file,
      ...(inDocs === undefined ? {} : { sidebar: inDocs.sidebar }),
      module: component,
      metadata: {
        ...withoutUndefined(metadata),
        ...(unlisted ? { unlisted: true, noIndex: true } : {}),
        htmlClassNames: ['plugin-pages', 'plugin-id-default', 'data-page'],
      },
      props: { data: { ...props, ...collected }, ...(inDocs === undefined ? {} : { inDocs: inDocs.inDocs }) },
    }
    plan.routes.push(route)
    plan.places.set(route, place)
  }
  plan.diagnostics.push(...unknown.values())
  return plan
}

/** A page that wants a place in docs, or in a version of them, that do not exist: one finding for each of these. */
function countUnknownDocs(page: DataPage, docs: readonly DocsData[], found: Map<string, Diagnostic>): void {
  if (page.sidebar === undefined) return
  const { docs: id = 'default', version = undefined } = typeof page.sidebar === 'string' ? {} : page.sidebar
  const versions = docs.find((each) => each.id === id)?.versions
  if (versions?.some(({ name, isLast }) => (version === undefined ? isLast : name === version))) return
  const [wants, hint] =
    versions === undefined || version === undefined
      ? [
          `a sidebar of the docs "${id}", which do not exist`,
          idHint(
            id,
            docs.map((each) => each.id),
            'docs',
          ),
        ]
      : [
          `a sidebar of the version "${version}" of the docs, which is not built`,
          idHint(
            version,
            versions.map(({ name }) => name),
            'versions',
          ),
        ]
  const known = found.get(wants)
  if (known === undefined) found.set(wants, pagePlaceProblem(page, wants, hint))
  else known.count = (known.count ?? 1) + 1
}

function collect(
  key: string,
  pathOfFile: ReadonlyMap<string, string>,
  documents: readonly DocumentSummary[],
): { path: string; title: string; value: unknown }[] {
  return documents
    .flatMap(({ file, pageData, frontMatter, contentTitle }) => {
      const path = pathOfFile.get(file)
      const value = pageData?.[key]
      return path === undefined || value === undefined ? [] : [{ path, title: frontMatter.title ?? contentTitle ?? path, value }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function withoutUndefined<Values extends object>(values: Values): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>
  }
}
