// The pages of a site in each of its languages.
import { bundleIn, type SiteBundle } from '../../bundle/bundle-site.ts'
import { languageAt, pathInLanguage } from '../../lib/language-path.ts'
import type { BuildPlugin, PageSetup } from '../build-plugin.ts'
import type { LocaleSite } from '../locales/plan-locales.ts'
import type { Output } from '../output/output.ts'
import { outputBelow } from '../output/output-below.ts'
import type { TaskRunner } from '../workers/task-runner.ts'
import type { Workspace } from '../workspace.ts'
import { type RenderedSet, renderRoutes } from './render-routes.ts'

export interface RenderLanguagesInput {
  sites: readonly LocaleSite[]
  bundle: SiteBundle
  plugins: readonly Pick<BuildPlugin, 'gather'>[]
  pageSetups: readonly PageSetup[]
  /** Key of the parsed form of a document, by its file. */
  parsedKeyOf: (file: string) => string
  /** The page to explain, by its path in the whole site. */
  explainedPath: string | undefined
  runner: TaskRunner
  workspace: Workspace
  output: Output | undefined
}

export interface RenderedLocale extends LocaleSite {
  set: RenderedSet
}

/** One after the other: the threads know the shared data of one language at a time. */
export async function renderLanguages(
  { sites, bundle, plugins, pageSetups, parsedKeyOf, explainedPath, runner, workspace, output }: RenderLanguagesInput,
  advance: (count: number) => void,
): Promise<RenderedLocale[]> {
  const { store, packs, storeDirectory, program, inUse } = workspace
  const rendered: RenderedLocale[] = []
  for (const site of sites) {
    const isExplained = explainedPath !== undefined && languageAt(explainedPath, sites) === site
    const set = await renderRoutes(
      {
        ...site,
        runner,
        parsedKeyOf,
        bundle: bundleIn(bundle, site.config.locale),
        store,
        packs,
        storeDirectory,
        keepPages: workspace.keeps || explainedPath !== undefined,
        program,
        inUse,
        output: output && outputBelow(output, site.folder),
        pageSetups,
        gatherings: (output) => plugins.flatMap(({ gather }) => gather?.(site, output) ?? []),
        explain: isExplained ? pathInLanguage(explainedPath, site.folder) : undefined,
      },
      advance,
    )
    rendered.push({ ...site, set })
  }
  return rendered
}
