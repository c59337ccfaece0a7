// Combines what pages threw while they were rendered with what is known about their documents. A document with a reported mistake may throw
// because of it: that is not a second finding. Compiled documents have no source map, so the place is found by searching for names.
import { createSourceReader } from '../../check/source-reader.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import { createPlaceFinder } from '../../content/place-finder.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { escapePattern } from '../../lib/escape.ts'
import { findInDocument } from './find-in-document.ts'

export interface PageErrorsInput {
  config: Pick<ResolvedConfig, 'siteDirectory' | 'outsideFolders'>
  tree: Pick<ContentTree, 'documents' | 'partials'>
  summaries: readonly Pick<DocumentSummary, 'file' | 'imports'>[]
  /** Diagnostics of the parsed documents. */
  parsed: readonly Diagnostic[]
}

/** @param found diagnostics of rendered pages; those with other ids stay as they are. */
export function explainPageErrors(found: readonly Diagnostic[], { config, tree, summaries, parsed }: PageErrorsInput): Diagnostic[] {
  const broken = new Set(parsed.flatMap(({ level, place }) => (level === 'error' && place ? [place.file] : [])))
  const importsOf = new Map(summaries.map(({ file, imports }) => [file, imports]))
  const sourceOf = new Map([...tree.documents, ...tree.partials].map((document) => [document.file, document]))

  const readSource = createSourceReader(config, tree)
  /** The document itself, then the partials that it imports. */
  const filesOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { kind, resolved } of importsOf.get(file) ?? []) if (kind === 'partial') filesOf(resolved, seen)
    return seen
  }
  const locate = (files: Iterable<string>, message: string): Place | undefined => {
    for (const file of files) {
      const document = sourceOf.get(file)
      if (document === undefined) continue
      const text = document.source ?? readSource(file) ?? ''
      const range = findInDocument(text, document.bodyOffset, message)
      if (range !== undefined) return createPlaceFinder(file, text)(...range)
    }
    return undefined
  }

  const locateAttribute = (files: Iterable<string>, tag: string, attribute: string): Place | undefined => {
    const pattern = new RegExp(`<${escapePattern(tag)}\\s(?:[^<]*?\\s)?(${escapePattern(attribute)})\\s*=`, 'd')
    for (const file of files) {
      const source = readSource(file) ?? ''
      const range = pattern.exec(source)?.indices?.[1]
      if (range !== undefined) return createPlaceFinder(file, source)(...range)
    }
    return undefined
  }
  /** Where the island's tag has the prop. The island is known by its export name, which is nearly always its tag. */
  const locateProp = (files: Iterable<string>, message: string): Place | undefined => {
    const [, island, prop] = /^The island <([^>]+)> cannot be given the prop `([^`.[]+)/.exec(message) ?? []
    return island === undefined || prop === undefined ? undefined : locateAttribute(files, island, prop)
  }

  /** The tag of the document that has the handler. */
  const locateHandler = (files: Iterable<string>, message: string): Place | undefined => {
    const [, handler, element] = /^The `(\w+)` of a <([^>]+)>/.exec(message) ?? []
    return handler === undefined || element === undefined ? undefined : locateAttribute(files, element, handler)
  }

  /** The first tag of the component that makes the inner element, or else of that element. */
  const locateTag = (files: Iterable<string>, message: string): Place | undefined => {
    if (message.endsWith('a component.')) return undefined
    const [, component] = componentInMessage.exec(message) ?? []
    const name = component ?? /this <(\w+)>/.exec(message)?.[1] ?? ''
    for (const file of files) {
      const source = readSource(file) ?? ''
      const alias = component === undefined ? undefined : new RegExp(`\\b${escapePattern(component)}\\s+as\\s+(\\w+)`).exec(source)?.[1]
      const range = new RegExp(`(<${escapePattern(alias ?? name)})(?=[\\s/>])`, 'd').exec(source)?.indices?.[1]
      if (range !== undefined) return createPlaceFinder(file, source)(...range)
    }
    return undefined
  }

  /** The first call of the hook in the document. */
  const locateHook = (files: Iterable<string>, message: string): Place | undefined => {
    const [, name = ''] = /`(\w+)`/.exec(message) ?? []
    for (const file of files) {
      const source = readSource(file) ?? ''
      const range = new RegExp(`(?<![\\w$])(${escapePattern(name)})\\s*[(<]`, 'd').exec(source)?.indices?.[1]
      if (range !== undefined) return createPlaceFinder(file, source)(...range)
    }
    return undefined
  }

  const explained = found.flatMap((diagnostic): Diagnostic[] => {
    const { id, place, message } = diagnostic
    if (id === 'island-prop' && place?.line === undefined) {
      const at = locateProp(place === undefined ? [] : [place.file, ...filesOf(place.file)], message)
      return [at === undefined ? diagnostic : { ...diagnostic, place: at }]
    }
    if (id === 'hook-lost' && place !== undefined) {
      const at = place.line === undefined ? locateHook(filesOf(place.file), message) : place
      return isUnusedSetter(message, at, readSource) ? [] : [at === undefined ? diagnostic : { ...diagnostic, place: at }]
    }
    if (id === 'html-nesting' && place?.line === undefined) {
      // A list of posts is made of no file. Its posts are documents, which were looked at by themselves.
      const files = place === undefined ? undefined : filesOf(place.file)
      const isKnown = parsed.some(
        (other) => other.id === id && message.startsWith(other.message) && other.place && (files?.has(other.place.file) ?? true),
      )
      const at = isKnown ? undefined : locateTag(files ?? [], message)
      return isKnown ? [] : [at === undefined ? diagnostic : { ...diagnostic, place: at }]
    }
    if (id === 'event-handler-lost' && place !== undefined && place.line === undefined) {
      const at = locateHandler(filesOf(place.file), message)
      return [at === undefined ? diagnostic : { ...diagnostic, place: at }]
    }
    if (id !== 'mdx-render' || place === undefined) return [diagnostic]
    const files = filesOf(place.file)
    if ([...files].some((file) => broken.has(file))) return []
    const found = place.line === undefined ? locate(files, message) : undefined
    return [found === undefined ? diagnostic : { ...diagnostic, place: found }]
  })
  return joinHooks(joinPages(explained))
}

