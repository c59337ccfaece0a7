// The text of a Markdown file -> a TextDocument: front matter is split off, checked and given places. Pure.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { CollectionReference, SourceDocument, SourcePart, TextDocument } from './document.ts'
import { readFrontMatter } from './front-matter.ts'
import { checkFrontMatter } from './front-matter-schema.ts'
import type { YamlMapping } from './read-yaml-mapping.ts'
import { locateInParts, placeInParts } from './source-parts.ts'

export interface SourceInput {
  file: string
  /** Relative to the folder of the collection. */
  path: string
  collection: CollectionReference
  made?: SourceDocument['made']
  text: string
  hash: string
  /** The format of `.md` files that do not set one. */
  defaultFormat: 'md' | 'mdx'
  /** In place of that of the text. */
  frontMatter?: Record<string, unknown>
  /** Where the lines of the text are written, if not where they stand. */
  parts?: SourcePart[]
}

export function readSourceDocument(input: SourceInput): {
  document: TextDocument
  diagnostics: Diagnostic[]
} {
  const { file, path, collection, made, text, hash, defaultFormat, frontMatter: own, parts } = input
  const { mapping: written, bodyOffset, bodyLine, diagnostics } = readFrontMatter(file, text)
  const mapping = own ? ownMapping(own, written, file) : written
  const checked = mapping && checkFrontMatter(mapping, collection.kind)
  const frontMatter = checked?.frontMatter ?? { custom: {} }
  // An `.mdx` file is always MDX, as in editors and all other tools.
  const isMdxFile = /\.mdx$/i.test(file)
  const format = isMdxFile ? 'mdx' : (frontMatter.format ?? defaultFormat)
  const document: TextDocument = {
    file,
    collection,
    path,
    format,
    frontMatter,
    frontMatterPlaces: placesIn({ file, ...(parts && { parts }) }, checked?.places ?? {}),
    ...(own && { ownFrontMatter: own }),
    source: text,
    bodyOffset,
    bodyLine,
    hash,
    ...(parts && { parts }),
    ...(made && { made }),
  }
  const ignored = isMdxFile && frontMatter.format === 'md' ? [formatIgnored(checked?.places.format ?? { file })] : []
  return { document, diagnostics: locateInParts([...diagnostics, ...(checked?.diagnostics ?? []), ...ignored], [document]) }
}

/** Keys that are written have the place of these; those that a function has added are in the file. */
function ownMapping(value: Record<string, unknown>, written: YamlMapping | undefined, file: string): YamlMapping {
  const isWritten = (key: string): boolean =>
    written !== undefined && Object.hasOwn(written.value, key) && JSON.stringify(written.value[key]) === JSON.stringify(value[key])
  return {
    value,
    textOf: (key) => (isWritten(key) ? written?.textOf(key) : value[key]),
    placeOf: (path) =>
      written !== undefined && typeof path[0] === 'string' && Object.hasOwn(written.value, path[0]) ? written.placeOf(path) : { file },
  }
}

function placesIn(document: Pick<SourceDocument, 'file' | 'parts'>, places: Record<string, Place>): Record<string, Place> {
  if (document.parts === undefined) return places
  return Object.fromEntries(Object.entries(places).map(([key, place]) => [key, placeInParts(document, place)]))
}

function formatIgnored(place: Place): Diagnostic {
  const message = 'Front matter says `format: md`, but a file that ends in .mdx is always read as MDX.'
  return {
    id: 'front-matter-invalid',
    level: 'warning',
    message,
    place,
    hint: 'Rename the file so that it ends in .md, or remove the key.',
  }
}
