// The `files` hooks of plugins: files that are made of all pages.
import * as z from 'zod'
import type { PluginModule } from '../config/plugin-module.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeValue } from '../lib/describe-value.ts'
import { hashOf } from '../lib/hash.ts'
import { fileKey } from '../lib/site-path.ts'
import { siteFactsOf } from '../plugins/data-hooks.ts'
import type { PluginFile } from '../plugins/page-hooks.ts'
import type { EmittedFile } from '../routes/emitted-file.ts'
import type { WholeTable } from '../routes/route.ts'
import { listNotedPages } from './noted-pages.ts'
import { hookFailed, listFromHook, openPlugins } from './open-plugins.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface SiteWithPlugins {
  config: ResolvedConfig
  table: WholeTable
  /** Their paths, and what was noted of them where they were rendered. */
  pages: readonly Pick<RenderResult, 'path' | 'noted'>[]
  /** The files of the site so far, relative to the output. */
  files: ReadonlySet<string>
}

const isContent = (value: unknown): value is string | Uint8Array => typeof value === 'string' || value instanceof Uint8Array
const pluginFile: z.ZodType<PluginFile> = z.strictObject({
  path: z
    .string()
    .refine(
      (path) => path !== '' && !/[\\\0?#]|^\/|\/$/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part)),
      'expected the path of a file from the output, such as "feeds/changes.json"',
    ),
  content: z.custom<PluginFile['content']>(
    (value) => isContent(value) || typeof value === 'function',
    'expected a text, bytes, or a function that gives one of them',
  ),
  identity: z.string().optional(),
})

/** Asks all plugins for their files. What is wrong with one leaves the others. */
export async function listPluginFiles(
  module: PluginModule,
  { config, table, pages, files }: SiteWithPlugins,
): Promise<{ files: EmittedFile[]; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = []
  const listed: EmittedFile[] = []
  const taken = new Set([...files].map(fileKey))
  const pagesFor = listNotedPages(table, pages)
  for (const { name, files: hook } of await openPlugins(module, config.siteDirectory)) {
    if (!hook) continue
    const call = (): unknown => hook({ site: siteFactsOf(config), pages: pagesFor(name) })
    const { items, problem } = await listFromHook(call, pluginFile, 'files')
    if (problem !== undefined) diagnostics.push(failure(name, problem, config.configFile))
    for (const file of items) {
      if (taken.has(fileKey(file.path))) diagnostics.push(failure(name, `the site has a file "${file.path}" already.`, config.configFile))
      else listed.push(emitted(file, name, module, config.configFile))
      taken.add(fileKey(file.path))
    }
  }
  return { files: listed, diagnostics }
}

/** Its content is made when it is asked for: then a DiagnosticError is thrown if that fails. */
function emitted({ path, content, identity }: PluginFile, plugin: string, module: PluginModule, configFile: string): EmittedFile {
  const make = async (): Promise<string | Uint8Array> => {
    let made: unknown
    try {
      made = typeof content === 'function' ? await content() : content
    } catch (error) {
      throw new DiagnosticError([failure(plugin, `it could not make "${path}": ${textOfThrown(error)}`, configFile)])
    }
    if (isContent(made)) return made
    throw new DiagnosticError([failure(plugin, `expected text or bytes for "${path}", found ${describeValue(made)}.`, configFile)])
  }
  if (identity === undefined) return { path, make }
  const whole = hashOf('file of a plugin', plugin, module.identity, identity)
  return { path, identity: whole, parts: [{ identity: whole, read: async () => Buffer.from(await make()) }] }
}

function failure(plugin: string, problem: string, file: string): Diagnostic {
  return hookFailed('files', plugin, problem, { file })
}
