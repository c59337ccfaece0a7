// Task of a worker: render one route, write its file, and say what the finished page holds. Sites of any size pass through here page
// by page, so nothing of a page stays in memory after it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collectPageRecord } from '../check/collect-page-record.ts'
import type { PageRecord } from '../check/page-record.ts'
import type { Heading, ParsedDocument } from '../content/document.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { spliceHeadings } from '../markdown/splice-headings.ts'
import { createLinkResolver, type LinkResolverInput } from '../routes/resolve-link.ts'
import type { Route, SiteData } from '../routes/route.ts'
import { outputFileOf } from '../routes/site-path.ts'
import { diagnoseRender } from './diagnose-render.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import type { RenderedRoute, RouteInput } from './server-runtime.tsx'

export interface RenderSetup {
  /** file: URL of the server bundle. */
  bundleUrl: string
  storeDirectory: string
  site: SiteData
  links: LinkResolverInput
  islandUrls: Record<string, string>
  styles: string[]
  runtime: string | undefined
  buildYear: number
  /** Absolute; undefined writes nothing. */
  outDirectory: string | undefined
}

export interface RenderResult {
  path: string
  /** Undefined when the page could not be rendered. */
  record?: PageRecord
  /** Relative to the output. */
  file: string
  bytes: number
  feedBody?: string
  diagnostics: Diagnostic[]
}

/** What the server bundle exports (bundle-server.ts). */
interface ServerBundle {
  renderRoute(input: RouteInput): Promise<RenderedRoute>
  modules: RouteInput['loaders']['modules']
  imports: RouteInput['loaders']['imports']
  mdxComponents: RouteInput['loaders']['mdxComponents']
}

export function createRenderTask(setup: RenderSetup): (route: Route) => Promise<RenderResult> {
  const store = createDocumentStore(setup.storeDirectory)
  const resolveLink = createLinkResolver(setup.links)
  const bundle: Promise<ServerBundle> = import(/* @vite-ignore */ setup.bundleUrl)
  return async (route) => {
    const file = outputFileOf(route.path, setup.site.config.trailingSlash)
    const contents = contentsOf(route, setup.site)
    const documents = await readDocuments(
      contents.map((content) => content.file),
      store,
    )
    const hrefs = new Map<string, string[]>()
    const hrefOf = (name: string, index: number): string => {
      const document = documents.get(name)
      if (!document) throw new Error(`The document ${name} was not read.`)
      const known = hrefs.get(name) ?? document.links.map((_, link) => resolveLink(document, link).href)
      hrefs.set(name, known)
      return known[index] ?? ''
    }
    try {
      const { renderRoute, modules, imports, mdxComponents } = await bundle
      const { html, feedBody } = await renderRoute({
        route,
        site: setup.site,
        documents,
        hrefOf,
        contents,
        headings: headingsOf(route, documents),
        islandUrls: setup.islandUrls,
        styles: setup.styles,
        runtime: setup.runtime,
        buildYear: setup.buildYear,
        loaders: { modules, imports, mdxComponents },
      })
      const bytes = setup.outDirectory === undefined ? Buffer.byteLength(html) : await writePage(join(setup.outDirectory, file), html)
      return {
        path: route.path,
        record: collectPageRecord(html, {
          path: route.path,
          source: route.source,
          documents: [...documents.keys()],
          unlisted: route.metadata.unlisted ?? false,
        }),
        file,
        bytes,
        ...(feedBody === undefined ? {} : { feedBody }),
        diagnostics: [],
      }
    } catch (error) {
      return { path: route.path, file, bytes: 0, diagnostics: [diagnoseRender(error, route)] }
    }
  }
}

async function writePage(path: string, html: string): Promise<number> {
  const bytes = Buffer.from(html)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return bytes.length
}

/** Which bodies a route shows. */
function contentsOf(route: Route, site: SiteData): RouteInput['contents'] {
  switch (route.kind) {
    case 'doc':
    case 'blog-post':
    case 'collection-item':
      return [{ key: 'main', file: route.document, truncated: false }]
    case 'page':
      return route.document === undefined ? [] : [{ key: 'main', file: route.document, truncated: false }]
    case 'blog-list':
    case 'blog-tag':
    case 'blog-author': {
      const posts = site.blogs[route.props.blog]?.posts ?? []
      const documentOf = new Map(posts.map((post) => [post.path, post.document]))
      return route.items.flatMap((path) => {
        const file = documentOf.get(path)
        return file === undefined ? [] : [{ key: path, file, truncated: true }]
      })
    }
    default:
      return []
  }
}

/** The documents and, step by step, the partials that they import. */
async function readDocuments(files: string[], store: DocumentStore): Promise<Map<string, ParsedDocument>> {
  const documents = new Map<string, ParsedDocument>()
  const waiting = [...files]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (documents.has(file)) continue
    const document = await store.read(file)
    documents.set(file, document)
    for (const { kind, resolved } of document.imports) if (kind === 'partial') waiting.push(resolved)
  }
  return documents
}

function headingsOf(route: Route, documents: ReadonlyMap<string, ParsedDocument>): Heading[] {
  const main = 'document' in route && route.document !== undefined ? documents.get(route.document) : undefined
  return main ? spliceHeadings(main, documents) : []
}
