// Pages made of data: what the `routes` hooks of plugins give, checked and complete. The hooks run with the configuration, so that a page of
// data is known before anything is bundled, and an edit of its data is followed like one of the configuration.
import { join, relative, resolve, sep } from 'node:path'
import * as z from 'zod'
import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.ts'
import { readThrown } from '../diagnostics/read-thrown.ts'
import { describeValue } from '../lib/describe-value.ts'
import { findNoJson } from '../lib/json-value.ts'
import { isFileNow } from '../lib/path-exists.ts'
import { dataObject, dataPlace, noteReads, pluginMessage } from './data-context.ts'
import type { DataContext, DataPageOptions } from './data-hooks.ts'
import type { Plugin } from './plugin.ts'

export interface DataPage extends Omit<DataPageOptions, 'place'> {
  /** Relative to the site. */
  component: string
  /** The plugin that it comes from. */
  plugin: string
  place: Place
}

const sidebarPlace = dataObject({
  name: z.string().min(1).optional(),
  docs: z.string().min(1).optional(),
  version: z.string().min(1).optional(),
  label: z.string().min(1).optional(),
  position: z.number().optional(),
  category: z.string().min(1).optional(),
})

const page = dataObject({
  path: z.string().regex(/^\/(?!\/)[^?#\s]*$/, 'a path of the site, such as "/releases/1-0"'),
  component: z.string().min(1),
  title: z.string().min(1),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  lastModified: z
    .string()
    .refine((date) => !Number.isNaN(Date.parse(date)), 'a date, such as "2026-01-31"')
    .optional(),
  unlisted: z.boolean().optional(),
  props: z.record(z.string(), z.json().optional()).optional(),
  collects: z.string().optional(),
  sidebar: z.union([z.string().min(1), sidebarPlace], 'the name of a sidebar, or a place in it, such as { position: 2 }').optional(),
  place: dataPlace.optional(),
})

/**
 * Asks all plugins for their pages.
 * @param context what the hooks are called with (data-context.ts).
 * @param configFile relative to the site: the place of findings that a plugin gives none for.
 * @returns also what the hooks have reported.
 * @throws DiagnosticError `plugin-failed` when a hook throws or gives what is no page.
 */
export async function listDataPages(
  plugins: readonly Plugin[],
  context: DataContext,
  configFile: string,
): Promise<{ pages: DataPage[]; reported: Diagnostic[] }> {
  const { siteDirectory } = context
  const pages: DataPage[] = []
  const diagnostics: Diagnostic[] = []
  const reported: Diagnostic[] = []
  for (const { name, routes } of plugins) {
    if (!routes) continue
    const reads = noteReads(context)
    const report = (message: string, place: Place = { file: configFile }, hint = 'docs/plugins.md has the form of a page.'): void =>
      void diagnostics.push({ id: 'plugin-failed', level: 'error', message, place, hint })
    try {
      const list: unknown = await routes({
        ...reads.context,
        report: (finding) => void reported.push(pluginMessage(name, finding, configFile)),
      })
      if (!Array.isArray(list)) throw new TypeError(`expected a list of pages, found ${list === null ? 'null' : typeof list}`)
      for (const [index, given] of list.entries()) {
        const parsed = page.safeParse(given)
        if (!parsed.success) {
          const { path, place, props } = known.safeParse(given).data ?? {}
          const which = path === undefined ? `a page (number ${index + 1}) that` : `the page ${path} (number ${index + 1}), which`
          report(`The plugin ${name} gives ${which} is not right: ${problemOf(parsed.error, props)}.`, place)
          continue
        }
        const component = relative(siteDirectory, resolve(siteDirectory, parsed.data.component)).split(sep).join('/')
        const place = parsed.data.place ?? { file: configFile }
        if (!isFileNow(join(siteDirectory, component)))
          report(
            `The plugin ${name} gives the page ${parsed.data.path} the component "${component}": there is no such file.`,
            place,
            'Components are named by their file, relative to the site: "content/components/release.tsx".',
          )
        else pages.push({ ...parsed.data, component, plugin: name, place })
      }
    } catch (error) {
      report(`The plugin ${name} has failed to list its pages: ${readThrown(error).message}`, undefined, reads.hintFor('routes'))
    }
  }
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
  return { pages, reported }
}

/** What is known of a page that is not right, so that its author finds it. */
const known = z.object({
  path: page.shape.path.optional().catch(undefined),
  place: dataPlace.optional().catch(undefined),
  props: z.unknown(),
})

function problemOf({ issues: [issue] }: z.ZodError, props: unknown): string {
  const found = issue?.path[0] === 'props' ? findNoJson(props, ['props']) : undefined
  if (found) return `${found.path.join('.')}: expected JSON, found ${describeValue(found.value)}`
  return `${issue?.path.join('.') || 'the page'}: ${issue?.message}`
}
