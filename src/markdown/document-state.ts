// What the plugins share while they process one document: what they read (source, options, services of the parser) and what they collect.
// It is kept in the virtual file, the only object that every plugin receives.
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import type { AssetReference, Heading, ImportReference, LinkReference, TextDocument } from '../content/document.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { WriteText } from '../lib/texts/text.ts'
import type { CodeHighlighter } from './code/code-highlighter.ts'
import type { LocalFile } from './links/local-files.ts'
import type { RecordingFiles } from './links/record-lookups.ts'
import type { ParseOptions } from './parse-options.ts'

/** A local image of a document, as it is found; plugins/pictures/markdown makes a `<picture>` of it. */
export interface FoundPicture {
  /** The `<img>`. */
  node: Element
  file: LocalFile
  place: Place
  /** Of the file, in pixels. */
  width: number
  /** The width that the author has given it. */
  written: number | undefined
  /** Takes the attributes from which a component makes a `<picture>`, if it is no element. */
  give?: (attributes: Readonly<Record<string, string>>) => void
}

export interface DocumentState {
  source: TextDocument
  options: ParseOptions
  /** Texts of the theme, in the language of the document. */
  text: WriteText
  highlighter: CodeHighlighter
  localFiles: RecordingFiles
  diagnostics: Diagnostic[]
  headings: Heading[]
  headingInserts: { index: number; file: string }[]
  links: LinkReference[]
  /** Place and URL of a link -> its index, so that the part before the truncate marker shares the links of the whole document. */
  linkIndexes: Map<string, number>
  /** Line and column of each link and image that was reported for having no address. */
  emptyAddresses: Set<string>
  /** URLs that are normalized in the HTML -> as the author wrote them. */
  writtenUrls: Map<string, string>
  assets: AssetReference[]
  /** Local images that may become pictures of other formats and widths. */
  pictures: FoundPicture[]
  imports: ImportReference[]
  /** What expressions ask for with `require`, as it is written -> the code of its value. */
  required: Map<string, string>
  /** Names in expressions that may mean what the document knows of itself (render/document-facts.ts). */
  usedFacts: Set<string>
  /** Names that expressions, elements and exports read: an import that is not among them need not be there. */
  usedNames: Set<string>
  /** Filled by plugins of the site. */
  pageData: Record<string, unknown>
  wordCount: number
  excerpt: string
  contentTitle: string | undefined
  /** Prefix for the ids of footnotes, so that several documents can be on one page. */
  footnotePrefix: string
  /** The beginning of a post is rendered, which is part of the whole. */
  preview?: boolean
  /** See `ParsedDocument.image`. */
  image?: string
  /** Number of lines in the file before the body. */
  lineOffset: number
}

declare module 'vfile' {
  interface DataMap {
    document: DocumentState
  }
}

/** The state of the document that a plugin is processing. */
export function stateOf(file: VFile): DocumentState {
  const state = file.data.document
  if (state === undefined) throw new Error('The Markdown pipeline was run without a document state.')
  return state
}

interface Positioned {
  position?: { start: { line: number; column: number }; end: { line: number; column: number } } | undefined
}

/** The place of a node in the whole file, front matter included. */
export function placeOfNode(state: DocumentState, node: Positioned): Place {
  const { position } = node
  if (position === undefined) return { file: state.source.file }
  return {
    file: state.source.file,
    line: position.start.line + state.lineOffset,
    column: position.start.column,
    endLine: position.end.line + state.lineOffset,
    endColumn: position.end.column,
  }
}

/** Only the line on which a node begins: marking the whole of it would hide what is wrong. */
export function firstLineOf(state: DocumentState, node: Positioned): Place {
  const { file, line, column } = placeOfNode(state, node)
  return { file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
}
