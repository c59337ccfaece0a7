// Combines what pages threw while they were rendered with what is known about their documents. A document with a reported mistake may throw
// because of it: that is not a second finding. Compiled documents have no source map, so the place is found by searching for names.
import { createSourceReader } from '../../check/source-reader.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import { createPlaceFinder } from '../../content/place-finder.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { findInDocument } from './find-in-document.ts'

export interface PageErrorsInput {
  config: Pick<ResolvedConfig, 'siteDirectory'>
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
      const range = document && findInDocument(document.source, document.bodyOffset, message)
      if (range !== undefined) return createPlaceFinder(file, document?.source ?? '')(...range)
    }
    return undefined
  }

  const readSource = createSourceReader(config.siteDirectory, tree)
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

  const explained = found.flatMap((diagnostic): Diagnostic[] => {
    const { id, place, message } = diagnostic
    if (id === 'island-prop' && place?.line === undefined) {
      const at = locateProp(place === undefined ? [] : [place.file, ...filesOf(place.file)], message)
      return [at === undefined ? diagnostic : { ...diagnostic, place: at }]
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
  return joinPages(explained)
}

/** An error that a component throws on many pages is one finding, at the component. */
function joinPages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const { id, place, message } = diagnostic
    const key = JSON.stringify([id, message.replace(pageInMessage, ''), place?.line === undefined ? message : place])
    groups.set(key, [...(groups.get(key) ?? []), diagnostic])
  }
  return [...groups.values()].flatMap(([first, ...others]): Diagnostic[] => {
    if (first === undefined) return []
    if (others.length === 0) return [first]
    const message = first.message.replace(pageInMessage, (page) => `${page} and ${others.length} more`)
    return [{ ...first, message, count: others.length + 1, notes: (first.notes ?? []).slice(0, 1) }]
  })
}

/** See diagnose-render.ts. */
const pageInMessage = /(?<=^The page )(?:for paths that do not exist|\S+)|(?<=\(page )[^)]+/

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
