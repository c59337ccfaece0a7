// The dev server: renders pages when they are asked for, watches what they are made of, and tells the pages that are open what has changed.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createSourceReader } from '../check/source-reader.ts'
import { createTargetSuggester } from '../check/suggest-target.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { closeWorkspace, openWorkspace } from '../render/workspace.ts'
import { renderFeeds } from '../routes/feeds/render-feeds.ts'
import { decodePath, withBaseUrl } from '../routes/site-path.ts'
import { answerRequest, type RequestContext } from './answer-request.ts'
import { checkPage } from './check-page.ts'
import { classifyChange, type FileEvent } from './classify-change.ts'
import { bundleClientScript } from './client-script.ts'
import { describeProblem } from './describe-problem.ts'
import type { PageAnswer, Problem } from './dev-message.ts'
import { openDevSite } from './dev-site.ts'
import { createDevWorker } from './dev-worker.ts'
import { createEventStreams } from './event-stream.ts'
import { addClient, addNearPath, errorPage } from './finish-page.ts'
import { createPageRenderer, type DevPage } from './page-renderer.ts'
import { createProblemBoard } from './problem-board.ts'
import { hostForUrl, listen, listenNear } from './start-listening.ts'
import { watchSite } from './watch-site.ts'
import { watchedFolders } from './watched-folders.ts'

export interface DevServerOptions {
  /** Absolute. */
  siteDirectory: string
  host: string
  port: number
  /** Fails when the port is in use instead of taking the next one. */
  exactPort: boolean
  /** What is found wrong, as it is found, and that all errors are mended. */
  onFindings: (found: readonly Diagnostic[], allMended: boolean) => void
  /** Something worth a line: the configuration was read again. */
  onNotice: (text: string) => void
  /** What the site's components print. */
  onPrint: (text: string) => void
}

export interface DevServer {
  /** Address of the home page. */
  url: string
  port: number
  /** Resolves when changes are seen at once; until then a file is looked at when its page is asked for. */
  watching: Promise<void>
  close(): Promise<void>
}

/** The watcher waits for the first page, which is looked at with impatience, but not for long. */
const watchAfter = 400
/** The plan is made anew for what nobody sees at once when nothing has happened for so long. */
const planAfter = 1500

