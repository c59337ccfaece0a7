// The rendering step: sets the workers up with what pages share, once, and sends every route through them.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree } from '../content/content-tree.ts'
import { linkResolverInput } from '../routes/link-resolver-input.ts'
import type { RouteTable } from '../routes/route.ts'
import type { SiteBundle } from './bundle/bundle-site.ts'
import type { Output } from './output.ts'
import type { RenderResult } from './render-task.ts'
import type { TaskRunner } from './workers/task-runner.ts'

export interface RenderRoutesInput {
  runner: TaskRunner
  config: ResolvedConfig
  tree: ContentTree
  table: RouteTable
  bundle: SiteBundle
  storeDirectory: string
  output: Output | undefined
}

export function renderRoutes(input: RenderRoutesInput, onDone: (count: number) => void): Promise<RenderResult[]> {
  const { runner, config, tree, table, bundle } = input
  runner.setUp('render', {
    bundleUrl: bundle.serverUrl,
    storeDirectory: input.storeDirectory,
    site: table.site,
    links: linkResolverInput(config, tree, table),
    islandUrls: bundle.islandUrls,
    styles: bundle.styles,
    runtime: bundle.runtime,
    buildYear: buildDate().getUTCFullYear(),
    outDirectory: input.output?.directory,
  })
  return runner.run('render', table.routes, onDone)
}

/** The one clock of a build. SOURCE_DATE_EPOCH (reproducible-builds.org) sets it, in seconds. */
function buildDate(): Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH)
  return process.env.SOURCE_DATE_EPOCH && Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date()
}
