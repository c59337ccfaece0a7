// Parses documents when a page that shows them is requested. What an earlier run or a build has parsed comes from the store.
import type { PackStore } from '../cache/pack-store.ts'
import type { ParsedDocument, SourceDocument, TextDocument } from '../content/document.ts'
import { originalHeadings } from '../content/locales/localize-content.ts'
import { createLocalFiles } from '../markdown/links/local-files.ts'
import { lookupsHold } from '../markdown/links/record-lookups.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { createParseKeys, type ParsedEntry, readParsedEntry } from '../markdown/parsed-store.ts'
import type { DevWorker } from './dev-worker.ts'
import type { KnownDocuments } from './memory/known-documents.ts'

export interface ParsedFile {
  file: string
  /** Key of its parsed form in the store. */
  key: string
  entry: ParsedEntry
}

export interface DocumentParser {
  /** Undefined when the file is not known or has been removed. @throws what the worker throws */
  parse(file: string): Promise<ParsedFile | undefined>
  /** Parses documents again and returns them, for when the store has lost them. */
  parseLost(files: readonly string[]): Promise<Record<string, ParsedDocument>>
  /** Some code was parsed without colors. */
  readonly hasPlainCode: boolean
  /** Loads the parser before it is needed. Never rejects. */
  load(): void
  /** Parses a document only to have the highlighter loaded before the first edit. Never rejects. */
  warmUp(file: string): Promise<void>
}

export interface DocumentParserInput {
  options: ParseOptions
  /** Leaves code without colors, which takes a tenth of the time while the highlighter is not loaded. */
  isQuick: boolean
  packs: PackStore
  storeDirectory: string
  program: string
  documents: KnownDocuments
  worker: DevWorker
  /** The file that a document translates; undefined if it translates none, or headings keep ids of their own. */
  originalOf: (file: string) => string | undefined
}

export function createDocumentParser(input: DocumentParserInput): DocumentParser {
  const { packs, storeDirectory, program, documents, worker } = input
  const options = input.isQuick ? { ...input.options, plainCode: true } : input.options
  const keyOf = createParseKeys(input.options, program)
  const parseKeyOf = createParseKeys(options, program)
  const localFiles = createLocalFiles(options)
  const parsed = new Map<string, ParsedFile>()
  const underWay = new Map<string, Promise<ParsedFile | undefined>>()
  let hasPlainCode = false
  worker.setUp('parse', { options, storeDirectory })

  const parseAnew = async (file: string): Promise<ParsedFile | undefined> => {
    const loaded = await documents.load(file)
    if (!loaded) return undefined
    const source = await withOriginal(loaded)
    hasPlainCode ||= input.isQuick
    const key = parseKeyOf(source)
    return { file, key, entry: await worker.run('parse', { source, key }) }
  }
  const find = async (file: string, key: string): Promise<ParsedFile | undefined> => {
    const entry = await readParsedEntry(packs, key)
    return entry && lookupsHold(entry.lookups, localFiles) ? { file, key, entry } : parseAnew(file)
  }
  const findOnce = (file: string, key: string): Promise<ParsedFile | undefined> => {
    const name = `${file}\n${key}`
    const running = underWay.get(name) ?? find(file, key).finally(() => underWay.delete(name))
    underWay.set(name, running)
    return running
  }
  const parseLost = async (file: string): Promise<[string, ParsedDocument][]> => {
    const loaded = await documents.load(file)
    const source = loaded && (await withOriginal(loaded))
    const { document } = source ? await worker.run('parse', { source, key: parseKeyOf(source), wantsDocument: true }) : {}
    return document ? [[file, document]] : []
  }
  /** With the headings of its original. */
  const withOriginal = async <Document extends SourceDocument>(document: Document): Promise<Document> => {
    const file = input.originalOf(document.file)
    const original = file === undefined || file === document.file ? undefined : await parser.parse(file)
    return original ? { ...document, originalHeadings: originalHeadings(original.entry.summary.headings) } : document
  }
  const parser: DocumentParser = {
    parseLost: async (files) => Object.fromEntries((await Promise.all(files.map(parseLost))).flat()),
    get hasPlainCode() {
      return hasPlainCode
    },
    load() {
      worker.run('parse', { source: emptyDocument, key: keyOf(emptyDocument) }).catch(() => undefined)
    },
    async warmUp(file) {
      await parseAnew(file).catch(() => undefined)
    },
    async parse(file) {
      const known = await documents.refresh(file)
      if (!known) return undefined
      const document = await withOriginal(known.document)
      const key = keyOf(document)
      const last = parsed.get(file)
      const isCurrent = last && [key, parseKeyOf(document)].includes(last.key) && lookupsHold(last.entry.lookups, localFiles)
      const result = isCurrent ? last : await findOnce(file, key)
      if (!result) return undefined
      parsed.set(file, result)
      const { contentTitle, image, pageData, excerpt, wordCount, truncated } = result.entry.summary
      // Nothing is known of a half-written text. Its former imports are likely to come back, and open pages still use them.
      const isBroken = isHalfWritten(result)
      const imports = isBroken ? known.imports : result.entry.summary.imports
      documents.refine(
        file,
        {
          ...(contentTitle === undefined ? {} : { contentTitle }),
          ...(image === undefined ? {} : { image }),
          ...(pageData && { pageData }),
          excerpt,
          wordCount,
          truncated,
        },
        imports,
      )
      return result
    },
  }
  return parser
}

/** Its text is not valid MDX, so none of it can be shown. */
export function isHalfWritten({ entry }: ParsedFile): boolean {
  return entry.diagnostics.some(({ id }) => id === 'mdx-syntax')
}

const emptyDocument: TextDocument = {
  file: 'empty.md',
  collection: { kind: 'docs', id: 'default' },
  path: 'empty.md',
  format: 'md',
  frontMatter: { custom: {} },
  frontMatterPlaces: {},
  source: '',
  bodyOffset: 0,
  bodyLine: 1,
  hash: '',
}
