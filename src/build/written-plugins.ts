// The plugins that a site has written, as plugins of a build. What their hooks give is checked, and what is wrong with it is said of the plugin.
// Each hook has been cut out of the configuration into a module of its own (config/plugin-module.ts), and so is a plugin of its own here.
import * as z from 'zod'
import type { PluginModule } from '../config/plugin-module.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeValue } from '../lib/describe-value.ts'
import { hashOf } from '../lib/hash.ts'
import { fileKey } from '../lib/site-path.ts'
import { dataObject, dataPlace, pluginMessage } from '../plugins/data-context.ts'
import type { PluginFile } from '../plugins/page-hooks.ts'
import type { Plugin } from '../plugins/plugin.ts'
import type { EmittedFile } from '../routes/emitted-file.ts'
import type { BuildPlugin } from './build-plugin.ts'
import { hookFailed, listFromHook, nameInBuild, openPlugins } from './open-plugins.ts'
import { writtenModule } from './pages/written-page-hooks.ts'

export function writtenPlugins({
  siteDirectory,
  configFile,
  pagePlugins,
  filePlugins,
  checkPlugins,
}: Pick<ResolvedConfig, 'siteDirectory' | 'configFile' | 'pagePlugins' | 'filePlugins' | 'checkPlugins'>): BuildPlugin[] {
  return [
    // They run in other threads, which get them as one module (pages/look-at-page.ts).
    ...(pagePlugins
      ? [
          {
            name: pagePlugins.names.map(nameInBuild).join(', '),
            pageSetup: () => ({
              setup: writtenModule.as({ module: pagePlugins, siteDirectory }),
              key: ['the plugins that look at pages', pagePlugins.identity] as const,
            }),
          },
        ]
      : []),
    ...(filePlugins ? withHook(filePlugins, siteDirectory, (name, open) => makingFiles(name, open, filePlugins, configFile)) : []),
    ...(checkPlugins ? withHook(checkPlugins, siteDirectory, (name, open) => checking(name, open, configFile)) : []),
  ]
}

/** Its plugin, as the site has written it. */
type Open = () => Promise<Plugin | undefined>

/** The plugins of a module, which is imported when the first of them is needed. */
function withHook(module: PluginModule, siteDirectory: string, make: (name: string, open: Open) => BuildPlugin): BuildPlugin[] {
  let opening: Promise<readonly Plugin[]> | undefined
  return module.names.map((name) =>
    make(name, async () => {
      opening ??= openPlugins(module, siteDirectory)
      return (await opening).find((plugin) => plugin.name === name)
    }),
  )
}

const isContent = (value: unknown): value is string | Uint8Array => typeof value === 'string' || value instanceof Uint8Array
const pluginFile: z.ZodType<PluginFile> = dataObject({
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

/** What is wrong with one file leaves the others. */
function makingFiles(name: string, open: Open, module: PluginModule, configFile: string): BuildPlugin {
  const failed = (problem: string): Diagnostic => hookFailed('files', name, problem, { file: configFile })
  /** Its content is made when it is asked for: then a DiagnosticError is thrown if that fails. */
  const emitted = ({ path, content, identity }: PluginFile): EmittedFile => {
    const make = async (): Promise<string | Uint8Array> => {
      let made: unknown
      try {
        made = typeof content === 'function' ? await content() : content
      } catch (error) {
        throw new DiagnosticError([failed(`it could not make "${path}": ${textOfThrown(error)}`)])
      }
      if (isContent(made)) return made
      throw new DiagnosticError([failed(`expected text or bytes for "${path}", found ${describeValue(made)}.`)])
    }
    if (identity === undefined) return { path, make }
    const whole = hashOf('file of a plugin', name, module.identity, identity)
    return { path, identity: whole, parts: [{ identity: whole, read: async () => Buffer.from(await make()) }] }
  }
  return {
    name: nameInBuild(name),
    async files({ site, pages, files, report }) {
      const plugin = await open()
      const { items, problem } = await listFromHook(() => plugin?.files?.({ site, pages }), pluginFile, 'files')
      if (problem !== undefined) report(failed(problem))
      const taken = new Set([...files].map(fileKey))
      return items.flatMap((file) => {
        const isTaken = taken.has(fileKey(file.path))
        taken.add(fileKey(file.path))
        if (isTaken) report(failed(`the site has a file "${file.path}" already.`))
        return isTaken ? [] : emitted(file)
      })
    },
  }
}

const finding = dataObject({
  message: z.string().min(1),
  place: dataPlace.optional(),
  level: z.enum(['error', 'warning', 'info']).optional(),
  hint: z.string().optional(),
})

function checking(name: string, open: Open, configFile: string): BuildPlugin {
  return {
    name: nameInBuild(name),
    async check({ siteDirectory, pages, files }) {
      const plugin = await open()
      const { items, problem } = await listFromHook(() => plugin?.check?.({ siteDirectory, pages, files }), finding, 'findings')
      const failed = problem === undefined ? [] : [hookFailed('check', name, problem, { file: configFile })]
      return [...failed, ...items.map((item) => pluginMessage(name, item, configFile))]
    },
  }
}
