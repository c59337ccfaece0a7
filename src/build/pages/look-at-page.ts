// The `page` hooks of plugins, in the thread that renders: they see the page as it is written, and what they give is kept with it.
import * as z from 'zod'
import { importCode } from '../../config/import-config.ts'
import type { PluginModule } from '../../config/plugin-module.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import type { FinishedPage, Plugin } from '../../plugins/plugin.ts'
import type { RenderResult } from './render-result.ts'

export type PageHooks = (page: FinishedPage) => Promise<{ noted: NonNullable<RenderResult['noted']>; diagnostics: Diagnostic[] }>

const json = z.json()

export async function loadPageHooks({ code }: PluginModule, siteDirectory: string): Promise<PageHooks> {
  // The configuration has run and was checked: its exports have this form.
  const { plugins = [] }: { plugins?: readonly Plugin[] } = await importCode(siteDirectory, code)
  return async (page) => {
    const values: Record<string, unknown> = {}
    const diagnostics: Diagnostic[] = []
    const report = (name: string, problem: string): void =>
      void diagnostics.push({
        id: 'plugin-failed',
        level: 'error',
        message: `The hook \`page\` of the plugin ${name} has failed for ${page.path}: ${problem}`,
        ...(page.source !== undefined && { place: { file: page.source } }),
        hint: 'Look at the plugin and its options. docs/plugins.md has what the hook is given and what it gives.',
      })
    for (const { name, page: look } of plugins) {
      try {
        const value: unknown = await look?.(page)
        if (value === undefined) continue
        if (json.safeParse(value).success) values[name] = value
        else report(name, 'expected JSON or nothing, found something else')
      } catch (error) {
        report(name, textOfThrown(error))
      }
    }
    return { noted: { title: page.title, values }, diagnostics }
  }
}