/** @throws DiagnosticError when the configuration cannot be used; ServerStartError when the address cannot be had. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { siteDirectory, host, port, exactPort } = options
  const parseWorker = createDevWorker(options.onPrint)
  const renderWorker = createDevWorker(options.onPrint)
  const workspace = await openWorkspace(siteDirectory, true)
  const release = async (): Promise<void> => {
    await Promise.all([parseWorker.close(), renderWorker.close()])
    await closeWorkspace(workspace)
  }
  const site = await openDevSite({ siteDirectory, workspace, parseWorker }).catch(async (error: unknown) => {
    await release()
    throw error
  })
  const run = randomBytes(8).toString('hex')
  const streams = createEventStreams()
  const board = createProblemBoard(() => site.problems())
  const records = new Map<string, NonNullable<DevPage['record']>>()
  const toReview = new Set<string>()
  let isReviewing = false
  let isClosed = false
  let clientScript: Promise<Uint8Array> | undefined
  let planTimer: NodeJS.Timeout | undefined
  const renderer = createPageRenderer({ site, workspace, renderWorker, onPlanStale: schedulePlan })

  function schedulePlan(): void {
    clearTimeout(planTimer)
    planTimer = setTimeout(() => {
      void site.replan().then(async (isNew) => {
        if (isNew) streams.send(() => ({ type: 'update' }))
        await site.documents.save()
      })
    }, planAfter)
    planTimer.unref()
  }

  const problemsFor = (path: string): Problem[] => {
    const read = createSourceReader(siteDirectory, { documents: [], partials: [] })
    return board.errorsFor(path).map((diagnostic) => describeProblem(diagnostic, read))
  }

  /** Judges pages and tells everybody what is wrong. What is asked for while it works is done with it. */
  async function review(paths: Iterable<string>): Promise<void> {
    for (const path of paths) toReview.add(path)
    if (isReviewing) return
    isReviewing = true
    try {
      for (const path of toReview) {
        toReview.delete(path)
        const page = await renderer.render(path)
        if (isClosed) return
        if (!page) continue
        if (page.record) records.set(path, page.record)
        board.setPage(path, [...page.diagnostics, ...checkPage(page, site, [...records.values()])])
      }
      tell()
    } finally {
      isReviewing = false
    }
  }

  function tell(): void {
    const isPage = (path: string): boolean => site.outputs.routeOf(path) !== undefined
    board.prune(isPage)
    for (const path of records.keys()) if (!isPage(path)) records.delete(path)
    streams.send((path) => ({ type: 'problems', problems: problemsFor(path) }))
    const { found, allMended } = board.news()
    if (found.length > 0 || allMended) options.onFindings(found, allMended)
  }

  async function takeChanges(events: readonly FileEvent[]): Promise<void> {
    const folders = site.folders()
    const changes = events.flatMap((event) => classifyChange(event, folders, (file) => site.documents.get(file) !== undefined))
    if (changes.length === 0 || isClosed) return
    const { reload, configChanged } = await site.apply(changes)
    if (isClosed) return
    streams.send(() => ({ type: reload ? 'reload' : 'update' }))
    if (configChanged) options.onNotice('The configuration has changed and was read again.')
    watcher?.add(watchedFolders(site.folders()))
    const { pathOfFile } = site.plan.table
    const saved = changes.flatMap(({ file }) => pathOfFile[file] ?? [])
    for (const path of saved) board.markSaved(path)
    await review([...streams.paths(), ...saved, ...board.pages()])
    schedulePlan()
  }

  /** A document that has changed before the watcher could tell. */
  async function lookAt(path: string): Promise<void> {
    const route = site.outputs.routeOf(path)
    const file = route && 'document' in route ? route.document : undefined
    if (file === undefined) return
    const before = site.documents.get(file)?.document.hash
    const refreshed = await site.documents.refresh(file)
    if (refreshed?.known.document.hash !== before) await site.apply([{ kind: 'content', file }])
  }

  async function answerPage(path: string | undefined, asked: string): Promise<PageAnswer> {
    if (path !== undefined) await lookAt(path)
    const shown = path !== undefined && site.outputs.routeOf(path) ? path : '*'
    const page = await renderer.render(shown)
    setImmediate(() => void review(shown === '*' ? [] : [shown]).catch(() => undefined))
    const status = shown === '*' ? 404 : 200
    if (page?.html === undefined) {
      const known = [...(page?.diagnostics ?? []), ...site.problems()]
      return { status, isBroken: true, html: errorPage(shown === '*' ? asked : shown, known) }
    }
    const html = shown === '*' ? addNearPath(page.html, nearPath(asked)) : page.html
    return { status, isBroken: false, html: addClient(html) }
  }

  function nearPath(asked: string): { path: string; href: string } | undefined {
    const { baseUrl } = site.config
    const bare = decodePath(asked.replace(/[?#].*$/s, ''))
    const wanted = bare.startsWith(baseUrl) ? `/${bare.slice(baseUrl.length)}` : bare
    const paths = site.plan.table.routes.flatMap(({ path }) => (path === '*' ? [] : [path]))
    const path = createTargetSuggester(paths, []).page(wanted)
    return path === undefined ? undefined : { path, href: withBaseUrl(path, baseUrl) }
  }

  async function feed(id: string, path: string): Promise<{ content: string; type: string } | undefined> {
    const blog = site.config.blogs.find((candidate) => candidate.id === id)
    const data = site.plan.table.site.blogs[id]
    if (!blog?.feeds || !data) return undefined
    const posts = []
    for (const post of data.posts) {
      const page = await renderer.render(post.path)
      if (page?.feedBody !== undefined) posts.push({ post, html: page.feedBody })
    }
    return renderFeeds({ config: site.config, blog: data, feeds: blog.feeds, posts }).find((file) => file.path === path)
  }

  const context: RequestContext = {
    get rules() {
      return { host, allowedHosts: site.config.dev.allowedHosts }
    },
    get baseUrl() {
      return site.config.baseUrl
    },
    find: (name) => site.outputs.find(name),
    page: answerPage,
    feed,
    clientScript() {
      clientScript ??= bundleClientScript()
      return clientScript
    },
    openStream: (request, response, path) => streams.open(request, response, path, { type: 'hello', run, problems: problemsFor(path) }),
  }
  const server = createServer((request, response) => {
    answerRequest(request, response, context).catch(() => {
      // The file or the client went away in the middle of an answer.
      if (response.headersSent) response.destroy()
      else response.writeHead(404).end()
    })
  })
  const actualPort = await (exactPort ? listen : listenNear)(server, host, port).catch(async (error: unknown) => {
    await release()
    throw error
  })

  let watcher: ReturnType<typeof watchSite> | undefined
  const watching = waitForFirstPage(server).then(async () => {
    if (isClosed) return
    watcher = watchSite(siteDirectory, watchedFolders(site.folders()), (events) => {
      void takeChanges(events).catch((error: unknown) => options.onNotice(`A change could not be taken in: ${String(error)}`))
    })
    await watcher.ready
    // What has changed since the start, before it was watched.
    if (!isClosed) await site.apply([{ kind: 'content', file: '' }])
    await site.documents.save()
    const likely = [...records.values()].flatMap(({ documents }) => documents)[0] ?? site.tree.documents[0]?.file
    if (likely !== undefined && !isClosed) void site.parser.warmUp(likely)
  })
  tell()
  return {
    url: `http://${hostForUrl(host)}:${actualPort}${site.config.baseUrl}`,
    port: actualPort,
    watching,
    async close() {
      isClosed = true
      clearTimeout(planTimer)
      streams.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await watching.catch(() => undefined)
      await Promise.all([closed, watcher?.close(), site.settled()])
      await site.documents.save()
      await release()
    },
  }
}

function waitForFirstPage(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, watchAfter)
    server.once('request', (_request, response) => {
      response.once('finish', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  })
}
