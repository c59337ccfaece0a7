// esbuild's messages as diagnostics: the place in the user's file, the text, and what to do.
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Location, Message } from 'esbuild'
import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.ts'
import { counterpartOf } from '../docusaurus/counterparts.ts'
import { docusaurusName } from '../docusaurus/offered-modules.ts'
import { fileWithCode } from '../lib/document-module.ts'
import { describeForeignComponent } from '../markdown/mdx/foreign-component.ts'
import { diagnoseFault, PluginFault, pluginPrefix } from './plugin-fault.ts'

/** The plugin that looks for files of static folders (static-urls.ts). */
export const staticUrlsName = 'static-urls'

/** A bundle that could not be made, and what has to be left out of it for the rest (left-out.ts). */
export class BundleError extends DiagnosticError {
  override name = 'BundleError'
  readonly causes: BundleCauses

  constructor(errors: readonly Message[], siteDirectory: string) {
    super(withoutTwice(errors.map((message) => diagnose(message, siteDirectory))))
    const files: string[] = []
    const imports: string[] = []
    for (const message of errors) {
      const file = fileAtFault(message, siteDirectory)
      const missing = missingImport(message)
      if (missing !== undefined) imports.push(`${file} ${missing}`)
      else if (file !== '') files.push(file)
    }
    this.causes = { files, imports }
  }
}

export interface BundleCauses {
  /** Relative to the site. */
  files: readonly string[]
  /** `<file> <specifier>`; no file for what generated modules import. */
  imports: readonly string[]
}

/** For the `catch` of a build. @throws BundleError, or `error` itself if it did not come from the bundler. */
export function failBundle(siteDirectory: string): (error: unknown) => never {
  return (error) => {
    throw isBuildFailure(error) ? new BundleError(error.errors, siteDirectory) : error
  }
}

/** One file that several others import is read for each of them. */
function withoutTwice(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ message, place }) => {
    const name = JSON.stringify([message, place])
    return !seen.has(name) && seen.add(name)
  })
}

/** What has to be left out, relative to the site: '' if that is no file. */
function fileAtFault(message: Message, siteDirectory: string): string {
  const { detail } = message
  if (detail instanceof PluginFault) return detail.file === undefined ? '' : relativeFile(detail.file, siteDirectory)
  return partWithoutDefault(message)?.file ?? placeOf(message, siteDirectory)?.file ?? withoutLoader(message)?.file ?? ''
}

function diagnose(message: Message, siteDirectory: string): Diagnostic {
  const { detail, pluginName, text } = message
  if (detail instanceof PluginFault) return diagnoseFault(detail, siteDirectory)
  // The bundler says so when a hook gives what it does not know.
  if (pluginName.startsWith(pluginPrefix)) {
    const name = pluginName.slice(pluginPrefix.length)
    return {
      id: 'plugin-failed',
      level: 'error',
      message: `The esbuild plugin ${name} has failed: ${text.replaceAll(pluginPrefix, '')}.`,
      configPath: ['bundle', 'esbuildPlugins'],
      hint: 'Look at the plugin and its options.',
    }
  }
  const place = placeOf(message, siteDirectory)
  const unread = withoutLoader(message)
  const missing = missingImport(message)
  const foreign = describeForeignComponent(missing ?? unread?.file ?? '')
  if (foreign !== undefined) return { id: 'component-not-loadable', level: 'error', ...foreign, ...(place && { place }) }
  if (unread !== undefined) {
    return {
      id: 'component-not-loadable',
      level: 'error',
      message: `Expected an esbuild plugin that reads \`${unread.ending}\` files, found none for \`${unread.file}\`.`,
      // A document's import has its place later (place-imports.ts).
      ...(place ? { place } : { configPath: ['stylesheets'] }),
      hint: hintForLoader(unread.ending),
    }
  }
  const part = partWithoutDefault(message)
  if (part !== undefined) return withoutDefault(part)
  if (missing !== undefined && docusaurusName.test(missing)) return notOffered(missing, place)
  const isStaticUrl = missing?.startsWith('/') && message.pluginName === staticUrlsName
  return {
    id: 'component-not-loadable',
    level: 'error',
    message: isStaticUrl
      ? `There is no file \`${missing}\` in the static folders.`
      : missing
        ? `Expected the import \`${missing}\` to lead to a file or an installed package, found neither.`
        : `Expected a module that compiles: ${message.text}`,
    ...(place && { place }),
    hint: isStaticUrl ? hintForStatic(message) : missing ? hintForMissing(missing) : 'Fix the module at this place and build again.',
  }
}

const nothingInPlace = 'There is nothing here in place of'

/** Whether it is about a name of Docusaurus's modules. */
export function isNotOffered({ id, message }: Diagnostic): boolean {
  return id === 'component-not-loadable' && message.startsWith(nothingInPlace)
}

