// The dev server: renders pages on request, watches what they are made from, and tells open pages what has changed.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { closeWorkspace, openWorkspace, type SharedWork } from '../build/workspace.ts'
import type { SiteBundle } from '../bundle/bundle-site.ts'
import type { PageAnswer } from '../client/dev/dev-message.ts'
import { loadConfig } from '../config/load-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { pathInSite } from '../lib/language-path.ts'
import { textTwins } from '../plugins/llms/build/llms.ts'
import { createDevSearch } from '../plugins/search/dev/dev-search.ts'
import { answerRequest, type RequestContext } from './answer-request.ts'
import { bundleClientScript } from './client-script.ts'
import { type Effect, openDevSite } from './dev-site.ts'
import { createDevWorker } from './dev-worker.ts'
import { isHalfWritten } from './document-parser.ts'
import { createEventStreams } from './event-stream.ts'
import { addClient, addNearPath, errorPage } from './finish-page.ts'
import { watchFirstPage } from './first-page.ts'
import { hostForUrl, listen, listenNear } from './http/start-listening.ts'
import type { PlannedLanguage } from './memory/plan-site.ts'
import { findNearPath } from './near-path.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createPageReview } from './page-review.ts'
import type { RenderPage } from './site-outputs.ts'
import { type Change, classifyChange, type FileEvent } from './watch/classify-change.ts'
import { watchedFolders } from './watch/site-folders.ts'
import { watchSite } from './watch/watch-site.ts'

export interface DevServerOptions extends SharedWork {
  /** Absolute. */
  siteDirectory: string
  host: string
  port: number
  /** Fails if the port is in use, instead of trying the next one. */
  exactPort: boolean
  /** Called with new findings, and when all errors are fixed. */
  onFindings: (found: readonly Diagnostic[], allMended: boolean) => void
  /** Called with events that are worth a line, such as a reread configuration. */
  onNotice: (text: string) => void
  /** Called with what the site's components print. */
  onPrint: (text: string) => void
  /** Milliseconds after which a page that is still being made is given up (dev-worker.ts). */
  patience?: number
  /** See loadConfig. */
  note?: Parameters<typeof loadConfig>[1]
}

export interface DevServer {
  /** Address of the home page. */
  url: string
  port: number
  /** Resolves when changes are noticed at once; until then a file is checked when its page is requested. */
  watching: Promise<void>
  close(): Promise<void>
}

/** The plan is remade after this much quiet time, if the changes to it do not show at once. In milliseconds. */
const planAfter = 1500
/** What is known is saved for the next start after this time, and when the server ends: at thousands of pages it is a lot. */
const keepAfter = 20_000

