// Traces a URL in rendered HTML back to the file, line and column where it was written. First through the links that the documents
// recorded, which are exact; then by searching the text of the sources of the page for every form in which the URL may be written.
import { posix } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { createPlaceFinder } from '../content/place-finder.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { LinkResolver } from '../routes/resolve-link.ts'
import { findLiteral, type LiteralForm } from './find-literal.ts'
import { followImports } from './follow-imports.ts'
import type { PageLinkRecord, PageRecord } from './page-record.ts'
import type { HrefResolver, Target } from './resolve-href.ts'
import type { SourceReader } from './source-reader.ts'

export interface Origin {
  place: Place
  /** The URL as written there. */
  written: string
  /** What recorded it. The Markdown room has already checked the images of Markdown documents. */
  kind: 'document-link' | 'document-image' | 'literal'
}

/** All places that the URL comes from; empty if no source has it (code puts it together). */
export type OriginTracer = (page: PageRecord, link: PageLinkRecord, target: Target) => Origin[]

export interface OriginTracerInput {
  config: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'configFile' | 'mdxComponents' | 'collections'>
  tree: Pick<ContentTree, 'sidebars' | 'categories' | 'authors' | 'tags'>
  summaries: readonly DocumentSummary[]
  resolveLink: LinkResolver
  resolveHref: HrefResolver
  readSource: SourceReader
}

export function createOriginTracer(input: OriginTracerInput): OriginTracer {
  const { config, tree, resolveLink, resolveHref, readSource } = input
  const summaryOf = new Map(input.summaries.map((summary) => [summary.file, summary]))
  const siteFiles = [
    ...Object.values(tree.sidebars).map(({ file }) => file),
    ...tree.categories.map(({ file }) => file),
    config.configFile,
    ...Object.values(tree.authors).map(({ file }) => file),
    ...Object.values(tree.tags).map(({ file }) => file),
  ]
  const components = [
    ...Object.values(config.mdxComponents),
    ...config.collections.flatMap(({ itemComponent, listComponent }) => [itemComponent, ...(listComponent ? [listComponent] : [])]),
  ]
  const searched = new Map<string, Origin[]>()
  const modulesOf = new Map<string, string[]>()

  function recordedOrigins(page: PageRecord, target: Target): Origin[] {
    const wanted = targetName(target)
    return page.documents.flatMap((file) => {
      const summary = summaryOf.get(file)
      if (!summary) return []
      return summary.links.flatMap((link, index): Origin[] => {
        if (targetName(resolveHref(resolveLink(summary, index).href, page.path)) !== wanted) return []
        return [{ place: link.place, written: link.url, kind: link.kind === 'image' ? 'document-image' : 'document-link' }]
      })
    })
  }

  /** The first of `files` that contains the URL, with all its places there. */
  function search(files: readonly string[], forms: readonly LiteralForm[], fragment: string | undefined): Origin[] {
    const formsKey = `${forms.map(({ text }) => text).join('\n')}\n#${fragment ?? ''}`
    for (const file of files) {
      const key = `${file}\n${formsKey}`
      let origins = searched.get(key)
      if (!origins) {
        const source = readSource(file) ?? ''
        const findPlace = createPlaceFinder(file, source)
        origins = findLiteral(source, forms, fragment).map(({ start, end, written }) => ({
          place: findPlace(start, end),
          written,
          kind: 'literal',
        }))
        searched.set(key, origins)
      }
      if (origins.length > 0) return origins
    }
    return []
  }

  function modulesBehind(file: string): string[] {
    let modules = modulesOf.get(file)
    if (!modules) {
      modules = followImports([file], readSource)
      modulesOf.set(file, modules)
    }
    return modules
  }

  return (page, link, target) => {
    const forms = formsOf(link.url, target, page.path, config)
    const fragment = target.kind === 'internal' && target.fragment !== '' ? target.fragment : undefined
    const ownFiles = () => [
      ...page.documents,
      ...(page.source === undefined ? [] : modulesBehind(page.source)),
      ...page.documents.flatMap(modulesBehind),
    ]
    if (link.inShell) {
      const origins = search(siteFiles, forms, fragment)
      if (origins.length > 0) return origins
    }
    const recorded = recordedOrigins(page, target)
    if (recorded.length > 0) return recorded
    const own = search(ownFiles(), forms, fragment)
    if (own.length > 0) return own
    return search([...(link.inShell ? [] : siteFiles), ...components.flatMap(modulesBehind)], forms, fragment)
  }
}

/** Two URLs with the same name lead to the same place. */
function targetName(target: Target): string {
  switch (target.kind) {
    case 'internal':
      return `${target.path}#${target.fragment}`
    case 'outside-base':
      return `outside ${target.path}`
    case 'external':
      return target.url
    default:
      return target.kind
  }
}

/** The forms in which a URL may be written in a source: as in the page, with and without base URL and origin, relative to the page. */
function formsOf(
  url: string,
  target: Target,
  pagePath: string,
  { url: origin, baseUrl }: Pick<ResolvedConfig, 'url' | 'baseUrl'>,
): LiteralForm[] {
  const forms = new Map<string, LiteralForm>()
  const add = (text: string, onlyQuoted = false) => {
    if (text !== '' && text !== '/' && text !== './') forms.set(text, { text, ...(onlyQuoted && { onlyQuoted }) })
  }
  add(url.replace(/(.)\/?(?:[?#].*)?$/s, '$1'))
  if (target.kind === 'external') add(url)
  if (target.kind === 'internal') {
    if (target.path === '/' || url.startsWith('#')) {
      add(url)
      return [...forms.values()]
    }
    for (const path of new Set([target.path, encodeURI(target.path)])) {
      add(path)
      add(baseUrl + path.slice(1))
      add(origin + baseUrl + path.slice(1))
      // A single word in quotes could be anything: the id of a document, a label.
      if (/[/.]/.test(path.slice(1))) add(path.slice(1), true)
      const folder = pagePath.slice(0, pagePath.lastIndexOf('/') + 1) || '/'
      const relative = posix.relative(folder, path)
      add(relative.startsWith('.') ? relative : `./${relative}`)
    }
  }
  return [...forms.values()]
}
