// Task of a worker: render one route, write its file, and report what the finished page contains. Pages of sites of any size pass through
// here one by one, so nothing of a page stays in memory afterwards.
import { join } from 'node:path'
import { leftOutError } from '../../bundle/missing-module.ts'
import { createPackStore, packsDirectory } from '../../cache/pack-store.ts'
import { createRecordCollector } from '../../check/collect-page-record.ts'
import type { Heading, ParsedDocument } from '../../content/document.ts'
import { readFrontMatter } from '../../content/front-matter.ts'
import { hashOf } from '../../lib/hash.ts'
import { readHtml } from '../../lib/read-html.ts'
import { outputFileOf, withBaseUrl } from '../../lib/site-path.ts'
import { languageOfPages } from '../../lib/texts/language-of-pages.ts'
import { speakInThread, textsIn } from '../../lib/texts/text.ts'
import { withoutColors } from '../../lib/without-colors.ts'
import { createMadeFileWriter } from '../../lib/write-made-file.ts'
import { spliceHeadings } from '../../markdown/headings/splice-headings.ts'
import { readParsedDocument } from '../../markdown/parsed-store.ts'
import { joinValues } from '../../plugins/plugin-values.ts'
import { createComponentHighlighting } from '../../render/highlight-in-components.ts'
import type { RenderedRoute, RouteInput } from '../../render/server-runtime.tsx'
import type { SiteLoaders } from '../../render/site-modules.ts'
import { createLinkResolver } from '../../routes/resolve-link.ts'
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'
import { type SiteDataKind, siteDataFile } from '../../routes/site-data-files.ts'
import type { WrittenDocument } from '../../theme/page-input.ts'
import type { TaskHandler } from '../workers/task-handler.ts'
import { contentsOf } from './contents-of.ts'
import { diagnoseLostCode } from './diagnose-lost-code.ts'
import { diagnoseNestings } from './diagnose-nestings.ts'
import { diagnoseRender } from './diagnose-render.ts'
import { besideKeyOf, writeKeptPage } from './kept-page.ts'
import type { PageOutcome } from './page-hook.ts'
import { pageHooks } from './page-hooks.ts'
import { nameInputs } from './page-inputs.ts'
import { createThrowFinder } from './place-of-throw.ts'
import { createNestingReader, readNestingAsWritten } from './read-nesting.ts'
import type { RenderItem, RenderSetup } from './render-input.ts'
import type { RenderedPage, RenderResult } from './render-result.ts'
import { createLinkSharing } from './share-links.ts'
import { createPartHashes, type SitePart, trackSiteData } from './track-site-data.ts'

/** What the server bundle exports (bundle-server.ts). */
interface ServerBundle extends SiteLoaders {
  renderRoute(input: RouteInput): Promise<RenderedRoute>
}