/** @throws DiagnosticError when the configuration cannot be used; ServerStartError when the address is not available. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { siteDirectory, host, port, exactPort } = options
  const loading = loadConfig(siteDirectory, options.note)
  // It is awaited below; the rest of the start continues meanwhile.
  loading.catch(() => undefined)
  const renderWorker = createDevWorker(options.onPrint, options.patience)
  const parseWorker = createDevWorker(options.onPrint, options.patience)
  let openForRequests: (context: RequestContext) => void = () => undefined
  const opened = new Promise<RequestContext>((resolve) => {
    openForRequests = resolve
  })
  // It listens before anything is read: the first request decides what is read first.
  const server = createServer((request, response) => {
    opened
      .then((context) => answerRequest(request, response, context))
      .catch(() => {
        // The file or the client disappeared in the middle of an answer.
        if (response.headersSent) response.destroy()
        else response.writeHead(404).end()
      })
  })
  const firstPage = watchFirstPage(server)
  const listening = (exactPort ? listen : listenNear)(server, host, port)
  listening.catch(() => undefined)
  const workspace = await openWorkspace(siteDirectory, true, options)
  const release = async (): Promise<void> => {
    server.close()
    server.closeAllConnections()
    await Promise.all([parseWorker.close(), renderWorker.close()])
    await closeWorkspace(workspace)
  }
  const onBundle = (bundle: SiteBundle): void => {
    // Before the first page, which reports the reason if the bundle cannot be written.
    bundle.writeServer().then(
      (url) => renderWorker.load('render', url),
      () => undefined,
    )
  }
  const { site, actualPort } = await Promise.all([listening, loading])
    .then(async ([actualPort, loaded]) => {
      const firstTarget = (): string | undefined => firstPage.target
      const render: RenderPage = (path) => renderer.render(path)
      return { actualPort, site: await openDevSite({ siteDirectory, workspace, loaded, parseWorker, firstTarget, render, onBundle }) }
    })
    .catch(async (error: unknown) => {
      await release()
      throw error
    })
  const run = randomBytes(8).toString('hex')
  const streams = createEventStreams()
  let isClosed = false
  let clientScript: Promise<Uint8Array> | undefined
  let planTimer: NodeJS.Timeout | undefined
  let keepTimer: NodeJS.Timeout | undefined
  const renderer = createPageRenderer({ site, workspace, renderWorker, onPlanStale: schedulePlan })
  const reviews = createPageReview({ site, renderer, streams, onFindings: options.onFindings })
  const search = createDevSearch({ site, render: renderer.render, whole: complete })

  function schedulePlan(): void {
    clearTimeout(planTimer)
    planTimer = setTimeout(() => {
      void site.replan().then((isNew) => {
        if (isNew) streams.send(() => ({ type: 'update' }))
      })
    }, planAfter)
    planTimer.unref()
    keepTimer ??= setTimeout(() => {
      keepTimer = undefined
      void site.keep()
    }, keepAfter)
    keepTimer.unref()
  }

  /** Applies changes and tells the open pages. */
  async function apply(changes: readonly Change[]): Promise<Effect> {
    const effect = await site.apply(changes)
    if (!isClosed && (effect.reload || effect.isNew)) streams.send(() => ({ type: effect.reload ? 'reload' : 'update' }))
    return effect
  }

  async function takeChanges(events: readonly FileEvent[]): Promise<void> {
    const since = Date.now()
    const folders = site.folders()
    const changes = events.flatMap((event) => classifyChange(event, folders, (file) => site.documents.get(file) !== undefined))
    if (changes.length === 0 || isClosed) return
    const { configChanged } = await apply(changes)
    if (isClosed) return
    if (configChanged) options.onNotice('The configuration has changed and was read again.')
    watcher?.add(watchedFolders(site.folders()), since)
    await site.outputs.listed()
    await reviews.reviewSaved(changes.flatMap(({ file }) => pageOf(file, site.plan.languages) ?? []))
    schedulePlan()
  }

  /** Reads what was postponed for the first page. */
  async function complete(): Promise<void> {
    if (isClosed || !(await site.complete())) return
    streams.send(() => ({ type: 'update' }))
    await site.outputs.listed()
    reviews.tell()
  }

  /** Picks up a document that changed before the watcher could report it. */
  async function lookAt(path: string): Promise<void> {
    const route = site.outputs.routeOf(path)
    const file = route && 'document' in route ? route.document : undefined
    if (file !== undefined && site.documents.isStale(file)) await apply([{ kind: 'document', file }])
  }

  async function answerPage(path: string | undefined, asked: string): Promise<PageAnswer> {
    if (path !== undefined) await lookAt(path)
    await site.settled()
    const route = path === undefined ? undefined : site.outputs.routeOf(path)
    if (!route || !site.isCertain(route)) await complete()
    const { version } = site
    const shown = path !== undefined && site.outputs.routeOf(path) ? path : '*'
    const page = await renderer.render(shown)
    void firstPage.shown
      .then(complete)
      .then(() => reviews.review(shown === '*' ? [] : [shown]))
      .catch(() => undefined)
    const status = shown === '*' ? 404 : 200
    if (page?.html === undefined) {
      const known = [...(page?.diagnostics ?? []), ...site.problems()]
      return { status, version, isBroken: true, html: errorPage(shown === '*' ? asked : shown, known, version) }
    }
    const html = shown === '*' ? addNearPath(page.html, findNearPath(asked, site)) : page.html
    return { status, version, isBroken: page.documents.some(isHalfWritten), html: addClient(html, version) }
  }

  const context: RequestContext = {
    get rules() {
      return { host, allowedHosts: site.config.dev.allowedHosts }
    },
    get baseUrl() {
      return site.config.baseUrl
    },
    get isWhole() {
      return site.isWhole
    },
    whole: complete,
    async find(name) {
      const content = site.config.search && (await search.find(name))
      if (content !== undefined) return { kind: 'text', name, content }
      return (await site.outputs.find(name)) ?? site.findEarlier(name)
    },
    page: answerPage,
    async twin(path) {
      await lookAt(path)
      return (await renderer.render(path))?.beside?.[textTwins]?.text
    },
    clientScript() {
      clientScript ??= bundleClientScript()
      return clientScript
    },
    openStream(request, response, path) {
      streams.open(request, response, path, { type: 'hello', run, version: site.version, ...reviews.problemsFor(path) })
      firstPage.noteShown()
    },
  }
  firstPage.noteReady()
  openForRequests(context)

  let watcher: ReturnType<typeof watchSite> | undefined
  const watching = firstPage.shown.then(async () => {
    if (isClosed) return
    await complete()
    if (await site.loadHighlighter()) streams.send(() => ({ type: 'update' }))
    watcher = watchSite(siteDirectory, watchedFolders(site.folders()), (events) => {
      void takeChanges(events).catch((error: unknown) => options.onNotice(`A change could not be taken in: ${String(error)}`))
    })
    await watcher.ready
    if (isClosed) return
    // What has changed between the start and the beginning of the watch.
    await apply([{ kind: 'content', file: '' }])
    await site.keep()
    const likely = reviews.shownDocument() ?? site.tree.documents[0]?.file
    if (likely !== undefined && !isClosed) void site.parser.warmUp(likely)
  })
  if (site.isWhole) reviews.tell()
  return {
    url: `http://${hostForUrl(host)}:${actualPort}${site.config.baseUrl}`,
    port: actualPort,
    watching,
    async close() {
      isClosed = true
      reviews.close()
      search.close()
      clearTimeout(planTimer)
      clearTimeout(keepTimer)
      streams.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await watching.catch(() => undefined)
      await Promise.all([closed, watcher?.close(), site.settled()])
      await site.keep()
      await release()
    },
  }
}

/** The page of a document: of one without a translation, that in the language at the root. */
function pageOf(document: string, languages: readonly PlannedLanguage[]): string | undefined {
  for (const { table, folder } of languages) {
    const path = table.pathOfFile.get(document)
    if (path !== undefined) return pathInSite(path, folder)
  }
  return undefined
}
