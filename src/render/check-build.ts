// The checking step: what was rendered and what will be written, held against each other.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { RouteTable } from '../routes/route.ts'
import type { RenderResult } from './render-task.ts'

export interface CheckBuildInput {
  config: ResolvedConfig
  tree: ContentTree
  table: RouteTable
  summaries: readonly DocumentSummary[]
  rendered: readonly RenderResult[]
  outputs: ReadonlySet<string>
  external: boolean
}

export async function checkBuild(_input: CheckBuildInput): Promise<Diagnostic[]> {
  return []
}
