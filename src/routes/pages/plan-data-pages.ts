// The pages that plugins make of data, as routes.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { DocumentSummary } from '../../content/content-tree.ts'
import { applyTrailingSlash } from '../../lib/site-path.ts'
import type { Plan } from '../plan.ts'
import type { PageRoute } from '../route.ts'
import { pagePathDiagnostics } from './page-path.ts'

/** @param pathOfFile the pages of documents, for what a page of data collects from them. */
export function planDataPages(config: ResolvedConfig, pathOfFile: Record<string, string>, documents: readonly DocumentSummary[]): Plan {
  const plan: Plan = { routes: [], pathOfFile: {}, diagnostics: [] }
  for (const { path: written, component, plugin, place, props, collects, unlisted, ...metadata } of config.dataPages) {
    const path = applyTrailingSlash(written, config.trailingSlash, config.baseUrl)
    const diagnostics = pagePathDiagnostics(path, place.file)
    plan.diagnostics.push(...diagnostics.map((diagnostic) => ({ ...diagnostic, place })))
    if (diagnostics.length > 0) continue
    const collected = collects === undefined ? {} : { collected: collect(collects, pathOfFile, documents) }
    const route: PageRoute = {
      kind: 'page',
      path,
      exact: true,
      context: { plugin: { name: plugin, id: 'default' } },
      source: place.file,
      module: component,
      metadata: {
        ...withoutUndefined(metadata),
        ...(unlisted ? { unlisted: true, noIndex: true } : {}),
        htmlClassNames: ['plugin-pages', 'plugin-id-default', 'data-page'],
      },
      props: { data: { ...props, ...collected } },
    }
    plan.routes.push(route)
  }
  return plan
}

function collect(
  key: string,
  pathOfFile: Record<string, string>,
  documents: readonly DocumentSummary[],
): { path: string; title: string; value: unknown }[] {
  return documents
    .flatMap(({ file, pageData, frontMatter, contentTitle }) => {
      const path = pathOfFile[file]
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
