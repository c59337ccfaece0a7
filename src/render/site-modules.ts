// The modules of a site in the server bundle: loads them and says what is wrong with one that cannot be used.
import type { ComponentType } from 'react'
import { layoutsFolder, nameOfLayout } from '../lib/layouts-folder.ts'
import { leastBoost, mostBoost } from '../lib/search-metadata.ts'
import type { PageMetadata } from '../routes/route-base.ts'
import { mdxComponents as themeComponents, themeModules } from '../theme/mdx-components.ts'
import type { LayoutProps, SiteComponent } from '../theme/page-input.ts'

/** What the theme gives to the components of a site. */
type PageProps = SiteComponent extends ComponentType<infer Props> ? Props : never

export type Namespace = Record<string, unknown>
/** Loads a module of the bundle, by its name in the map. */
type Loaders = Record<string, () => Promise<Namespace>>

export interface SiteLoaders {
  modules: Loaders
  imports: Loaders
  mdxComponents: Loaders
  /** Part of the theme -> the module of the site that replaces it. */
  replacedParts: Record<string, { file: string; load: () => Promise<Namespace> }>
}

/** `resume` is called before code of the site runs. */
interface ModuleSource {
  loaders: SiteLoaders
  resume: () => void
}

/** A page module or a collection component that cannot be shown. */
class PageModuleError extends Error {
  override name = 'PageModuleError'
}

/** A module that replaces a part of the theme and has something else than a component as its default export. */
class PartError extends Error {
  override name = 'PartError'
  readonly file: string

  constructor(part: string, file: string, found: unknown) {
    const expected = `Expected the module that replaces the part ${part} of the theme to export a component as its default`
    super(`${expected}, found ${typeof found === 'string' ? 'a text' : `a value of the type ${typeof found}`}.`)
    this.file = file
  }
}

export async function checkParts({ replacedParts }: SiteLoaders): Promise<void> {
  for (const [name, { file, load }] of Object.entries(replacedParts)) {
    const { default: found } = await load()
    if (!isComponent(found)) throw new PartError(name, file, found)
  }
}

export async function loadMdxComponents({ mdxComponents }: SiteLoaders): Promise<Record<string, unknown>> {
  const own: Record<string, unknown> = {}
  for (const [name, load] of Object.entries(mdxComponents)) own[name] = componentIn(await load(), name)
  return { ...themeComponents, ...own }
}

/** The default of a module; or, where that is an object of components, or there is none, what the module has under the name. */
function componentIn(module: Namespace, name: string): unknown {
  const { default: standard } = module
  if (isComponent(standard)) return standard
  const named: unknown = typeof standard === 'object' && standard !== null ? Reflect.get(standard, name) : undefined
  return named ?? module[name] ?? standard
}

export async function loadImport(resolved: string, { imports }: SiteLoaders): Promise<Namespace> {
  // Its keys are fixed names, but any name may be asked for.
  const themed = (themeModules as Record<string, Namespace>)[resolved]
  if (themed) return themed
  const load = imports[resolved]
  if (!load) throw new Error(`The import ${resolved} is not in the bundle.`)
  return load()
}

interface LoadedModule {
  file: string
  Component: SiteComponent
  metadata: PageMetadata | undefined
  layout: unknown
}

export async function loadPageModule(file: string, { loaders, resume }: ModuleSource): Promise<LoadedModule> {
  const load = loaders.modules[file]
  if (!load) throw new PageModuleError(`Expected the module ${file} to exist.`)
  resume()
  const { default: Component, metadata, layout } = await load()
  if (!isComponent<PageProps>(Component)) throw new PageModuleError('no default export')
  checkMetadata(metadata, file)
  return { file, Component, metadata: isMetadata(metadata) ? metadata : undefined, layout }
}

/** @throws PageModuleError for an exported `layout` that the site does not have. */
export function layoutOfModule({ file, layout }: LoadedModule, { modules }: SiteLoaders): string | undefined {
  if (layout === undefined) return undefined
  const files = Object.keys(modules).filter((name) => name.startsWith(`${layoutsFolder}/`))
  const found = files.find((name) => nameOfLayout(name) === layout)
  if (found !== undefined) return found
  const names = files.length === 0 ? `the folder ${layoutsFolder} has none` : `there are ${files.map(nameOfLayout).join(', ')}`
  throw new PageModuleError(`Expected \`layout\` of ${file} to be the name of a layout, found ${JSON.stringify(layout)}; ${names}.`)
}

export async function loadLayout(file: string, { loaders, resume }: ModuleSource): Promise<ComponentType<LayoutProps>> {
  resume()
  const { default: Layout } = (await loaders.modules[file]?.()) ?? {}
  if (isComponent<LayoutProps>(Layout)) return Layout
  throw new PageModuleError(`Expected the layout ${file} to export a component as its default.`)
}

function isMetadata(value: unknown): value is PageMetadata {
  return typeof value === 'object' && value !== null
}

const typesOfMetadata: Partial<Record<keyof PageMetadata, 'string' | 'boolean'>> = {
  title: 'string',
  description: 'string',
  image: 'string',
  noIndex: 'boolean',
  search: 'boolean',
  unlisted: 'boolean',
  hideNavbar: 'boolean',
  hideFooter: 'boolean',
}

/** The types of page modules are not checked when they are built; a number as the title would only fail somewhere in the theme. */
function checkMetadata(metadata: unknown, file: string): void {
  if (!isMetadata(metadata)) return
  for (const [key, type] of Object.entries(typesOfMetadata)) {
    const value: unknown = Reflect.get(metadata, key)
    if (value === undefined || typeof value === type) continue
    const expected = type === 'string' ? 'a text' : 'true or false'
    throw new PageModuleError(`Expected \`metadata.${key}\` of ${file} to be ${expected}, found ${JSON.stringify(value) ?? typeof value}.`)
  }
  for (const key of ['keywords', 'searchTerms']) {
    const list: unknown = Reflect.get(metadata, key)
    if (list === undefined || (Array.isArray(list) && list.every((item) => typeof item === 'string'))) continue
    throw new PageModuleError(`Expected \`metadata.${key}\` of ${file} to be a list of texts, found ${JSON.stringify(list)}.`)
  }
  const { searchBoost: boost }: { searchBoost?: unknown } = metadata
  if (boost === undefined || (typeof boost === 'number' && boost >= leastBoost && boost <= mostBoost)) return
  const expected = `a number from ${leastBoost} to ${mostBoost}`
  throw new PageModuleError(
    `Expected \`metadata.searchBoost\` of ${file} to be ${expected}, found ${JSON.stringify(boost) ?? typeof boost}.`,
  )
}

/** Whether it is a component can be seen; which props it wants is up to the author of the module. */
export function isComponent<Props>(value: unknown): value is ComponentType<Props> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
