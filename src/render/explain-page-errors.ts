// What pages threw while they were rendered, set against what is known of their documents. A document with a mistake that was reported may
// well throw because of it: that is no second finding. And programs of documents have no source map, so the place is looked for by name.
import { createSourceReader } from '../check/source-reader.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { createPlaceFinder } from '../content/place-finder.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'

export interface PageErrorsInput {
  config: Pick<ResolvedConfig, 'siteDirectory'>
  tree: Pick<ContentTree, 'documents' | 'partials'>
  summaries: readonly Pick<DocumentSummary, 'file' | 'imports'>[]
  /** Of the parsed documents. */
  parsed: readonly Diagnostic[]
}

/** @param found diagnostics of rendered pages; those of other ids stay as they are. */
export function explainPageErrors(found: readonly Diagnostic[], { config, tree, summaries, parsed }: PageErrorsInput): Diagnostic[] {
  const broken = new Set(parsed.flatMap(({ level, place }) => (level === 'error' && place ? [place.file] : [])))
  const importsOf = new Map(summaries.map(({ file, imports }) => [file, imports]))
  const sourceOf = new Map([...tree.documents, ...tree.partials].map((document) => [document.file, document]))

  /** The document itself, then the partials it is made of. */
  const filesOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { kind, resolved } of importsOf.get(file) ?? []) if (kind === 'partial') filesOf(resolved, seen)
    return seen
  }
  const locate = (files: Iterable<string>, message: string): Place | undefined => {
    const name = nameInMessage(message)
    if (name === undefined) return undefined
    for (const file of files) {
      const document = sourceOf.get(file)
      const offset = document && findInCode(document.source, document.bodyOffset, name)
      if (offset !== undefined) return createPlaceFinder(file, document?.source ?? '')(offset, offset + name.text.length)
    }
    return undefined
  }

  const readSource = createSourceReader(config.siteDirectory, tree)
  /** Where the tag of the island is given the prop; the island is named as it is exported, which is nearly always its tag. */
  const locateProp = (files: Iterable<string>, message: string): Place | undefined => {
    const [, island, prop] = /^The island <([^>]+)> cannot be given the prop `([^`.[]+)/.exec(message) ?? []
    if (island === undefined || prop === undefined) return undefined
    for (const file of files) {
      const source = readSource(file) ?? ''
      const pattern = new RegExp(`<${escapePattern(island)}\\s(?:[^<]*?\\s)?(${escapePattern(prop)})\\s*=`, 'd')
      const range = pattern.exec(source)?.indices?.[1]
      if (range !== undefined) return createPlaceFinder(file, source)(...range)
    }
    return undefined
  }

  return found.flatMap((diagnostic): Diagnostic[] => {
    const { id, place, message } = diagnostic
    if (id === 'island-prop' && place?.line === undefined) {
      const at = locateProp(place === undefined ? [] : [place.file, ...filesOf(place.file)], message)
      return [at === undefined ? diagnostic : { ...diagnostic, place: at }]
    }
    if (id !== 'mdx-render' || place === undefined) return [diagnostic]
    const files = filesOf(place.file)
    if ([...files].some((file) => broken.has(file))) return []
    const found = place.line === undefined ? locate(files, message) : undefined
    return [found === undefined ? diagnostic : { ...diagnostic, place: found }]
  })
}

interface NameInMessage {
  text: string
  isProperty: boolean
}

/** The name that an engine's message is about. */
function nameInMessage(message: string): NameInMessage | undefined {
  const variable = /([\p{ID_Start}$_][\p{ID_Continue}$]*) is not defined\b/u.exec(message)?.[1]
  if (variable !== undefined) return { text: variable, isProperty: false }
  const property = /\((?:reading|setting) '([^']+)'\)/.exec(message)?.[1]
  if (property !== undefined) return { text: property, isProperty: true }
  const callee = /([\p{ID_Start}$_][\p{ID_Continue}$.]*) is not (?:a function|iterable|a constructor)\b/u.exec(message)?.[1]
  const last = callee?.split('.').at(-1)
  return callee === undefined || last === undefined ? undefined : { text: last, isProperty: callee.includes('.') }
}

/** Where the name first stands in a line that has code in it: braces, a tag, an import or an export. */
function findInCode(source: string, bodyOffset: number, { text, isProperty }: NameInMessage): number | undefined {
  const escaped = escapePattern(text)
  const pattern = new RegExp(`${isProperty ? '(?<=[.\\]]\\s?)' : '(?<![\\p{ID_Continue}$.])'}${escaped}(?![\\p{ID_Continue}$])`, 'gu')
  pattern.lastIndex = bodyOffset
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
    const line = source.slice(source.lastIndexOf('\n', match.index) + 1, match.index)
    const isInCode = /[{<]|^\s*(?:import|export)\b/.test(line) || isInBraces(source, bodyOffset, match.index)
    if (isInCode) return match.index
  }
  return undefined
}

/** Whether more braces are opened than closed before `at` in its block of lines. */
function isInBraces(source: string, bodyOffset: number, at: number): boolean {
  let depth = 0
  for (let index = Math.max(bodyOffset, at - 4000); index < at; index++) {
    if (source[index] === '{') depth++
    else if (source[index] === '}') depth = Math.max(0, depth - 1)
  }
  return depth > 0
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
