// The text of a Markdown file -> a SourceDocument: front matter is split off, checked and given places. Pure.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { CollectionReference, SourceDocument } from './document.ts'
import { readFrontMatter } from './front-matter.ts'
import { checkFrontMatter } from './front-matter-schema.ts'

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
}

export function readSourceDocument({ file, path, collection, made, text, hash, defaultFormat }: SourceInput): {
  document: SourceDocument
  diagnostics: Diagnostic[]
} {
  const { mapping, bodyOffset, bodyLine, diagnostics } = readFrontMatter(file, text)
  const checked = mapping && checkFrontMatter(mapping, collection.kind)
  const frontMatter = checked?.frontMatter ?? { custom: {} }
  // An `.mdx` file is always MDX, as in editors and all other tools.
  const isMdxFile = /\.mdx$/i.test(file)
  const format = isMdxFile ? 'mdx' : (frontMatter.format ?? defaultFormat)
  const document: SourceDocument = {
    file,
    collection,
    path,
    format,
    frontMatter,
    frontMatterPlaces: checked?.places ?? {},
    source: text,
    bodyOffset,
    bodyLine,
    hash,
    ...(made && { made }),
  }
  const ignored = isMdxFile && frontMatter.format === 'md' ? [formatIgnored(checked?.places.format ?? { file })] : []
  return { document, diagnostics: [...diagnostics, ...(checked?.diagnostics ?? []), ...ignored] }
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