/** What is not offered of Docusaurus's modules: after `#` the name of an export. */
function notOffered(missing: string, place: Place | undefined): Diagnostic {
  const [specifier, name] = missing.split('#')
  return {
    id: 'component-not-loadable',
    level: 'error',
    message:
      name === undefined
        ? `${nothingInPlace} Docusaurus's module \`${specifier}\`.`
        : `${nothingInPlace} \`${name}\` of Docusaurus's module \`${specifier}\`.`,
    ...(place && { place }),
    hint: counterpartOf(missing),
  }
}

/** A module of the site that should replace a part of the theme (replace-parts.ts), and has no default export. */
export function withoutDefault({ name, file }: { name: string; file: string }): Diagnostic {
  return {
    id: 'component-not-loadable',
    level: 'error',
    message: `Expected the module that replaces the part ${name} of the theme to export a component as its default, found no default export.`,
    place: { file },
    hint: `Write for example \`export default function ${name}() { … }\`, or take "components.${name}" out of the configuration.`,
  }
}

function partWithoutDefault({ text, location }: Message): { name: string; file: string } | undefined {
  if (location === null || !location.file.startsWith('part:')) return undefined
  const [, file] = /^No matching export in "(.+)" for import "default"/.exec(text) ?? []
  const [, name] = /default as (\w+)/.exec(location.lineText) ?? []
  return file === undefined || name === undefined ? undefined : { name, file }
}

/** A file of a kind that nothing reads. */
function withoutLoader({ text }: Message): { ending: string; file: string } | undefined {
  const [, ending, file] = /^No loader is configured for "([^"]+)" files: (.+)$/.exec(text) ?? []
  return ending === undefined || file === undefined ? undefined : { ending, file }
}

/** The packages that read the languages for style sheets, and how their plugin is written. */
const knownPlugins: Record<string, { install: string; lines: string }> = {
  sass: {
    install: 'sass esbuild-sass-plugin',
    lines: "import { sassPlugin } from 'esbuild-sass-plugin'\n…\nbundle: { esbuildPlugins: [sassPlugin()] },",
  },
  less: {
    install: 'less esbuild-plugin-less',
    lines: "import { lessLoader } from 'esbuild-plugin-less'\n…\nbundle: { esbuildPlugins: [lessLoader()] },",
  },
}

function hintForLoader(ending: string): string {
  const known = knownPlugins[ending === '.scss' ? 'sass' : ending.slice(1)]
  if (!known) return 'Name an esbuild plugin for such files in the configuration: `bundle: { esbuildPlugins: [ … ] }`.'
  return `Run \`npm install --save-dev ${known.install}\`, and write in the configuration:\n\n${known.lines}`
}

function missingImport({ text }: Message): string | undefined {
  return /^Could not resolve "(.+)"$/.exec(text)?.[1]
}

/** Undefined for virtual modules: they are not files of the user. */
function placeOf(message: Message, siteDirectory: string): Place | undefined {
  const { location } = message
  if (location === null || location.file.startsWith('entry:')) return undefined
  const file = fileWithCode(relativeFile(location.file, siteDirectory))
  const { line, column, length } = placeAsWritten(message, join(siteDirectory, file)) ?? location
  return {
    file,
    line,
    column: column + 1,
    endLine: line,
    endColumn: column + 1 + Math.max(1, length),
  }
}

/** A module with islands in it is bundled without its types (auto-islands): its imports are in other lines of the file. */
function placeAsWritten(message: Message, path: string): Pick<Location, 'line' | 'column' | 'length'> | undefined {
  const { location } = message
  const missing = missingImport(message)?.split('#')[0]
  if (location === null || missing === undefined || !existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  if (lines[location.line - 1]?.replace(/\r$/, '') === location.lineText.replace(/\r$/, '')) return undefined
  for (const [index, text] of lines.entries()) {
    const [quoted] = [`'${missing}'`, `"${missing}"`].filter((each) => text.includes(each))
    if (quoted !== undefined) return { line: index + 1, column: text.indexOf(quoted), length: quoted.length }
  }
  return undefined
}

function hintForStatic({ notes }: Message): string {
  const [meant] = notes
  return meant ? `Did you mean \`${meant.text}\`?` : 'Add the file, or write a path relative to the style sheet.'
}

function hintForMissing(specifier: string): string {
  if (/^sitegen(?:\/|$)/.test(specifier)) return 'Did you mean "sitegen/theme"? It is what components import from sitegen.'
  if (specifier.includes('!')) return 'Loaders of webpack are not run. Import the file itself, or its text: `./file.txt?raw`.'
  return specifier.startsWith('.') || specifier.startsWith('@site/')
    ? 'Correct the path, or create the file.'
    : `Correct the name, or install it: npm install ${specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')}`
}

function relativeFile(file: string, siteDirectory: string): string {
  const path = file.replace(/\?island-source$/, '')
  return (isAbsolute(path) ? relative(siteDirectory, path) : path).split(sep).join('/')
}

export function isBuildFailure(error: unknown): error is { errors: Message[] } {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
}
