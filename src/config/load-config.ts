// Loads the configuration of a site: find, compile, run, check, fill in defaults. The only entry point, for every command.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkCacheFolder } from '../cache/check-cache-folder.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { isBelowFolder } from '../lib/folder-path.ts'
import { hashOf } from '../lib/hash.ts'
import { layoutsFolder } from '../lib/layouts-folder.ts'
import { isFileNow } from '../lib/path-exists.ts'
import { createDataContext } from '../plugins/data-context.ts'
import { listDataDocuments } from '../plugins/data-documents.ts'
import { listDataPages } from '../plugins/data-pages.ts'
import { namesOf } from '../plugins/published-plugin.ts'
import { addFromPlugins } from './add-from-plugins.ts'
import { bundleConfig, type ConfigBundle } from './bundle-config.ts'
import { checkConfig } from './check-config.ts'
import { checkPlainData } from './check-plain-data.ts'
import { explainIssues } from './explain-issue.ts'
import { findConfigFile } from './find-config-file.ts'
import type { Finding } from './finding.ts'
import { configThrew, importConfig } from './import-config.ts'
import { createLocator, type Locate } from './locate-value.ts'
import { once } from './option-values.ts'
import { makePluginModule, type PluginModule } from './plugin-module.ts'
import { type ResolvedConfig, resolveConfig } from './resolved-config.ts'
import { type ParsedConfig, siteConfig } from './site-config.ts'

export interface LoadedConfig {
  config: ResolvedConfig
  /** Warnings; errors are thrown. */
  diagnostics: Diagnostic[]
  /** Finds where a key or value is written, for problems found in later steps. */
  locate: Locate
  /** The configuration file and the local files that it imports, relative to the site. */
  files: string[]
}

/**
 * The configuration of the site in `siteDirectory`, checked and complete. Throws a DiagnosticError with every mistake found
 * (cache-outside-site, config-missing, config-not-loadable, config-invalid, config-unknown-key, navbar-item-…, content-folder-missing).
 * Leaves no files behind.
 * @param note is told when code of the configuration begins to run, and when it has ended (build/workers/activity.ts).
 */
export async function loadConfig(
  siteDirectory: string,
  note: (what: string, isLimited: boolean) => void = () => undefined,
): Promise<LoadedConfig> {
  const folder = resolve(siteDirectory)
  // The configuration is run in this folder.
  checkCacheFolder(folder)
  const configFile = findConfigFile(folder)
  const bundle = await bundleConfig(folder, configFile)
  note(`the configuration ${configFile}`, true)
  const { exported } = await importConfig(bundle).finally(() => note(`the configuration ${configFile}`, false))
  const { circular, parsed } = readExported(exported, bundle)
  if (!parsed) throw new DiagnosticError(locateFindings(circular, bundle))
  if (!parsed.success) {
    throw new DiagnosticError(locateFindings(explainIssues(parsed.error.issues, exported, siteConfig), bundle))
  }

  const dataFiles = new Set<string>()
  const dataContext = createDataContext(folder, dataFiles)
  const dataDocuments = await listDataDocuments(parsed.data.plugins, dataContext, configFile)
  // A folder may hold nothing but documents that are no files.
  const hasFolder = (path: string) =>
    (existsSync(join(folder, path)) && statSync(join(folder, path)).isDirectory()) ||
    dataDocuments.some(({ file }) => isBelowFolder(file, path))
  const hasFile = (path: string) => isFileNow(join(folder, path))
  const whole = await addFromPlugins(parsed.data, dataContext, configFile, hasFile)
  const diagnostics = locateFindings(await checkConfig(parsed.data, exported, { hasFolder, hasFile }), bundle)
  if (diagnostics.some((diagnostic) => diagnostic.level === 'error')) throw new DiagnosticError(diagnostics)
  let locator: Locate | undefined
  const locate: Locate = (path, at) => {
    locator ??= createLocator(bundle)
    return locator(path, at)
  }
  const plugins = await findPlugins(parsed.data, bundle)
  const sourcePlugins = await findHook('source', parsed.data, bundle)
  const pagePlugins = await findHook('page', parsed.data, bundle)
  const filePlugins = await findHook('files', parsed.data, bundle)
  const checkPlugins = await findHook('check', parsed.data, bundle)
  const { preprocessor, parseFrontMatter } = parsed.data.markdown
  const { pages: dataPages, reported } = await listDataPages(parsed.data.plugins, dataContext, configFile)
  const config = resolveConfig(whole, {
    siteDirectory: folder,
    configFile,
    hasFolder,
    plugins,
    sourcePlugins,
    documentCode: preprocessor || parseFrontMatter ? hashOf(bundle.code) : undefined,
    pagePlugins,
    filePlugins,
    checkPlugins,
    dataDocuments,
    dataPages,
    layouts: listLayouts(folder),
    readFile: (path) => readFileSync(join(folder, path)),
  })
  // The address of a script changes with the script.
  const scripts = config.headFiles.map(({ file }) => file)
  return { config, diagnostics: [...diagnostics, ...reported], locate, files: [...bundle.files, ...dataFiles, ...scripts] }
}

async function findPlugins({ plugins, markdown }: ParsedConfig, bundle: ConfigBundle): Promise<PluginModule | undefined> {
  const { remarkPlugins, rehypePlugins } = markdown
  // Plugins that make data have done so already: no thread needs them, and no document is made with them.
  if (plugins.every((plugin) => !plugin.markdown) && remarkPlugins.length + rehypePlugins.length === 0) return undefined
  const names = [
    ...[...remarkPlugins, ...rehypePlugins].flatMap(namesOf),
    ...plugins.flatMap(({ name, markdown: own }) => (own ? [name] : [])),
  ]
  return makePluginModule(bundle, { plugins, remarkPlugins, rehypePlugins }, (index) => plugins[index]?.markdown !== undefined, names)
}

/** The plugins that have a hook, for the step that calls it. */
async function findHook(
  hook: 'source' | 'page' | 'files' | 'check',
  { plugins }: ParsedConfig,
  bundle: ConfigBundle,
): Promise<PluginModule | undefined> {
  const names = plugins.flatMap((plugin) => (plugin[hook] ? [plugin.name] : []))
  return names.length === 0 ? undefined : makePluginModule(bundle, { plugins }, (index) => plugins[index]?.[hook] !== undefined, names)
}

/** Reads all of it, which may run code of the configuration: a getter. */
function readExported(exported: unknown, bundle: ConfigBundle) {
  try {
    // Circular data would keep the schema busy forever, so this comes first.
    const circular = checkPlainData(exported)
    return { circular, parsed: circular.length > 0 ? undefined : siteConfig.safeParse(exported, once) }
  } catch (error) {
    throw configThrew(error, bundle)
  }
}

function locateFindings(findings: readonly Finding[], bundle: ConfigBundle): Diagnostic[] {
  if (findings.length === 0) return []
  const locate = createLocator(bundle)
  return findings.map(({ id, level = 'error', path, at, message, hint }) => ({
    id,
    level,
    message,
    place: locate(path, at),
    ...(hint === undefined ? {} : { hint }),
  }))
}

/** Components around the text of documents, which front matter names: site-relative and sorted. */
function listLayouts(siteDirectory: string): string[] {
  try {
    const names = readdirSync(join(siteDirectory, layoutsFolder))
    return names
      .filter((name) => /^[\w-]+\.[jt]sx$/.test(name))
      .sort()
      .map((name) => `${layoutsFolder}/${name}`)
  } catch {
    // Most sites have none.
    return []
  }
}
