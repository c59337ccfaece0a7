// The markdown step: every document and partial through the workers. MDX goes first, because the bundler waits for what it imports.
import type { DocumentSummary } from '../content/content-tree.ts'
import type { SourceDocument } from '../content/document.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { TaskRunner } from './workers/task-runner.ts'

export interface ParsedSet {
  summaries: DocumentSummary[]
  diagnostics: Diagnostic[]
}

export async function parseDocuments(
  runner: TaskRunner,
  documents: readonly SourceDocument[],
  onDone: (count: number) => void,
): Promise<ParsedSet> {
  const results = await runner.run('parse', documents, onDone)
  return { summaries: results.map((result) => result.summary), diagnostics: results.flatMap((result) => result.diagnostics) }
}
