// Which components of a site need the browser, and where the boundary of their islands is: at the component itself where it is given data;
// where it is given code, one step up, at the component that hands over the code. Modules are followed through their imports, as far as a
// component of the site uses what they export; in packages too.
import {
  type BindingFacts,
  isComponentName,
  type ModuleFacts,
  type PropValue,
  type Reason,
  type Reference,
  type Shown,
} from './module-facts.ts'

export interface ModuleReader {
  /** Undefined for files that are no JavaScript, and for those with mistakes, which the bundler reports. */
  read(file: string): Promise<ModuleFacts | undefined>
  /** The file that an import leads to; undefined if it cannot be found. */
  resolve(specifier: string, importer: string): Promise<string | undefined>
  /** Whether a component of this file can become an island. */
  isOfSite(file: string): boolean
  /** Whether it is an island of the theme, which nothing can be made of. */
  isFixed(file: string): boolean
}

/** A component that becomes an island. */
export interface FoundIsland {
  file: string
  local: string
  reasons: Reason[]
  inspectsElements: boolean
}

/** A component of a package that a module of the site shows. */
export interface ImportedIsland {
  /** Its name in the module of the site. */
  local: string
  file: string
  exportName: string
  reasons: Reason[]
  inspectsElements: boolean
}

export interface FoundNeeds {
  /** File of the site -> its components that become islands. */
  islands: Map<string, FoundIsland[]>
  /** File of the site -> what it imports from packages that becomes an island where this module uses it. */
  imported: Map<string, ImportedIsland[]>
  /** Files that were read. */
  files: Set<string>
}

interface Target {
  file: string
  local: string
}

interface Part extends Target {
  facts: BindingFacts
  targets: Map<string, Target | undefined>
  /** Becomes true at most once. */
  needs: Reason[]
  codeProps: Set<string>
  /** An element of it is made somewhere. */
  isShown: boolean
  isBoundary: boolean
  /** It, or what it hands its children to, asks what elements they are. */
  inspectsElements: boolean
}

const anyProp = '**'
const anyHandler = '*'

export async function findNeeds(entries: readonly string[], reader: ModuleReader): Promise<FoundNeeds> {
  const modules = new Map<string, Promise<ModuleFacts | undefined>>()
  const parts = new Map<string, Part>()
  const seenFiles = new Set<string>()
  const read = (file: string): Promise<ModuleFacts | undefined> => {
    const known = modules.get(file)
    if (known) return known
    const reading = reader.read(file)
    modules.set(file, reading)
    return reading
  }

  for (const entry of entries) await followModule(entry)
  draw(parts)
  const islands = new Map<string, FoundIsland[]>()
  const imported = new Map<string, ImportedIsland[]>()
  for (const part of parts.values()) {
    if (!reader.isOfSite(part.file)) continue
    if (isIsland(part)) islands.set(part.file, [...(islands.get(part.file) ?? []), foundOf(part, parts)])
    else for (const each of importedBy(part)) imported.set(part.file, withoutTwice([...(imported.get(part.file) ?? []), each]))
  }
  return { islands, imported, files: new Set(modules.keys()) }

  /** All of a module of the site, and of those that it imports. */
  async function followModule(file: string): Promise<void> {
    if (seenFiles.has(file)) return
    seenFiles.add(file)
    const facts = await read(file)
    if (!facts) return
    for (const local of facts.bindings.keys()) await followPart({ file, local })
    for (const specifier of specifiersOf(facts)) {
      const path = await reader.resolve(specifier, file)
      if (path !== undefined && reader.isOfSite(path)) await followModule(path)
    }
  }

  async function followPart({ file, local }: Target): Promise<void> {
    const key = keyOf({ file, local })
    if (parts.has(key)) return
    const module = await read(file)
    const facts = module?.bindings.get(local)
    if (!module || !facts) return
    const part: Part = {
      file,
      local,
      facts,
      targets: new Map(),
      needs: needsOf(facts, reader.isOfSite(file)),
      codeProps: new Set(facts.handlerProps),
      isShown: isDefault(module, local),
      isBoundary: module.isClient,
      inspectsElements: facts.inspectsElements,
    }
    parts.set(key, part)
    const references = [
      ...facts.calls,
      ...facts.reads,
      ...facts.wraps,
      ...facts.value.references,
      ...facts.shows.flatMap(({ component, props }) => [component, ...props.flatMap((prop) => prop.references)]),
    ]
    for (const reference of references) {
      const name = nameOf(reference)
      if (part.targets.has(name)) continue
      const target = await findTarget(file, module, reference)
      part.targets.set(name, target)
      if (target) await followPart(target)
    }
  }

  async function findTarget(file: string, module: ModuleFacts, { local, member }: Reference): Promise<Target | undefined> {
    if (module.bindings.has(local)) return { file, local }
    const found = module.imports.get(local)
    if (!found) return undefined
    // What `require` gives is the module, which may be a component itself.
    const name = found.name === '*' ? (member ?? (module.isCommonJs ? 'default' : undefined)) : found.name
    if (name === undefined) return undefined
    const path = await reader.resolve(found.specifier, file)
    return path === undefined ? undefined : findExport(path, name, new Set())
  }

  async function findExport(file: string, name: string, passed: Set<string>): Promise<Target | undefined> {
    if (passed.has(file)) return undefined
    passed.add(file)
    const module = await read(file)
    if (!module) return undefined
    const exported = module.exports.get(name)
    if (exported && 'local' in exported) return findTarget(file, module, exported)
    const ways = exported ? [exported] : module.stars.map((specifier) => ({ specifier, name }))
    for (const way of ways) {
      const path = await reader.resolve(way.specifier, file)
      const target = path === undefined || way.name === '*' ? undefined : await findExport(path, way.name, passed)
      if (target) return target
    }
    return undefined
  }

  function isIsland(part: Part): boolean {
    return !part.isBoundary && part.needs.length > 0 && isComponent(part)
  }

  /** Components of packages cannot be changed where they are written, so they become islands where they are imported. */
  function importedBy(part: Part): ImportedIsland[] {
    return part.facts.shows.flatMap(({ component }) => {
      const target = part.targets.get(nameOf(component))
      const shown = target && parts.get(keyOf(target))
      if (!shown || component.member !== undefined || reader.isOfSite(shown.file) || reader.isFixed(shown.file) || !isIsland(shown))
        return []
      return [
        {
          local: component.local,
          file: shown.file,
          exportName: shown.local,
          reasons: shown.needs,
          inspectsElements: shown.inspectsElements,
        },
      ]
    })
  }
}

