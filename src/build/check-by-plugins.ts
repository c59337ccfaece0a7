// The `check` hooks of plugins: they see all pages at once, with what the `page` hooks have noted of each.
import * as z from 'zod'
import type { PluginModule } from '../config/plugin-module.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { dataPlace, pluginMessage } from '../plugins/data-context.ts'
import type { WholeTable } from '../routes/route.ts'
import { listNotedPages } from './noted-pages.ts'
import { hookFailed, listFromHook, openPlugins } from './open-plugins.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface CheckedSite {
  config: Pick<ResolvedConfig, 'siteDirectory' | 'configFile'>
  table: WholeTable
  rendered: readonly RenderResult[]
  /** Every file of the site, relative to the output. */
  outputs: ReadonlySet<string>
}

const finding = z.strictObject({
  message: z.string().min(1),
  place: dataPlace.optional(),
  level: z.enum(['error', 'warning', 'info']).optional(),
  hint: z.string().optional(),
})

export async function checkByPlugins(module: PluginModule, { config, table, rendered, outputs }: CheckedSite): Promise<Diagnostic[]> {
  const { siteDirectory, configFile } = config
  const pagesFor = listNotedPages(table, rendered)
  const files = [...outputs].sort()
  const diagnostics: Diagnostic[] = []
  for (const { name, check } of await openPlugins(module, siteDirectory)) {
    if (!check) continue
    const { items, problem } = await listFromHook(() => check({ siteDirectory, pages: pagesFor(name), files }), finding, 'findings')
    if (problem !== undefined) diagnostics.push(hookFailed('check', name, problem, { file: configFile }))
    diagnostics.push(...items.map((item) => pluginMessage(name, item, configFile)))
  }
  return diagnostics
}
