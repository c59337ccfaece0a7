// The `page` hooks of the plugins of a site, in the thread that renders: they see the page as it is written, and what they give is kept with it.
import * as z from 'zod'
import type { PluginModule } from '../../config/plugin-module.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { textOfThrown } from '../../diagnostics/read-thrown.ts'
import type { Route } from '../../routes/route.ts'
import { hookFailed, nameInBuild, openPlugins } from '../open-plugins.ts'
import type { FinishedPage, PageOutcome } from './page-hook.ts'

export type LookAtPage = (route: Route, page: FinishedPage) => Promise<PageOutcome>

const json = z.json()

export async function loadPageHooks(module: PluginModule, siteDirectory: string): Promise<LookAtPage> {
  const plugins = await openPlugins(module, siteDirectory)
  return async ({ path, kind, source, metadata }, { shown, isHidden, html, headings, document }) => {
    const page = {
      path,
      title: shown.title ?? metadata.title ?? path,
      description: shown.description,
      kind,
      source,
      isHidden,
      html,
      headings: headings.map(({ id, text, level }) => ({ id, text, level })),
      data: document?.pageData ?? {},
    }
    const notes: Record<string, unknown> = {}
    const diagnostics: Diagnostic[] = []
    const place = source === undefined ? undefined : { file: source }
    const report = (name: string, problem: string): void => void diagnostics.push(hookFailed('page', name, problem, place, ` for ${path}`))
    for (const { name, page: look } of plugins) {
      try {
        const value: unknown = await look?.(page)
        if (value === undefined) continue
        if (json.safeParse(value).success) notes[nameInBuild(name)] = value
        else report(name, 'expected JSON or nothing, found something else')
      } catch (error) {
        report(name, textOfThrown(error))
      }
    }
    // What a plugin failed for, a service for example, may be there in the next build.
    return { notes, diagnostics, isPassing: diagnostics.length > 0 }
  }
}
