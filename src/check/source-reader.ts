// Returns the text of source files, to find the origin of a mistake: documents from the content tree, everything else from disk. Reads
// nothing outside the site folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { SourceDocument } from '../content/document.ts'
import { decodeText } from '../content/read-text-file.ts'
import { createInsideCheck, type SiteBounds } from '../lib/inside-site.ts'

/** Undefined if there is no such file or if it is too large to be written by hand. `file` is site-relative. */
export type SourceReader = (file: string) => string | undefined

interface SourceTexts {
  documents: readonly Pick<SourceDocument, 'file' | 'source' | 'parts'>[]
  partials: readonly Pick<SourceDocument, 'file' | 'source' | 'parts'>[]
}

/** Only the documents that are no files: of all others the disk has the text. */
export function dataTexts({ dataDocuments }: Pick<ResolvedConfig, 'dataDocuments'>): SourceTexts {
  return { documents: dataDocuments.map(({ file, text }) => ({ file, source: text })), partials: [] }
}

const mostCharacters = 2_000_000

export function createSourceReader(bounds: SiteBounds, tree: SourceTexts): SourceReader {
  const isInside = createInsideCheck(bounds)
  const read = (file: string): string | undefined => (isInside(file) ? readText(bounds.siteDirectory, file) : undefined)
  // Places are those of files: the text of a document that plugins have changed is none.
  const own = [...tree.documents, ...tree.partials].filter(({ parts }) => parts === undefined)
  const documents = new Map(own.map((document) => [document.file, document]))
  const texts = new Map<string, string | undefined>()
  return (file) => {
    if (!texts.has(file)) {
      const document = documents.get(file)
      // Most have been forgotten (content/forget-source.ts), and few are asked for.
      texts.set(file, document?.source ?? read(file))
    }
    return texts.get(file)
  }
}

function readText(siteDirectory: string, file: string): string | undefined {
  try {
    const { text } = decodeText(readFileSync(join(siteDirectory, file)), file)
    return text.length > mostCharacters ? undefined : text
  } catch {
    return undefined
  }
}