function foundOf(part: Part, parts: ReadonlyMap<string, Part>): FoundIsland {
  const { file, local, inspectsElements } = part
  return { file, local, reasons: reasonsWithin(part, parts), inspectsElements }
}

/** Its own, and those of what it shows, which is a part of the same island. */
function reasonsWithin(part: Part, parts: ReadonlyMap<string, Part>): Reason[] {
  const within = new Set([part])
  for (const { facts, targets } of within)
    for (const { component } of facts.shows) {
      const target = targets.get(nameOf(component))
      const shown = target && parts.get(keyOf(target))
      if (shown) within.add(shown)
    }
  return [...within].flatMap(({ needs }) => needs)
}

function withoutTwice(islands: ImportedIsland[]): ImportedIsland[] {
  return [...new Map(islands.map((island) => [island.local, island])).values()]
}

/** Marks what needs the browser until nothing more follows. */
function draw(parts: ReadonlyMap<string, Part>): void {
  for (let changed = true; changed; ) {
    changed = false
    for (const part of parts.values()) changed = judge(part, parts) || changed
  }
}

/** @returns whether anything has changed. */
function judge(part: Part, parts: ReadonlyMap<string, Part>): boolean {
  const targetOf = (reference: Reference): Part | undefined => targetIn(part, reference, parts)
  const before = part.needs.length + part.codeProps.size
  if (part.needs.length === 0 && part.facts.needsBrowserFor.length === 0) {
    const reached = [
      ...part.facts.calls.map(targetOf),
      ...part.facts.wraps.map(targetOf),
      ...part.facts.reads.map(targetOf).filter((read) => read && !read.facts.isCallable),
    ]
    for (const { facts } of part.facts.calls.flatMap((call) => targetOf(call) ?? []))
      if (facts.needsBrowserFor.some((member) => part.facts.members.has(member))) part.needs = [{ kind: 'effect', name: facts.local }]
    for (const target of reached) if (target && target !== part && target.needs.length > 0) part.needs = [...target.needs]
  }
  for (const wrapped of part.facts.wraps.map(targetOf)) for (const prop of wrapped?.codeProps ?? []) part.codeProps.add(prop)
  let becameShown = false
  if (!part.inspectsElements) {
    const handsOn = part.facts.shows.filter(({ spreads, props }) => spreads || props.some(({ props: own }) => own.includes('children')))
    const reached = [...part.facts.calls, ...part.facts.wraps, ...handsOn.map(({ component }) => component)].map(targetOf)
    part.inspectsElements = becameShown = reached.some((target) => target?.inspectsElements)
  }
  for (const shown of part.facts.shows) {
    const target = targetOf(shown.component)
    if (target && !target.isShown) becameShown = target.isShown = true
    judgeShown(part, shown, target, parts)
  }
  return becameShown || part.needs.length + part.codeProps.size !== before
}