/** An error that a component throws on many pages is one finding, at the component. */
function joinPages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const { id, place, message } = diagnostic
    const isEverywhere = place?.line === undefined || componentInMessage.test(message)
    const key = JSON.stringify([id, message.replace(pageInMessage, ''), isEverywhere ? message : place])
    groups.set(key, [...(groups.get(key) ?? []), diagnostic])
  }
  return [...groups.values()].flatMap((group): Diagnostic[] => {
    const first = group.find(({ place }) => place?.line !== undefined) ?? group[0]
    if (first === undefined) return []
    const others = group.filter((other) => other !== first)
    if (others.length === 0) return [first]
    const message = first.message.replace(pageInMessage, (page) => `${page} and ${others.length} more`)
    return [{ ...first, message, count: others.length + 1, notes: (first.notes ?? []).slice(0, 1) }]
  })
}

/**
 * A module in which several things are lost has one cause: it is not an island. An event handler says so best; otherwise the first place
 * does, and the others are its notes.
 */
function joinHooks(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const withHandlers = new Set(diagnostics.flatMap(({ id, place }) => (id === 'event-handler-lost' && place ? [place.file] : [])))
  const hooksOf = new Map<string, Diagnostic[]>()
  const others: Diagnostic[] = []
  for (const diagnostic of diagnostics) {
    const { id, place } = diagnostic
    if (id !== 'hook-lost' || place === undefined) others.push(diagnostic)
    else if (!withHandlers.has(place.file)) hooksOf.set(place.file, [...(hooksOf.get(place.file) ?? []), diagnostic])
  }
  const joined = [...hooksOf.values()].flatMap((hooks): Diagnostic[] => {
    const [first, ...more] = hooks.sort(
      (a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0),
    )
    if (first === undefined) return []
    const notes = more.flatMap(({ message, place }) => (place ? [{ message: message.replace(/:.*/, '.'), place }] : []))
    return [notes.length === 0 ? first : { ...first, notes }]
  })
  return [...others, ...joined]
}

/** Whether `const [state, setState] = useState()` stands at the place, and `setState` nowhere else in the file. */
function isUnusedSetter(message: string, place: Place | undefined, readSource: (file: string) => string | undefined): boolean {
  const [, hook] = /^The state of this `(\w+)`/.exec(message) ?? []
  const source = place?.line === undefined || hook === undefined ? undefined : readSource(place.file)
  if (source === undefined || place?.line === undefined) return false
  const around = source
    .split('\n')
    .slice(Math.max(0, place.line - 4), place.line)
    .join('\n')
  const pattern = new RegExp(`\\[[^\\[\\],]*,\\s*([\\w$]+)[^\\[\\]]*\\]\\s*=\\s*(?:[\\w$]+\\.)?${hook}\\b`, 'g')
  const name = [...around.matchAll(pattern)].at(-1)?.[1]
  return name !== undefined && source.split(new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`)).length <= 2
}

/** See diagnose-render.ts. */
const pageInMessage = /(?<=^The page )(?:for paths that do not exist|\S+)|(?<=\(page )[^)]+/

/** See diagnose-nestings.ts. */
const componentInMessage = /comes from <([^>]+)>/
