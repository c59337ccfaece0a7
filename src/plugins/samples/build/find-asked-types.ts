// The types that samples ask for with `// ^?`. They are text of the pages, so they are found before documents are parsed; documents that ask
// for none do not wait for more than a search in their text.

import type { Workspace } from '../../../build/workspace.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { allDocuments, type ContentTree } from '../../../content/content-tree.ts'
import type { TextDocument } from '../../../content/document.ts'
import { hasText } from '../../../content/forget-source.ts'
import { locateInParts } from '../../../content/source-parts.ts'
import { type Diagnostic, DiagnosticError } from '../../../diagnostics/diagnostic.ts'
import { packageDirectory } from '../../../lib/package-directory.ts'
import type { Answer } from '../answer-queries.ts'

/** What a build says of them; mistakes in the code itself are said by `sitegen check-code`. */
const reported: ReadonlySet<Diagnostic['id']> = new Set(['code-mark-invalid', 'code-options-invalid', 'typescript-unusable'])

export function asksForTypes({ source }: TextDocument): boolean {
  return source.includes('twoslash') && /\/\/\s*\^\?/.test(source)
}

export function listAskingDocuments(tree: ContentTree): TextDocument[] {
  return [...allDocuments(tree), ...tree.partials].filter(hasText).filter(asksForTypes)
}

/** Gives the documents their types; there is at least one. A page without them is a lesser evil than none: whatever is in the way is a warning. */
export async function findAskedTypes(
  documents: readonly TextDocument[],
  config: ResolvedConfig,
  { store, program }: Workspace,
  signal: AbortSignal | undefined,
): Promise<Diagnostic[]> {
  const { checkCode } = await import('../check-code.ts')
  let found: { answers: readonly Answer[]; diagnostics: readonly Diagnostic[] }
  try {
    found = await checkCode({ config, documents, store, program, packageDirectory, signal, shelf: 'asking code' })
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error
    found = { answers: [], diagnostics: error.diagnostics.map((each) => ({ ...each, message: nothingShown(each.message, documents) })) }
  }
  const byFile = new Map(documents.map((document) => [document.file, document]))
  for (const { block, line, type } of found.answers) {
    const document = byFile.get(block.file)
    if (document === undefined) continue
    const types = document.sampleTypes ?? {}
    types[block.line] = { ...types[block.line], [line]: type }
    document.sampleTypes = types
  }
  const diagnostics = found.diagnostics.filter(({ id }) => reported.has(id)).map((each): Diagnostic => ({ ...each, level: 'warning' }))
  return locateInParts(diagnostics, documents)
}

function nothingShown(reason: string, [first, ...others]: readonly TextDocument[]): string {
  const where = others.length === 0 ? first?.file : `${first?.file} and ${others.length} more`
  return `The types that samples ask for with \`^?\` are not shown (${where}). ${reason}`
}