function judgeShown(part: Part, shown: Shown, target: Part | undefined, parts: ReadonlyMap<string, Part>): void {
  const isLive = target !== undefined && (target.needs.length > 0 || target.isBoundary)
  const takesCode = (name: string): boolean => {
    // What a component does with a handler that cannot be read is not known; that it is a handler is.
    if (!target) return /^on[A-Z]/.test(name)
    return (
      isLive || target.codeProps.has(name) || target.codeProps.has(anyProp) || (target.codeProps.has(anyHandler) && /^on[A-Z]/.test(name))
    )
  }
  for (const { name, ...value } of shown.props) {
    if (!takesCode(name)) continue
    for (const prop of value.props) if (!(prop === 'children' && name === 'children')) part.codeProps.add(prop)
    const handsOver = isCodeIn(part, value, parts) || (value.isUnknown && /^(?:on|set)[A-Z]/.test(name))
    if (handsOver && part.needs.length === 0) part.needs = [{ kind: 'code', name }]
  }
  if (shown.spreads) {
    if (isLive) part.codeProps.add(anyProp)
    else for (const prop of target?.codeProps ?? []) part.codeProps.add(prop)
  }
  const isApart = isLive && ((shown.hasComponents && target.facts.looksAtChildren) || (shown.hasElements && target.inspectsElements))
  if (isApart && part.needs.length === 0) part.needs = [{ kind: 'code', name: 'children' }]
}

/** Whether a value has code in it, be it what a function gives: `{ component: Fade }` of `fade()`. */
function isCodeIn(part: Part, { isCode, references, calls }: PropValue, parts: ReadonlyMap<string, Part>, depth = 0): boolean {
  if (isCode || references.some((reference) => targetIn(part, reference, parts)?.facts.value.isCode)) return true
  if (depth > 4) return false
  return calls.some((call) => {
    const made = targetIn(part, call, parts)
    return made !== undefined && isCodeIn(made, made.facts.returned, parts, depth + 1)
  })
}

function targetIn(part: Part, reference: Reference, parts: ReadonlyMap<string, Part>): Part | undefined {
  const target = part.targets.get(nameOf(reference))
  return target && parts.get(keyOf(target))
}

function isComponent({ local, facts, isShown }: Part): boolean {
  if (!facts.isCallable || !isComponentName(local)) return false
  return facts.reasons.some(({ kind }) => kind === 'lazy') || facts.looksLikeComponent || isShown || facts.wraps.length > 0
}

/**
 * What a package does with the browser is mostly hidden behind tests: its hooks and handlers say enough. But what a component of it asks where it
 * renders decides what readers see.
 */
function needsOf({ reasons, needsBrowser, needsBrowserFor, local, looksLikeComponent }: BindingFacts, isOfSite: boolean): Reason[] {
  if (needsBrowser) return [{ kind: 'effect', name: local }]
  if (needsBrowserFor.length > 0) return []
  if (isOfSite) return [...reasons]
  const rendersByIt = looksLikeComponent && isComponentName(local)
  return reasons.filter(({ kind, whileRendering }) => kind !== 'browser' || (rendersByIt && whileRendering))
}

function isDefault({ exports }: ModuleFacts, local: string): boolean {
  const exported = exports.get('default')
  return exported !== undefined && 'local' in exported && exported.local === local
}

function specifiersOf({ imports, exports, stars, later }: ModuleFacts): Set<string> {
  return new Set([
    ...[...imports.values()].map(({ specifier }) => specifier),
    ...[...exports.values()].flatMap((exported) => ('specifier' in exported ? [exported.specifier] : [])),
    ...stars,
    ...later,
  ])
}

function keyOf({ file, local }: Target): string {
  return `${file}\n${local}`
}

function nameOf({ local, member }: Reference): string {
  return member === undefined ? local : `${local}.${member}`
}
