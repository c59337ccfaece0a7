// Parsed documents on disk, under the hash of what they were parsed from. They stay there from parsing to rendering, so that memory does
// not grow with the site, and are kept for the next build.

import type { PackStore } from '../cache/pack-store.ts'
import type { DocumentSummary } from '../content/content-tree.ts'
import type { Lookup, ParsedDocument, SourceDocument } from '../content/document.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { hashOf } from '../lib/hash.ts'
import type { ParseOptions } from './parse-options.ts'
import { languageOfDocument } from './texts-of-document.ts'

/** What parsing adds to the summary of a document: known without reading its body. */
export type ParsedSummary = Pick<
  DocumentSummary,
  'contentTitle' | 'excerpt' | 'headings' | 'links' | 'assets' | 'image' | 'imports' | 'pageData' | 'wordCount' | 'truncated'
>

export interface ParsedEntry {
  summary: ParsedSummary
  diagnostics: Diagnostic[]
  lookups: Lookup[]
  /** How long parsing took, for `build --explain`. */
  milliseconds: number
  /** Present if it was asked for; never in the store. */
  document?: ParsedDocument
}

/** Hexadecimal digits at the end of a key that say with which options, by which program. */
const digitsOfSettings = 16

/** Whether both documents were parsed with the same options by the same program. */
export function haveSameSettings(key: string, other: string): boolean {
  return key.slice(-digitsOfSettings) === other.slice(-digitsOfSettings)
}

/** Key of a document parsed with these options by this program. */
export function createParseKeys(options: ParseOptions, program: string): (source: SourceDocument) => string {
  const { siteDirectory: _, texts, ...declared } = options
  const shared = hashOf('parse', program, JSON.stringify(declared))
  return ({ file, format, collection, bodyOffset, bodyLine, hash, originalHeadings, sampleTypes }) =>
    hashOf(
      shared,
      JSON.stringify([
        file,
        format,
        collection,
        bodyOffset,
        bodyLine,
        originalHeadings,
        sampleTypes,
        languageOfDocument(file, { ...declared, ...(texts && { texts }) }),
      ]),
      hash,
    ).slice(0, -digitsOfSettings) + shared.slice(0, digitsOfSettings)
}

/** Two lines of JSON: the entry, then the document, which is parsed only when its text is needed. */
export async function writeParsed(packs: PackStore, key: string, document: ParsedDocument, milliseconds: number): Promise<ParsedEntry> {
  const { diagnostics, lookups = [] } = document
  const entry: ParsedEntry = { summary: summarize(document), diagnostics, lookups, milliseconds }
  await packs.write(key, `${JSON.stringify(entry)}\n${JSON.stringify(document)}`)
  return entry
}

export async function readParsedEntry(packs: PackStore, key: string): Promise<ParsedEntry | undefined> {
  const bytes = await packs.read(key)
  return bytes && JSON.parse(bytes.toString('utf8', 0, bytes.indexOf(10)))
}

export async function readParsedDocument(packs: PackStore, key: string): Promise<ParsedDocument | undefined> {
  const bytes = await packs.read(key)
  return bytes && JSON.parse(bytes.toString('utf8', bytes.indexOf(10) + 1))
}

function summarize(document: ParsedDocument): ParsedSummary {
  return {
    ...(document.contentTitle === undefined ? {} : { contentTitle: document.contentTitle }),
    excerpt: document.excerpt,
    headings: document.headings,
    links: document.links,
    assets: document.assets,
    ...(document.image === undefined ? {} : { image: document.image }),
    imports: document.imports,
    ...(document.pageData && { pageData: document.pageData }),
    wordCount: document.wordCount,
    truncated: document.truncatedBody !== undefined,
  }
}
