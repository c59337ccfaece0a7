// Bundles the style sheets of a site: the one that every page waits for, those that only pages with certain classes link to, and the one
// that no page waits for.
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { browserTarget } from '../lib/browser-target.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import type { SiteStyle, StyleUse } from '../theme/html/site-style.ts'
import { accentStyleSheet } from './accent-styles.ts'
import { composeNames, findComposedNames } from './composed-names.ts'
import { createCssModules } from './css-modules.ts'
import { type BundleCauses, failBundle } from './diagnose-bundle.ts'
import { commonOptions, inputFiles, virtualEntries } from './esbuild-options.ts'
import { leaveOut } from './left-out.ts'
import { listStyleClasses } from './list-style-classes.ts'
import { newestFonts } from './newest-fonts.ts'
import { type GivenSheet, inSite, nothingSeen, type SitePlugins, watchPlugins } from './site-plugins.ts'
import { type StaticUrlsInput, staticUrls } from './static-urls.ts'

/** A style sheet of the site. */
export interface StyleSource {
  /** Relative to the site. */
  file: string
  /** Names of the islands that import it; undefined for a sheet of the configuration, which every page gets unless it has classes. */
  islands?: string[]
  /** The configuration says which pages get it: those with one of these classes. */
  classes?: string[]
  /** Its text, of one that is no file: a plugin of the site has made it of a module. */
  given?: GivenSheet
  /** Its class names are its own, and scripts have them. */
  isModule?: boolean
}

export interface StylesInput extends StaticUrlsInput {
  /** In order: the sheets of the configuration, then those that components import. */
  sheets: readonly StyleSource[]
  /** Text of the style sheet for highlighted code. */
  codeStyles: string
  /** The one color of the site, if it names one. */
  accentColor: string | undefined
  leftOut: BundleCauses
  sitePlugins: SitePlugins
}

/** What style sheets were made from, relative to the site. */
export interface MadeFrom {
  inputs: Set<string>
  /** Folders that plugins of the site say decide about the result. */
  folders: Set<string>
  /** A plugin of the site does not say what it reads. */
  isSilent: boolean
}

interface Sheet {
  /** What the bundler is given: a file, or `entry:` and the name of a virtual module. */
  entry: string
  use: StyleUse | { islands: readonly string[]; classes?: readonly string[] }
}

/** Sheets of the theme, besides the one for every page. */
const themeSheets = { content: { islands: [] }, posts: { islands: [] }, 'document-components': { islands: [] }, late: 'late' } as const

/**
 * Adds the style sheets and the files that they refer to to `files`, and what they were made from to `made`. Returns the sheets in the
 * order in which pages link to them.
 * @throws DiagnosticError for style sheets that do not compile.
 */
export async function bundleStyles(input: StylesInput, files: Map<string, Uint8Array>, made: MadeFrom): Promise<SiteStyle[]> {
  const { siteDirectory, baseUrl } = input
  const { inputs } = made
  const cssModules = createCssModules(siteDirectory, baseUrl, 'rules', inputs)
  const seen = nothingSeen()
  const site = watchPlugins(input.sitePlugins, { siteDirectory, of: 'styles', seen, cssModules })
  const sheets = planSheets(input)
  const result = await build({
    ...commonOptions(siteDirectory, baseUrl),
    entryPoints: [...sheets].map(([out, { entry }]) => ({ in: entry, out })),
    outdir: outputFolder,
    entryNames: 'assets/css/[name]-[hash]',
    platform: 'browser',
    target: browserTarget,
    plugins: [
      leaveOut(input.leftOut, siteDirectory),
      findComposedNames(siteDirectory),
      virtualEntries(generatedSheets(input), siteDirectory, 'css'),
      givenSheets(input.sheets),
      ...site.plugins,
      cssModules.plugin(site.load),
      staticUrls(input, inputs),
      newestFonts(),
    ],
  }).catch(failBundle(siteDirectory))
  for (const path of [...inputFiles(result.metafile), ...inSite(seen.files, siteDirectory)]) inputs.add(path)
  for (const path of inSite(seen.folders, siteDirectory)) made.folders.add(path)
  if (seen.isSilent) made.isSilent = true
  const styles = new Map<string, SiteStyle>()
  for (const { path, contents, text } of composeNames(result.outputFiles)) {
    const output = path.slice(join(siteDirectory, outputFolder).length + 1)
    files.set(output, contents)
    const [, name = ''] = /^assets\/css\/(.*)-[^-]+\.css$/.exec(output) ?? []
    const sheet = sheets.get(name)
    if (sheet) styles.set(name, { href: baseUrl + output, use: decideUse(sheet, text) })
  }
  return [...sheets.keys()].flatMap((name) => styles.get(name) ?? [])
}

/** By file name, in the order in which pages link to them. */
function planSheets({ siteDirectory, sheets }: StylesInput): Map<string, Sheet> {
  const planned = new Map<string, Sheet>([['site', { entry: 'entry:every', use: 'always' }]])
  for (const [name, use] of Object.entries(themeSheets)) {
    planned.set(name, { entry: join(packageDirectory, `src/theme/styles/${name}.css`), use: typeof use === 'string' ? use : { ...use } })
  }
  for (const { file, islands, classes, given } of sheets) {
    if (islands === undefined && classes === undefined) continue
    const stem = given ? 'sheet' : basename(file).replace(/\.\w+$/, '')
    let name = stem
    for (let count = 2; planned.has(name); count++) name = `${stem}${count}`
    const entry = given ? givenPrefix + file : join(siteDirectory, file)
    planned.set(name, { entry, use: { islands: islands ?? [], ...(classes && { classes }) } })
  }
  return planned
}

const givenPrefix = 'given:'

function givenSheets(sheets: readonly StyleSource[]): Plugin {
  const known = new Map(sheets.flatMap(({ file, given }): [string, GivenSheet][] => (given ? [[file, given]] : [])))
  return {
    name: 'given-sheets',
    setup(build) {
      build.onResolve({ filter: /^given:/ }, ({ path }) => ({ path: path.slice(givenPrefix.length), namespace: 'given' }))
      build.onLoad({ filter: /.*/, namespace: 'given' }, ({ path }) => {
        const { text = '', directory } = known.get(path) ?? {}
        return { contents: text, loader: 'css', ...(directory !== undefined && { resolveDir: directory }) }
      })
    },
  }
}

/**
 * Sheets that are no files. The layer of the highlighter is inside the layer of the theme's own rules for code, so the theme's rules win; the
 * accents of the site come behind those of the theme in their layer.
 */
function generatedSheets({ siteDirectory, sheets, codeStyles, accentColor }: StylesInput): Record<string, string> {
  const own = sheets
    .filter(({ islands, classes }) => islands === undefined && classes === undefined)
    .map(({ file }) => join(siteDirectory, file))
  const paths = [join(packageDirectory, 'src/theme/styles/index.css'), ...own]
  const every = [
    ...paths.map((path) => `@import ${JSON.stringify(path)};`),
    '@import "entry:code" layer(code.highlighter);',
    ...(accentColor === undefined ? [] : ['@import "entry:accent" layer(tokens);']),
  ].join('\n')
  return { every, code: codeStyles, ...(accentColor !== undefined && { accent: accentStyleSheet(accentColor) }) }
}

function decideUse({ use }: Sheet, css: string): StyleUse {
  if (typeof use === 'string') return use
  const classes = use.classes ?? listStyleClasses(css)
  return classes === undefined ? 'always' : { classes, islands: use.islands }
}

/** Nothing is written there: the bundler only needs a folder that paths are relative to. */
const outputFolder = '.sitegen/browser'
