// What the dev server knows of every Markdown file without its text: front matter, and what the route plan needs. A file whose size, time and
// inode are as before is not read again, within a run and from one run to the next.
import { statSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentStore } from '../cache/content-store.ts'
import type { DocumentSummary } from '../content/content-tree.ts'
import type { ImportReference, SourceDocument } from '../content/document.ts'
import { createDocumentReader, type DocumentReader } from '../content/read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { guessSummary, type SummaryGuess } from './guess-summary.ts'
import { planInputHash } from './plan-site.ts'

export interface KnownDocument {
  /** Size, time of change and inode when it was read. */
  stamp: string
  request: Parameters<DocumentReader>[0]
  /** Its `source` is empty. */
  document: SourceDocument
  diagnostics: Diagnostic[]
  summary: SummaryGuess
  imports: ImportReference[]
  /** Of what the route plan reads of it. */
  planHash: string
  /** The text may import Markdown files: reading the content folders has to look at it. */
  mayImport: boolean
}

export interface KnownDocuments {
  /** For reading the content folders: reads only what is not known. */
  read: DocumentReader
  get(file: string): KnownDocument | undefined
  /** Reads a file if it has changed. Undefined when it is not known or cannot be read. */
  refresh(file: string): Promise<{ known: KnownDocument; changed: boolean } | undefined>
  /** The document with its text, as it is on disk now. */
  load(file: string): Promise<SourceDocument | undefined>
  /** What the parser found, in place of what was guessed. */
  refine(file: string, summary: SummaryGuess, imports: ImportReference[]): void
  forget(file: string): void
  /** Keeps all for the next run, if there is anything new. */
  save(): Promise<void>
}

/** @param key under which the documents are kept in the store. */
export async function openKnownDocuments(siteDirectory: string, store: ContentStore, key: string): Promise<KnownDocuments> {
  const kept = await store.read(key)
  const entries: KnownDocument[] = kept ? JSON.parse(kept.toString()) : []
  const documents = new Map(entries.map((entry) => [entry.document.file, entry]))
  const readFresh = createDocumentReader(siteDirectory)
  let isChanged = false

  const remember = (entry: Omit<KnownDocument, 'planHash'>): KnownDocument => {
    isChanged = true
    const known = { ...entry, planHash: planInputHash(summaryForPlan(entry.document, entry)) }
    documents.set(known.document.file, known)
    return known
  }
  const readAndRemember = async (
    request: KnownDocument['request'],
    stamp: string | undefined,
  ): Promise<{ entry?: KnownDocument; document?: SourceDocument; diagnostics: Diagnostic[] }> => {
    const { document, diagnostics } = await readFresh(request)
    if (!document || stamp === undefined) {
      documents.delete(request.file)
      return { diagnostics, ...(document && { document }) }
    }
    const body = document.source.slice(document.bodyOffset)
    const entry = remember({
      stamp,
      request,
      document: { ...document, source: '' },
      diagnostics,
      summary: guessSummary(body, request.collection.kind === 'blog'),
      imports: documents.get(request.file)?.imports ?? [],
      mayImport: document.format === 'mdx' && /\bfrom\s*["']/.test(body),
    })
    return { entry, document, diagnostics }
  }

  return {
    get: (file) => documents.get(file),
    async read(request) {
      const stamp = stampOf(join(siteDirectory, request.file))
      const known = documents.get(request.file)
      if (known === undefined || known.stamp !== stamp || !isSameRequest(known.request, request)) {
        const { document, diagnostics } = await readAndRemember(request, stamp)
        return { diagnostics, ...(document && { document }) }
      }
      const source = known.mayImport ? await readFile(join(siteDirectory, request.file), 'utf8').catch(() => '') : ''
      return { document: { ...known.document, source }, diagnostics: known.diagnostics }
    },
    async refresh(file) {
      const known = documents.get(file)
      if (!known) return undefined
      const stamp = stampOf(join(siteDirectory, file))
      if (stamp === known.stamp) return { known, changed: false }
      if (!(await isInside(siteDirectory, file))) return undefined
      const { entry } = await readAndRemember(known.request, stamp)
      return entry && { known: entry, changed: true }
    },
    async load(file) {
      const known = documents.get(file)
      if (!known || !(await isInside(siteDirectory, file))) return undefined
      const { document } = await readAndRemember(known.request, stampOf(join(siteDirectory, file)))
      return document
    },
    refine(file, summary, imports) {
      const known = documents.get(file)
      if (known && JSON.stringify([known.summary, known.imports]) !== JSON.stringify([summary, imports]))
        remember({ ...known, summary, imports })
    },
    forget(file) {
      if (documents.delete(file)) isChanged = true
    },
    async save() {
      if (!isChanged) return
      isChanged = false
      await store.write(key, JSON.stringify([...documents.values()]))
    },
  }
}

/** A document as the route plan takes it; headings, links and assets are for the checks, which ask the parsed document. */
export function summaryForPlan(document: SourceDocument, known: Pick<KnownDocument, 'summary' | 'imports'> | undefined): DocumentSummary {
  const { source: _, ...rest } = document
  const guess = known?.summary ?? { excerpt: '', wordCount: 0, truncated: false }
  return { ...rest, ...guess, headings: [], links: [], assets: [], imports: known?.imports ?? [] }
}

/** Undefined when there is no such file. */
function stampOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() ? `${stats.size}-${stats.mtimeMs}-${stats.ino}` : undefined
  } catch {
    return undefined
  }
}

/** A file that was read once may have become a symbolic link that leads out of the site since then. */
async function isInside(siteDirectory: string, file: string): Promise<boolean> {
  try {
    const [root, path] = await Promise.all([realpath(siteDirectory), realpath(join(siteDirectory, file))])
    return path.startsWith(root + sep)
  } catch {
    return false
  }
}

function isSameRequest(left: KnownDocument['request'], right: KnownDocument['request']): boolean {
  const { collection: a } = left
  const { collection: b } = right
  return (
    left.path === right.path &&
    left.defaultFormat === right.defaultFormat &&
    a.kind === b.kind &&
    a.id === b.id &&
    (a.version ?? '') === (b.version ?? '')
  )
}
