// Writes everything that is not a page: bundles, images, static files, and what features emit. Returns the names of all outputs, even when
// nothing is written, because the checks need them.
import { join } from 'node:path'
import type { SiteBundle } from '../bundle/bundle-site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { joinFolder } from '../lib/folder-path.ts'
import type { EmittedFile } from '../routes/emitted-file.ts'
import type { WholeTable } from '../routes/route.ts'
import { siteDataFile } from '../routes/site-data-files.ts'
import type { BuildPlugin, ListedLanguage, RenderedLanguage, StepFiles } from './build-plugin.ts'
import { listFiles } from './list-files.ts'
import { findLoadedFiles } from './loaded-files.ts'
import { hasOwnHost } from './locales/sites-by-host.ts'
import type { Output } from './output/output.ts'
import { outputBelow } from './output/output-below.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface WriteSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Of the whole site, all languages. */
  table: WholeTable
  summaries: readonly DocumentSummary[]
  bundle: SiteBundle
  rendered: readonly RenderResult[]
  /** The site in each language; the paths of these pages and files begin in its folder. */
  sites: readonly RenderedLanguage[]
  plugins: readonly BuildPlugin[]
  /** What these have written already. */
  made: readonly StepFiles[]
  output: Output | undefined
}

export interface WrittenSite {
  /** Every file of the site, relative to the output folder. */
  outputs: Set<string>
  /** Of plugins that make files. */
  diagnostics: Diagnostic[]
}

export async function writeSite(input: WriteSiteInput): Promise<WrittenSite> {
  const { config, tree, table, output } = input
  const outputs = new Set(input.rendered.flatMap(({ file, beside = {} }) => [file, ...Object.values(beside).map((made) => made.file)]))
  for (const { files } of input.made) for (const file of files) outputs.add(file)
  const shared = new Set(input.made.flatMap(({ files, isShared }) => (isShared ? [...files] : [])))
  const writing: Promise<void>[] = []
  const foldersOfHosts = input.sites.filter(hasOwnHost).map(({ folder }) => folder)
  // The first to come has the name: pages and their files, then static files, so that a site can have its own sitemap or feed.
  const place = (path: string, put: (to: Output) => Promise<void>): void => {
    // What languages share is published with each that has a host of its own.
    for (const folder of ['', ...foldersOfHosts]) {
      const whole = joinFolder(folder, path)
      if (outputs.has(whole)) continue
      outputs.add(whole)
      if (output) writing.push(put(outputBelow(output, folder)))
    }
  }
  const write = (path: string, content: string | Uint8Array): void => place(path, (to) => to.write(path, content))
  const copy = (source: string, path: string): void => place(path, (to) => to.copy(join(config.siteDirectory, source), path))

  for (const [path, source] of Object.entries(tree.staticFiles)) copy(source, path.slice(1))
  const loaded = findLoadedFiles(input.bundle, input.rendered, config.rootUrl)
  for (const [path, content] of loaded.files) write(path, content)
  // Pages may share a sheet.
  for (const { sheet } of input.rendered) if (sheet) write(sheet.file, sheet.css)
  for (const { assets = [] } of [...input.summaries, ...input.bundle.documents, ...tree.categories, ...Object.values(tree.sidebars)])
    for (const asset of assets) if (!shared.has(asset.output)) copy(asset.file, asset.output)
  const uses = Object.entries(input.bundle.islandUses).filter(([name]) => loaded.islands.has(name))
  for (const kind of new Set(uses.flatMap(([, { site }]) => site)))
    for (const { table, folder } of input.sites) {
      const file = siteDataFile(table.site, kind)
      if (file) write(joinFolder(folder, file.path.slice(1)), file.text)
    }
  for (const file of foldersOfHosts.length > 0 ? shared : []) if (output) write(file, await output.read(file))
  await Promise.all(writing)
  const files = new Set([...outputs, ...input.plugins.flatMap(({ lastFiles }) => lastFiles?.names ?? [])])
  const languages = input.sites.map((site) => listedLanguage(site, output && outputBelow(output, site.folder)))
  const diagnostics: Diagnostic[] = []
  const report = (finding: Diagnostic): void => void diagnostics.push(finding)
  for await (const file of listFiles(input.plugins, { config, table, files, languages, report, rendered: input.rendered })) {
    outputs.add(file.path)
    if (output)
      await emit(file, output).catch((error: unknown) => {
        if (!(error instanceof DiagnosticError)) throw error
        diagnostics.push(...error.diagnostics)
      })
  }
  return { outputs, diagnostics }
}

/** @param output of the language. */
function listedLanguage({ config, table, folder, pages: rendered }: RenderedLanguage, output: Output | undefined): ListedLanguage {
  const pages = new Map(rendered.map((page) => [page.path, page]))
  return {
    config,
    table,
    folder,
    noIndexPaths: new Set(rendered.flatMap(({ path, record }) => (record?.noIndex ? [path] : []))),
    notesOf: (path) => pages.get(path)?.notes,
    besideOf(plugin, path) {
      const made = pages.get(path)?.beside?.[plugin]
      return made && { hash: made.hash, read: async () => output && Buffer.from(await output.read(made.file)).toString() }
    },
  }
}

async function emit(file: EmittedFile, output: Output): Promise<void> {
  if ('make' in file) await output.write(file.path, await file.make())
  else await output.assemble(file.path, file.identity, file.parts)
}

/** @param outputs all other files of the site; the names of these are added. */
export async function writeLastFiles(
  { config, table, rendered: pages, plugins, output }: Pick<WriteSiteInput, 'config' | 'table' | 'rendered' | 'plugins' | 'output'>,
  outputs: Set<string>,
): Promise<void> {
  for (const { lastFiles } of plugins)
    for (const { path, content } of lastFiles?.list({ config, table, pages, outputs }) ?? []) {
      await output?.write(path, content)
      outputs.add(path)
    }
}
