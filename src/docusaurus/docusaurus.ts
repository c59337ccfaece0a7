// The plugin `docusaurus`: what a site has in `src/theme` takes the place of parts of the theme, as it does in Docusaurus, and what its style
// sheets say of Infima has its effect. A site switches it on
// with `plugins: [docusaurus()]`. The modules that components import need no plugin (offered-modules.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageDirectory } from '../lib/package-directory.ts'
import type { DataContext, PluginFinding, SiteAdditions } from '../plugins/data-hooks.ts'
import type { Plugin } from '../plugins/plugin.ts'
import { counterpartOf } from './counterparts.ts'
import { findLostElements } from './find-lost-elements.ts'
import { globalDataField } from './global-data.ts'
import { listMdxComponents } from './list-mdx-components.ts'
import { listModules, listThemeFiles, type ThemeFile } from './list-theme-files.ts'
import { type PluginEntry, type PluginResults, runPlugins } from './pages-of-plugins.ts'
import { isOfDocusaurusTheme, swizzleSlots, wrappedSlots } from './swizzle-slots.ts'

/** Where Docusaurus has them. Imports from `@theme/…` lead there too (bundle/docusaurus-modules.ts). */
const theme = 'src/theme'

const rootLayout = join(packageDirectory, 'src/docusaurus/theme/root-layout.tsx')
const head = join(packageDirectory, 'src/docusaurus/core/head.tsx')
const variables = join(packageDirectory, 'src/docusaurus/styles/variables.css')
const classes = join(packageDirectory, 'src/docusaurus/styles/infima.css')

/** Pages load the sheet that have one of its classes. This theme has cards as well: those of Infima have parts of their own. */
function sheetsByClass(): Record<string, string> {
  const names = readFileSync(classes, 'utf8').matchAll(/^ *\.([a-z][\w-]*)/gm)
  return Object.fromEntries([...names].flatMap(([, name = '']) => (name === 'card' ? [] : [[name, classes]])))
}

export interface DocusaurusOptions {
  /** Plugins of Docusaurus that add pages with `addRoute`, or give `setGlobalData`: their files, relative to the site, alone or with their options. */
  plugins?: readonly PluginEntry[]
}

/** Components of `src/theme` replace those of the theme, pages of plugins are pages, and components get their data (docs/migrating.md). */
export function docusaurus({ plugins = [] }: DocusaurusOptions = {}): Plugin {
  let results: PluginResults = { pages: [], globalData: {}, failures: [] }
  return {
    name: 'docusaurus',
    site: async (site, context) => {
      results = await runPlugins(plugins, site, context)
      return {
        ...(await addThemeFiles(listThemeFiles(join(context.siteDirectory, theme), theme), context)),
        stylesheets: [variables],
        stylesheetsByClass: sheetsByClass(),
        customFields: Object.keys(results.globalData).length > 0 ? { [globalDataField]: results.globalData } : {},
      }
    },
    ...(plugins.length > 0 && {
      routes: ({ report }) => {
        results.failures.forEach(report)
        return results.pages
      },
    }),
    check: async ({ siteDirectory }) => {
      const files = listThemeFiles(join(siteDirectory, theme), theme)
      const read = (file: string): string => readFileSync(join(siteDirectory, file), 'utf8')
      return [
        ...nameUnused(files),
        ...(await nameElements(files, read)),
        ...findLostElements(listModules(join(siteDirectory, 'src'), 'src').map((file) => ({ file, text: read(file) }))),
      ]
    },
  }
}

async function addThemeFiles(files: readonly ThemeFile[], { readFile }: DataContext): Promise<SiteAdditions> {
  const components: Record<string, string> = {}
  // Plugins of remark write it into documents, which need no import for it.
  const mdxComponents: Record<string, string> = { Head: head }
  for (const file of files) {
    const slot = slotOf(file)
    if (slot !== undefined) components[slot] = file.file
    if (file.name === 'MDXComponents')
      for (const name of await listMdxComponents(readFile(file.file), file.file)) mdxComponents[name] = file.file
  }
  if (files.some(({ name }) => name === 'Root')) components.Layout = rootLayout
  return { components, mdxComponents }
}

/** The part of the theme that a file replaces. */
function slotOf({ name, isWrapper }: ThemeFile): string | undefined {
  return swizzleSlots.get(name) ?? (isWrapper ? wrappedSlots.get(name) : undefined)
}

/** Parts that stand for something that Markdown writes as well. */
const syntaxOf: Readonly<Record<string, string>> = { Admonition: '`:::`', CodeBlock: 'fences', Heading: 'headings' }

/** What replaces tags in MDX and in components, but nothing of what Markdown writes: that is HTML before there are components. */
async function nameElements(files: readonly ThemeFile[], read: (file: string) => string): Promise<PluginFinding[]> {
  const found: PluginFinding[] = []
  const say = (file: string, what: string): void => {
    const hint =
      'A style sheet can change how it looks; a plugin of `markdown.rehypePlugins`, or the hook `markdown.code`, what it is (docs/plugins.md).'
    found.push({ message: `${file} is not asked for ${what} that Markdown writes.`, level: 'warning', place: { file }, hint })
  }
  for (const { name, file } of files) {
    const syntax = syntaxOf[name]
    if (syntax !== undefined) say(file, syntax)
    if (name !== 'MDXComponents') continue
    const elements = (await listMdxComponents(read(file), file)).filter((each) => /^[a-z]/.test(each))
    if (elements.length > 0) say(file, elements.map((each) => `<${each}>`).join(', '))
  }
  return found
}

function nameUnused(files: readonly ThemeFile[]): PluginFinding[] {
  const used = files.filter((file) => slotOf(file) !== undefined || file.name === 'Root' || file.name === 'MDXComponents')
  return files.flatMap((file): PluginFinding[] => {
    const isPartOfUsed = used.some(({ name }) => name === file.name || file.name.startsWith(`${name}/`))
    if (isPartOfUsed || !isOfDocusaurusTheme(file.name)) return []
    const part = wrappedSlots.get(file.name)
    const message =
      part === undefined
        ? `${file.file} replaces nothing: the theme has no part in place of Docusaurus's \`${file.name}\`.`
        : `${file.file} replaces nothing: it is written for the props of Docusaurus's \`${file.name}\`, and the part ${part} of the theme has others.`
    const hint =
      part === undefined
        ? counterpartOf(`@theme/${file.name}`)
        : `A component that wraps "@theme-original/${file.name}" and hands on its props would do. Or write it for the props of the part, and name it as \`components.${part}\` in the configuration.`
    return [{ message, level: 'warning', place: { file: file.file }, hint }]
  })
}
