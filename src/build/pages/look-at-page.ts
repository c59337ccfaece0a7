// The `page` hooks of plugins, in the thread that renders: they see the page as it is written, and what they give is kept with it.
import * as z from 'zod'
import type { PluginModule } from '../../config/plugin-module.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import type { FinishedPage } from '../../plugins/page-hooks.ts'
import { hookFailed, openPlugins } from '../open-plugins.ts'
import type { RenderResult } from './render-result.ts'

export type PageHooks = (page: FinishedPage) => Promise<{ noted: NonNullable<RenderResult['noted']>; diagnostics: Diagnostic[] }>

const json = z.json()

export async function loadPageHooks(module: PluginModule, siteDirectory: string): Promise<PageHooks> {
  const plugins = await openPlugins(module, siteDirectory)
  return async (page) => {
    const values: Record<string, unknown> = {}
    const diagnostics: Diagnostic[] = []
    const place = page.source === undefined ? undefined : { file: page.source }
    const report = (name: string, problem: string): void =>
      void diagnostics.push(hookFailed('page', name, problem, place, ` for ${page.path}`))
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
