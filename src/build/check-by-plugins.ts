// The `check` hooks of plugins: they see all pages at once, with what the `page` hooks have noted of each.
import * as z from 'zod'
import type { PluginModule } from '../config/plugin-module.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { dataPlace } from '../plugins/data-context.ts'
import type { RouteTable } from '../routes/route.ts'
import { listNotedPages, openPlugins } from './noted-pages.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface CheckedSite {
  config: Pick<ResolvedConfig, 'siteDirectory' | 'configFile'>
  table: RouteTable
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
    const report = (problem: string): void =>
      void diagnostics.push({
        id: 'plugin-failed',
        level: 'error',
        message: `The hook \`check\` of the plugin ${name} has failed: ${problem}`,
        place: { file: configFile },
        hint: 'Look at the plugin and its options. docs/plugins.md has what the hook is given and what it gives.',
      })
    if (!check) continue
    try {
      const found: unknown = await check({ pages: pagesFor(name), files })
      const parsed = z.array(finding).safeParse(found)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        report(`expected a list of findings; ${issue?.path.join('.') || 'what it gave'}: ${issue?.message}.`)
        continue
      }
      for (const { message, place = { file: configFile }, level = 'error', hint } of parsed.data)
        diagnostics.push({ id: 'plugin-message', level, message: `${name}: ${message}`, place, ...(hint !== undefined && { hint }) })
    } catch (error) {
      report(textOfThrown(error))
    }
  }
  return diagnostics
}
