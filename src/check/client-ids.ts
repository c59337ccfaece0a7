// Ids that a page gets only in the browser, from islands with `client="only"`. The build does not run them, so it looks for the id in the text of
// the site's modules; where a module computes ids, or the island comes from a package, nothing can be said.
import { followImports } from './follow-imports.ts'
import type { PageRecord } from './page-record.ts'
import type { SourceReader } from './source-reader.ts'

/** An `id` whose value is no plain text. */
const computedId = /\bid\s*=\s*\{(?!\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*\})|\.id\s*=(?!=)/

/** @param components site-relative modules whose components documents may use without an import. */
export function createClientIds(readSource: SourceReader, components: readonly string[]): (page: PageRecord, id: string) => boolean {
  const modulesOf = new Map<string, string[]>()
  const clientModules = (file: string): string[] => {
    let modules = modulesOf.get(file)
    if (!modules) {
      const islands = followImports([file], readSource).filter((module) => /^\s*["']use client["']/m.test(readSource(module) ?? ''))
      modules = followImports(islands, readSource)
      modulesOf.set(file, modules)
    }
    return modules
  }
  return (page, id) => {
    if (!page.hasClientOnly) return false
    const files = [...(page.source === undefined ? [] : [page.source]), ...page.documents, ...components]
    const texts = [...new Set(files.flatMap(clientModules))].map((module) => readSource(module) ?? '')
    return (
      texts.length === 0 ||
      texts.some((text) => computedId.test(text) || ['"', "'", '`'].some((quote) => text.includes(quote + id + quote)))
    )
  }
}