export function createRenderTask(setup: RenderSetup): TaskHandler<RenderItem, RenderedPage> {
  const language = languageOfPages(setup.site)
  const packs = createPackStore(packsDirectory(setup.storeDirectory))
  const { bundleUrl } = setup
  const resolveLink = createLinkResolver(setup.links)
  const placeOfThrow = createThrowFinder(bundleUrl)
  const partHash = createPartHashes(setup.site)
  const withHighlighting = createComponentHighlighting(setup.codeThemes, textsIn(language))
  const sharing = createLinkSharing()
  const writeFile = createMadeFileWriter()
  const hooks = pageHooks.flatMap((open) => open(setup, { packs }) ?? [])
  // Loaded with the first item: a thread that only parses never loads React.
  let bundle: Promise<ServerBundle> | undefined

  const dataUrls = new Map<SiteDataKind, string>()
  /** Address of the file with data that pages share. `site` notes that the page depends on it. */
  const dataUrlOf = (kind: SiteDataKind, site: SiteData): string | undefined => {
    const data = site[kind]
    if (data === undefined) return undefined
    if (kind !== 'config' && kind !== 'texts') for (const key of Object.keys(data)) Reflect.get(data, key)
    const file = dataUrls.has(kind) ? undefined : siteDataFile(setup.site, kind)
    if (file) dataUrls.set(kind, withBaseUrl(file.path, setup.site.config.baseUrl))
    return dataUrls.get(kind)
  }

  /** The store may be full, read-only, or removed during the build. Then documents are lost, which is not an error. */
  const readDocuments = async ({
    documents: keys,
    carried = {},
  }: RenderItem): Promise<{ documents: Map<string, ParsedDocument>; lost: string[] }> => {
    const documents = new Map<string, ParsedDocument>()
    const lost: string[] = []
    for (const [file, key] of Object.entries(keys)) {
      const document = carried[file] ?? (await readParsedDocument(packs, key))
      if (document) documents.set(file, document)
      else lost.push(file)
    }
    return { documents, lost }
  }

  const renderItem = async (item: RenderItem, resume: () => void): Promise<RenderedPage> => {
    const { route, key } = item
    const file = outputFileOf(route.path, setup.site.config.trailingSlash)
    const { documents, lost } = await readDocuments(item)
    if (lost.length > 0) return { path: route.path, file, bytes: 0, lost, diagnostics: [] }
    const readParts = new Set<SitePart>()
    const bundledFiles = new Set<string>()
    const site = trackSiteData(setup.site, (part) => readParts.add(part))
    const works = hooks.flatMap((hook) => hook({ route, site, key }) ?? [])
    try {
      resume()
      if (bundle === undefined) speakInThread(language)
      bundle ??= import(bundleUrl)
      const headings = headingsOf(route, documents)
      const { renderRoute, modules, imports, mdxComponents, replacedParts } = await bundle
      const {
        html: unmarked,
        sheet,
        body,
        metadata: shown,
        lostCode,
        nestings,
        milliseconds,
      } = await withHighlighting((highlightCode) =>
        renderRoute({
          route,
          site,
          documents,
          hrefOf: createHrefs(documents, resolveLink),
          hrefOfBundled: (document, index) => {
            bundledFiles.add(document.file)
            return resolveLink(document, index).href
          },
          contents: contentsOf(route, setup.site),
          headings,
          islandUrls: setup.islandUrls,
          islandUseOf: (name) => {
            const use = setup.islandUses[name]
            // A language without texts has no file of them.
            const urls = (use?.site ?? []).flatMap((kind) => {
              const url = dataUrlOf(kind, site)
              return url === undefined ? [] : [[kind, url] as const]
            })
            return use === undefined || urls.length === 0
              ? undefined
              : { page: use.page, written: use.written === true, site: Object.fromEntries(urls) }
          },
          writtenIn: (name) => writtenDocument(documents.get(name)),
          styles: setup.styles,
          runtime: setup.runtime,
          buildYear: setup.buildYear,
          highlightCode,
          loaders: { modules, imports, mdxComponents, replacedParts },
          socialCardOf: (metadata) => works.map(({ pictureOf }) => pictureOf?.(metadata)).find((picture) => picture !== undefined),
          wantsBody: works.some(({ wantsBody }) => wantsBody),
          movesStyles: setup.movesStyles,
          resume,
        }),
      )
      const rendered = performance.now()
      const { source, metadata } = route
      const identity = {
        path: route.path,
        documents: [...documents.keys(), ...bundledFiles],
        isIncomplete: [...documents.values()].some(({ failed }) => failed),
        unlisted: metadata.unlisted ?? false,
        noIndex: (shown.noIndex || shown.unlisted) ?? false,
        siteIsNoIndex: site.config.noIndex,
        ...(source === undefined ? {} : { source }),
      }
      const plain = withoutColors(unmarked)
      let readings = 0
      const [collector, nestingReader] = readHtml(plain, () => {
        readings += 1
        const readers = works.flatMap(({ createReader }) => createReader?.() ?? [])
        return [createRecordCollector(identity), createNestingReader(), ...readers] as const
      })
      const misplaced = readings === 1 ? nestingReader.finish() : readNestingAsWritten(plain)
      const record = sharing.share(collector.finish())
      const html = works.reduce((text, { change }) => change?.(text, record) ?? text, unmarked)
      const bytes = Buffer.from(html)
      const result: RenderResult = {
        path: route.path,
        record,
        file,
        bytes: bytes.length,
        hash: hashOf(bytes),
        ...(shown.title !== undefined && shown.title !== metadata.title && { title: shown.title }),
        ...(sheet && { sheet }),
        diagnostics: [...diagnoseLostCode(lostCode, route, placeOfThrow), ...diagnoseNestings(nestings, misplaced, route, placeOfThrow)],
      }
      if (setup.returnHtml) result.html = html
      const page = {
        html,
        record,
        shown,
        body,
        isHidden: identity.noIndex,
        headings,
        document: 'document' in route && route.document !== undefined ? documents.get(route.document) : undefined,
      }
      const outcomes: PageOutcome[] = []
      for (const { finish } of works) outcomes.push((await finish?.(page)) ?? {})
      result.diagnostics.push(...outcomes.flatMap(({ diagnostics = [] }) => diagnostics))
      if (outcomes.some(({ notes }) => notes)) result.notes = joinValues(outcomes.map(({ notes }) => notes))
      const handedOver = setup.isGathered ? joinValues(outcomes.map((each) => each.handedOver)) : undefined
      const recorded = performance.now()
      const keepsPage = setup.keepPages && !outcomes.some(({ isPassing }) => isPassing)
      if (setup.outDirectory !== undefined) writeFile(join(setup.outDirectory, file), bytes)
      for (const [plugin, made] of outcomes.flatMap(({ beside = {} }) => Object.entries(beside))) {
        const content = Buffer.from(made.text)
        if (setup.outDirectory !== undefined) writeFile(join(setup.outDirectory, made.file), content)
        if (keepsPage) await packs.write(besideKeyOf(key, plugin), content)
        const { file, text } = made
        result.beside = {
          ...result.beside,
          [plugin]: { file, bytes: content.length, hash: hashOf(content), ...(setup.returnHtml && { text }) },
        }
      }
      const times = { ...milliseconds, record: recorded - rendered, write: performance.now() - recorded }
      const parts = [...readParts].map((part): [SitePart, string] => [part, partHash(part)])
      const returned: RenderedPage = { ...result, ...(handedOver && { handedOver }) }
      if (!keepsPage) return returned
      const inputs = nameInputs(item, setup.sharedInputs ?? [])
      await writeKeptPage(packs, key, { inputs, parts, times, result }, bytes)
      return { ...returned, parts }
    } catch (error) {
      // Of a module that could not be bundled, the bundler has said why.
      const isKnown = error instanceof Error && error.name === leftOutError
      return { path: route.path, file, bytes: 0, diagnostics: isKnown ? [] : [diagnoseRender(error, route, placeOfThrow)] }
    }
  }
  const finishBatch = (): void => {
    packs.flush()
    sharing.forget()
  }
  return { run: renderItem, finishBatch }
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

function headingsOf(route: Route, documents: ReadonlyMap<string, ParsedDocument>): Heading[] {
  const main = 'document' in route && route.document !== undefined ? documents.get(route.document) : undefined
  return main ? spliceHeadings(main, documents) : []
}

/** What a document says of itself, for components on its page. Few ask, so the front matter is read when one does. */
function writtenDocument(document: ParsedDocument | undefined): WrittenDocument {
  if (document === undefined) return { frontMatter: {} }
  const { file, writtenFrontMatter: written = {}, contentTitle } = document
  const frontMatter = typeof written === 'string' ? (readFrontMatter(file, written).mapping?.value ?? {}) : written
  return { frontMatter, ...(contentTitle !== undefined && { contentTitle }) }
}
