// What the `site` hooks of plugins add to the configuration. It is checked by the rules of the keys themselves, and merged before anything
// else reads the configuration: what the site writes itself wins.
import { isAbsolute, relative, sep } from 'node:path'
import * as z from 'zod'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeValue } from '../lib/describe-value.ts'
import { type DataContext, siteFactsOf } from '../plugins/data-hooks.ts'
import { checkSitePaths } from './check-config.ts'
import { checkPlainData } from './check-plain-data.ts'
import { explainIssues } from './explain-issue.ts'
import { checkHeadTags, mergeHeadValues } from './head-tags.ts'
import { textsOf, type WrittenText } from './known-keys.ts'
import { siteFile } from './option-values.ts'
import { type ParsedConfig, siteConfig } from './site-config.ts'

const { metadata, headTags, stylesheets, stylesheetsByClass, scripts, clientModules, mdxComponents, components, customFields } =
  siteConfig.shape
const ofFiles = { stylesheets, stylesheetsByClass, scripts, clientModules, mdxComponents, components }
const additions = z.strictObject({ metadata, headTags, ...ofFiles, customFields })
type Additions = z.output<typeof additions>

/**
 * @param context is handed to hooks.
 * @param configFile relative to the site: the place of findings.
 * @param hasFile says whether a file of the site exists.
 * @throws DiagnosticError `plugin-failed` when a hook throws, gives what no configuration may have, or replaces what another plugin does.
 */
export async function addFromPlugins(
  config: ParsedConfig,
  context: DataContext,
  configFile: string,
  hasFile: (path: string) => boolean,
): Promise<ParsedConfig> {
  const { siteDirectory } = context
  if (config.plugins.every(({ site }) => site === undefined)) return config
  const facts = siteFactsOf(config)
  const diagnostics: Diagnostic[] = []
  const added: { name: string; values: Additions }[] = []
  for (const { name, site } of config.plugins) {
    if (site === undefined) continue
    const report = (message: string, hint?: string): void =>
      void diagnostics.push({
        id: 'plugin-failed',
        level: 'error',
        message,
        place: { file: configFile },
        ...(hint !== undefined && { hint }),
      })
    try {
      const given: unknown = typeof site === 'function' ? await site(facts, context) : site
      if (given === null || typeof given !== 'object') {
        report(`The hook \`site\` of the plugin ${name} is not right. Expected an object, found ${describeValue(given)}.`)
        continue
      }
      const parsed = additions.safeParse(given)
      const texts = textsOf(additions, given)
      const ownFiles = findOwnFiles(texts, siteDirectory, hasFile)
      const found = parsed.success
        ? [
            ...checkPlainData(given),
            ...checkSitePaths(
              texts.filter(({ text }) => !(isAbsolute(text) && ownFiles.has(siteFile.parse(text)))),
              hasFile,
            ),
            ...checkHeadTags(parsed.data),
          ]
        : explainIssues(parsed.error.issues, given, additions)
      for (const { message, hint } of found) report(`The hook \`site\` of the plugin ${name} is not right. ${message}`, hint)
      if (parsed.success && found.length === 0) added.push({ name, values: mapFiles(parsed.data, (file) => ownFiles.get(file) ?? file) })
    } catch (error) {
      report(
        `The hook \`site\` of the plugin ${name} has failed: ${textOfThrown(error)}`,
        'Look at what the hook does, and at its options.',
      )
    }
  }
  for (const key of ['components', 'mdxComponents'] as const)
    diagnostics.push(...findRivals(key, config, added).map((message) => rival(message, configFile)))
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics)
  const values = added.map((each) => each.values)
  return {
    ...config,
    metadata: [...values.flatMap((each) => each.metadata), ...config.metadata],
    // The later of two rules wins.
    ...mergeHeadValues([...values, config]),
    stylesheetsByClass: Object.assign({}, ...values.map((each) => each.stylesheetsByClass), config.stylesheetsByClass),
    clientModules: [...new Set([...values.flatMap((each) => each.clientModules), ...config.clientModules])],
    mdxComponents: Object.assign({}, ...values.map((each) => each.mdxComponents), config.mdxComponents),
    components: Object.assign({}, ...values.map((each) => each.components), config.components),
    customFields: Object.assign({}, ...values.map((each) => each.customFields), config.customFields),
  }
}

/** A plugin that is a package names its own files by their whole path: as the schema reads it -> relative to the site. */
function findOwnFiles(texts: readonly WrittenText[], siteDirectory: string, hasFile: (path: string) => boolean): Map<string, string> {
  const whole = texts.flatMap(({ text }) => (isAbsolute(text) ? [text] : []))
  const files = whole.map((text): [string, string] => [siteFile.parse(text), relative(siteDirectory, text).split(sep).join('/')])
  return new Map(files.filter(([, file]) => hasFile(file)))
}

function mapFiles(values: Additions, map: (file: string) => string): Additions {
  const { stylesheets, stylesheetsByClass, scripts, clientModules, mdxComponents, components } = values
  const mapOwn = (address: string): string => {
    const read = isAbsolute(address) ? siteFile.parse(address) : address
    const file = map(read)
    // A path from the root of the site is no file of the plugin.
    return file === read ? address : file
  }
  const mapValues = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).map(([name, file]) => [name, map(file)]))
  return {
    ...values,
    stylesheets: stylesheets.map((sheet) => (typeof sheet === 'string' ? mapOwn(sheet) : sheet)),
    scripts: scripts.map((script) => (typeof script === 'string' ? mapOwn(script) : { ...script, src: mapOwn(script.src) })),
    stylesheetsByClass: mapValues(stylesheetsByClass),
    clientModules: clientModules.map(map),
    mdxComponents: mapValues(mdxComponents),
    components: mapValues(components),
  }
}

/** Names that two plugins give a component and the site itself does not. */
function findRivals(
  key: 'components' | 'mdxComponents',
  config: ParsedConfig,
  added: readonly { name: string; values: Additions }[],
): string[] {
  const owners = new Map<string, string[]>()
  for (const { name, values } of added) for (const part of Object.keys(values[key])) owners.set(part, [...(owners.get(part) ?? []), name])
  return [...owners].flatMap(([part, names]) =>
    names.length > 1 && !(part in config[key])
      ? [`Expected one plugin to give \`${key}.${part}\`, found ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`]
      : [],
  )
}

function rival(message: string, file: string): Diagnostic {
  const hint = 'Name the component that you want in the configuration itself: that one wins.'
  return { id: 'plugin-failed', level: 'error', message, place: { file }, hint }
}
