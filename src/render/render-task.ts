// Task of a worker: render one route, write its file, and say what the finished page holds. Sites of any size pass through here page
// by page, so nothing of a page stays in memory after it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createContentStore, hashOf } from '../cache/content-store.ts'
import { collectPageRecord } from '../check/collect-page-record.ts'
import type { PageRecord } from '../check/page-record.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Heading, ParsedDocument } from '../content/document.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { spliceHeadings } from '../markdown/splice-headings.ts'
import { createLinkResolver, type LinkResolverInput } from '../routes/resolve-link.ts'
import type { Route, SiteData } from '../routes/route.ts'
import { outputFileOf } from '../routes/site-path.ts'
import { contentsOf } from './contents-of.ts'
import { diagnoseRender } from './diagnose-render.ts'
import { createComponentHighlighting } from './highlight-in-components.ts'
import { type NamedHash, writeKeptPage } from './kept-page.ts'
import { readParsedDocument } from './parsed-store.ts'
import { createThrowFinder } from './place-of-throw.ts'
import type { RenderedRoute, RouteInput } from './server-runtime.tsx'
import { createPartHashes, type SitePart, trackSiteData } from './track-site-data.ts'

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
  codeThemes: ResolvedConfig['code']['themes']
  /** Keeps finished pages for the next build. */
  keepPages: boolean
  /** Gives the HTML back, for a server that sends it at once. */
  returnHtml?: boolean
}

export interface RenderItem {
  route: Route
  /** Under which the finished page is kept. */
  key: string
  /** What the key is made of. */
  inputs: NamedHash[]
  /** Document or partial on the page -> key of its parsed form. */
  documents: Record<string, string>
  /** The parsed documents themselves, where the store does not have them. */
  carried?: Record<string, ParsedDocument>
}

export interface RenderResult {
  path: string
  /** Undefined when the page could not be rendered. */
  record?: PageRecord
  /** Relative to the output. */
  file: string
  bytes: number
  /** Of its HTML (hashOf); missing when there is none. */
  hash?: string
  feedBody?: string
  /** Where the task was set up to give it back. */
  html?: string
  /** Documents that the store did not have: the page has to be rendered once more with them. */
  lost?: string[]
  diagnostics: Diagnostic[]
}

/** What the server bundle exports (bundle-server.ts). */
interface ServerBundle {
  renderRoute(input: RouteInput): Promise<RenderedRoute>
  modules: RouteInput['loaders']['modules']
  imports: RouteInput['loaders']['imports']
  mdxComponents: RouteInput['loaders']['mdxComponents']
}

export function createRenderTask(setup: RenderSetup): (item: RenderItem) => Promise<RenderResult> {
  const store = createContentStore(setup.storeDirectory)
  const resolveLink = createLinkResolver(setup.links)
  const placeOfThrow = createThrowFinder(setup.bundleUrl)
  const partHash = createPartHashes(setup.site)
  const withHighlighting = createComponentHighlighting(setup.codeThemes)
  // Loaded with the first item: a thread that only parses never loads React.
  let bundle: Promise<ServerBundle> | undefined

  /** The store may be full, not writable, or removed while the site is built: then documents are lost, and that is no mistake. */
  const readDocuments = async ({
    documents: keys,
    carried = {},
  }: RenderItem): Promise<{ documents: Map<string, ParsedDocument>; lost: string[] }> => {
    const documents = new Map<string, ParsedDocument>()
    const lost: string[] = []
    for (const [file, key] of Object.entries(keys)) {
      const document = carried[file] ?? (await readParsedDocument(store, key))
      if (document) documents.set(file, document)
      else lost.push(file)
    }
    return { documents, lost }
  }

  return async (item) => {
    const { route, key, inputs } = item
    const file = outputFileOf(route.path, setup.site.config.trailingSlash)
    const { documents, lost } = await readDocuments(item)
    if (lost.length > 0) return { path: route.path, file, bytes: 0, lost, diagnostics: [] }
    const readParts = new Set<SitePart>()
    try {
      bundle ??= import(/* @vite-ignore */ setup.bundleUrl)
      const { renderRoute, modules, imports, mdxComponents } = await bundle
      const { html, feedBody, milliseconds } = await withHighlighting((highlightCode) =>
        renderRoute({
          route,
          site: trackSiteData(setup.site, (part) => readParts.add(part)),
          documents,
          hrefOf: createHrefs(documents, resolveLink),
          contents: contentsOf(route, setup.site),
          headings: headingsOf(route, documents),
          islandUrls: setup.islandUrls,
          styles: setup.styles,
          runtime: setup.runtime,
          buildYear: setup.buildYear,
          highlightCode,
          loaders: { modules, imports, mdxComponents },
        }),
      )
      const bytes = Buffer.from(html)
      const rendered = performance.now()
      const { source, metadata } = route
      const identity = {
        path: route.path,
        documents: [...documents.keys()],
        unlisted: metadata.unlisted ?? false,
        ...(source === undefined ? {} : { source }),
      }
      const result: RenderResult = {
        path: route.path,
        record: collectPageRecord(html, identity),
        file,
        bytes: bytes.length,
        hash: hashOf(bytes),
        ...(feedBody === undefined ? {} : { feedBody }),
        diagnostics: [],
      }
      if (setup.returnHtml) result.html = html
      const recorded = performance.now()
      if (setup.outDirectory !== undefined) writePage(join(setup.outDirectory, file), bytes)
      const times = { ...milliseconds, record: recorded - rendered, write: performance.now() - recorded }
      const parts = [...readParts].map((part): [SitePart, string] => [part, partHash(part)])
      if (setup.keepPages) await writeKeptPage(store, key, { inputs, parts, times, result }, bytes)
      return result
    } catch (error) {
      return { path: route.path, file, bytes: 0, diagnostics: [diagnoseRender(error, route, placeOfThrow)] }
    }
  }
}

function createHrefs(
  documents: ReadonlyMap<string, ParsedDocument>,
  resolveLink: ReturnType<typeof createLinkResolver>,
): RouteInput['hrefOf'] {
  const hrefs = new Map<string, string[]>()
  return (file, index) => {
    const document = documents.get(file)
    if (!document) throw new Error(`The document ${file} was not read.`)
    const known = hrefs.get(file) ?? document.links.map((_, link) => resolveLink(document, link).href)
    hrefs.set(file, known)
    return known[index] ?? ''
  }
}

function writePage(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

function headingsOf(route: Route, documents: ReadonlyMap<string, ParsedDocument>): Heading[] {
  const main = 'document' in route && route.document !== undefined ? documents.get(route.document) : undefined
  return main ? spliceHeadings(main, documents) : []
}
