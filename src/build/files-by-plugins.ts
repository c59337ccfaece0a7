// The `files` hooks of plugins: files that are made of all pages.
import * as z from 'zod'
import type { PluginModule } from '../config/plugin-module.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeValue } from '../lib/describe-value.ts'
import { hashOf } from '../lib/hash.ts'
import { fileKey } from '../lib/site-path.ts'
import type { PluginFile } from '../plugins/plugin.ts'
import type { EmittedFile } from '../routes/emitted-file.ts'
import type { RouteTable } from '../routes/route.ts'
import { listNotedPages, openPlugins } from './noted-pages.ts'
import type { RenderResult } from './pages/render-result.ts'

export interface SiteWithPlugins {
  config: ResolvedConfig
  table: RouteTable
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
  const { title, tagline, url, baseUrl, customFields } = config
  for (const { name, files: hook } of await openPlugins(module, config.siteDirectory)) {
    if (!hook) continue
    const report = (problem: string): void => void diagnostics.push(failure(name, problem, config.configFile))
    try {
      const given: unknown = await hook({ site: { title, tagline, url, baseUrl, customFields }, pages: pagesFor(name) })
      const parsed = z.array(pluginFile).safeParse(given)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        report(`expected a list of files; ${issue?.path.join('.') || 'what it gave'}: ${issue?.message}.`)
        continue
      }
      for (const file of parsed.data) {
        if (taken.has(fileKey(file.path))) report(`the site has a file "${file.path}" already.`)
        else listed.push(emitted(file, name, module, config.configFile))
        taken.add(fileKey(file.path))
      }
    } catch (error) {
      report(textOfThrown(error))
    }
  }
  return { files: listed, diagnostics }
}

/** Thrown where the content of a file is asked for; the one who asks reports it. */
export class PluginFileError extends Error {
  override name = 'PluginFileError'
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message)
    this.diagnostic = diagnostic
  }
}

function emitted({ path, content, identity }: PluginFile, plugin: string, module: PluginModule, configFile: string): EmittedFile {
  const make = async (): Promise<string | Uint8Array> => {
    let made: unknown
    try {
      made = typeof content === 'function' ? await content() : content
    } catch (error) {
      throw new PluginFileError(failure(plugin, `it could not make "${path}": ${textOfThrown(error)}`, configFile))
    }
    if (isContent(made)) return made
    throw new PluginFileError(failure(plugin, `expected text or bytes for "${path}", found ${describeValue(made)}.`, configFile))
  }
  if (identity === undefined) return { path, make }
  return {
    path,
    identity: hashOf('file of a plugin', plugin, module.identity, identity),
    async *parts() {
      yield Buffer.from(await make())
    },
  }
}

function failure(plugin: string, problem: string, file: string): Diagnostic {
  return {
    id: 'plugin-failed',
    level: 'error',
    message: `The hook \`files\` of the plugin ${plugin} has failed: ${problem}`,
    place: { file },
    hint: 'Look at the plugin and its options. docs/plugins.md has what the hook is given and what it gives.',
  }
}
