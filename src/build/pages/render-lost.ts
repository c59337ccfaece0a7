// Renders pages whose documents were missing from the store: the disk is full, the cache was removed during the build, or an entry is
// damaged. Their documents are parsed again and passed directly to the workers, a few pages at a time, to save memory.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree } from '../../content/content-tree.ts'
import type { ParsedDocument } from '../../content/document.ts'
import { withSource } from '../../content/forget-source.ts'
import type { TaskRunner } from '../workers/task-runner.ts'
import type { RenderItem } from './render-input.ts'
import type { RenderedPage } from './render-result.ts'

const pagesAtOnce = 32

export interface RenderLostInput {
  config: Pick<ResolvedConfig, 'siteDirectory'>
  runner: TaskRunner
  tree: ContentTree
}

/** Renders the pages in `results` that have lost something and puts them in place. `items` and `results` are in the same order. */
export async function renderLost(
  items: readonly RenderItem[],
  results: RenderedPage[],
  { config, runner, tree }: RenderLostInput,
): Promise<void> {
  const waiting = items.flatMap((item, index) => (results[index]?.lost ? [{ item, index }] : []))
  if (waiting.length === 0) return
  const sourceOf = new Map([...tree.documents, ...tree.partials].map((source) => [source.file, source]))
  for (let start = 0; start < waiting.length; start += pagesAtOnce) {
    const group = waiting.slice(start, start + pagesAtOnce)
    const files = new Map(group.flatMap(({ item }) => Object.entries(item.documents)))
    const sources = [...files].flatMap(([file, key]) => {
      const source = sourceOf.get(file)
      return source ? [{ source: withSource(source, config.siteDirectory), key, wantsDocument: true }] : []
    })
    const parsed = await runner.run('parse', sources)
    const documents = new Map(sources.flatMap(({ source }, index) => pair(source.file, parsed[index]?.document)))
    const rendered = await runner.run(
      'render',
      group.map(({ item }) => ({ ...item, carried: carry(item, documents) })),
    )
    for (const [position, { index }] of group.entries()) {
      const result = rendered[position]
      if (result) results[index] = result
    }
  }
}

function pair(file: string, document: ParsedDocument | undefined): [string, ParsedDocument][] {
  return document ? [[file, document]] : []
}

function carry({ documents }: RenderItem, parsed: ReadonlyMap<string, ParsedDocument>): Record<string, ParsedDocument> {
  return Object.fromEntries(Object.keys(documents).flatMap((file) => pair(file, parsed.get(file))))
}
