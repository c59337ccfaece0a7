// The text of a document that nobody needs for now: of a large site the texts are most of what the calling thread would hold, and V8 would
// copy them again and again. What needs one after all reads it again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import type { SourceDocument, TextDocument } from './document.ts'
import { decodeText } from './read-text-file.ts'

/** From now on `document.source` is undefined, if it can be read again. */
export function forgetSource(document: SourceDocument): void {
  if (!isThatOfFile(document) || document.source === undefined) return
  // A value of the front matter may be a part of the text, which would keep all of it in memory. Others hold the same object.
  Object.assign(document.frontMatter, JSON.parse(JSON.stringify(document.frontMatter)))
  document.source = undefined
}

/**
 * The document with its text.
 * @throws DiagnosticError `content-unreadable` if the file is another one by now.
 */
export function withSource(document: SourceDocument, siteDirectory: string): TextDocument {
  if (hasText(document)) return document
  const { file, hash } = document
  try {
    const again = decodeText(readFileSync(join(siteDirectory, file)), file)
    if (again.hash === hash) return { ...document, source: again.text }
  } catch {
    // It is not there any more.
  }
  const message = 'The file was changed, moved or removed while the site was built.'
  throw new DiagnosticError([{ id: 'content-unreadable', level: 'error', message, place: { file }, hint: 'Build again.' }])
}

export function hasText(document: SourceDocument): document is TextDocument {
  return document.source !== undefined
}

/** There may be no file: the configuration has its text. Or a plugin or a function of the configuration has changed the text or its hash. */
function isThatOfFile({ made, parts, ownFrontMatter }: SourceDocument): boolean {
  return made === undefined && parts === undefined && ownFrontMatter === undefined
}
