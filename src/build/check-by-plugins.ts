// The hook `check` of all plugins: they see all pages at once, with what their hook `page` has noted of each.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { WholeTable } from '../routes/route.ts'
import type { BuildPlugin, CheckedSite } from './build-plugin.ts'
import { listNotedPages } from './noted-pages.ts'

export interface CheckByPluginsInput extends CheckedSite {
  table: WholeTable
  /** Every file of the site, relative to the output. */
  outputs: ReadonlySet<string>
}

export async function checkByPlugins(
  plugins: readonly BuildPlugin[],
  { table, outputs, ...site }: CheckByPluginsInput,
): Promise<Diagnostic[]> {
  const pagesFor = listNotedPages(table, site.rendered)
  let files: readonly string[] | undefined
  const found: Diagnostic[] = []
  for (const { name, check } of plugins) {
    const context = {
      ...site,
      siteDirectory: site.config.siteDirectory,
      get pages() {
        return pagesFor(name)
      },
      get files() {
        files ??= [...outputs].sort()
        return files
      },
    }
    found.push(...((await check?.(context)) ?? []))
  }
  return found
}
