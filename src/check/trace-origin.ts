// Traces a URL in rendered HTML back to the file, line and column where it was written. First through the links that the documents
// recorded, which are exact; then by searching the text of the sources of the page for every form in which the URL may be written.
import { posix } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { LinkReference } from '../content/document.ts'
import { literalText } from '../content/literal-text.ts'
import { createPlaceFinder } from '../content/place-finder.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import { decodeComponent } from '../lib/site-path.ts'
import type { LinkResolver } from '../routes/resolve-link.ts'
import { valuesOfDocument } from './document-text.ts'
import { findLiteral, type LiteralForm } from './find-literal.ts'
import { followImports } from './follow-imports.ts'
import type { PageLinkRecord, PageRecord } from './page-record.ts'
import type { HrefResolver, Target } from './resolve-href.ts'
import type { SourceReader } from './source-reader.ts'

export interface Origin {
  place: Place
  /** The URL as written there. */
  written: string
  /** What recorded it: the document, or `literal` if its text was found. The images of documents have been checked already. */
  kind: LinkReference['kind'] | 'literal'
}

/** All places that the URL comes from; empty if no source has it (code puts it together). */
export type OriginTracer = (page: PageRecord, link: PageLinkRecord, target: Target) => Origin[]

export interface OriginTracerInput {
  config: Pick<ResolvedConfig, 'url' | 'baseUrl' | 'configFile' | 'components' | 'mdxComponents' | 'collections'>
  /** Base URL of the language of the pages, where it is not that of the site. */
  languageUrl?: string | undefined
  tree: Pick<ContentTree, 'sidebars' | 'categories' | 'authors' | 'tags'>
  summaries: readonly DocumentSummary[]
  resolveLink: LinkResolver
  resolveHref: HrefResolver
  readSource: SourceReader
}

export function createOriginTracer(input: OriginTracerInput): OriginTracer {
  const { config, tree, resolveLink, resolveHref, readSource } = input
  const summaryOf = new Map(input.summaries.map((summary) => [summary.file, summary]))
  const dataFiles = [
    ...tree.categories.map(({ file }) => file),
    ...Object.values(tree.authors).map(({ file }) => file),
    ...Object.values(tree.tags).map(({ file }) => file),
  ]
  const components = [
    ...Object.values(config.mdxComponents),
    ...Object.values(config.components),
    ...config.collections.flatMap(({ itemComponent, listComponent }) => [itemComponent, ...(listComponent ? [listComponent] : [])]),
  ]
  const texts = new Map<string, { source: string; text: string }>()
  const searched = new Map<string, Origin[]>()
  const modulesOf = new Map<string, string[]>()

  function recordedOrigins(page: PageRecord, link: PageLinkRecord, target: Target): Origin[] {
    const wanted = targetName(target)
    const found = page.documents.flatMap((file) => {
      const summary = summaryOf.get(file)
      if (!summary) return []
      return summary.links.flatMap(({ url, kind, place, unchecked }, index): Origin[] => {
        if (unchecked || targetName(resolveHref(resolveLink(summary, index).href, page.path)) !== wanted) return []
        return [{ place, written: url, kind }]
      })
    })
    const fitting = found.filter(({ kind }) => kind === 'prop' || (kind === 'link') === (link.kind === 'link'))
    // A component may show a link as an image, and an image as a link.
    return fitting.length > 0 ? fitting : found
  }

  /** Every place in `files` that contains the URL. */
  function search(files: readonly string[], forms: readonly LiteralForm[], fragment: string | undefined): Origin[] {
    const formsKey = `${forms.map(({ text, onlyQuoted }) => `${text}${onlyQuoted ? '"' : ''}`).join('\n')}\n#${fragment ?? ''}`
    return files.flatMap((file) => {
      const key = `${file}\n${formsKey}`
      let origins = searched.get(key)
      if (!origins) {
        origins = searchFile(file, forms, fragment)
        searched.set(key, origins)
      }
      return origins
    })
  }

  function searchFile(file: string, forms: readonly LiteralForm[], fragment: string | undefined): Origin[] {
    // Telling code from text takes as long as all else, and most files have no such address in them.
    const whole = readSource(file) ?? ''
    if (!forms.some((form) => whole.includes(form.text))) return []
    const { source, text } = textOf(file)
    const findPlace = createPlaceFinder(file, source)
    const recorded = summaryOf.get(file)?.links ?? []
    return findLiteral(text, forms, fragment).flatMap(({ start, end, written }): Origin[] => {
      if (isUncheckedTag(source, start) || (file === config.configFile && isOfRedirect(source, start))) return []
      const place = findPlace(start, end)
      return recorded.some((link) => isWithin(place, link.place)) ? [] : [{ place, written, kind: 'literal' }]
    })
  }

  function textOf(file: string): { source: string; text: string } {
    let known = texts.get(file)
    if (!known) {
      const source = readSource(file) ?? ''
      const summary = summaryOf.get(file)
      known = { source, text: summary ? valuesOfDocument(file, source, summary.bodyOffset) : literalText(file, source) }
      texts.set(file, known)
    }
    return known
  }

  function modulesBehind(file: string): string[] {
    let modules = modulesOf.get(file)
    if (!modules) {
      modules = followImports([file], readSource)
      modulesOf.set(file, modules)
    }
    return modules
  }

  /** What stands in the shell of every page: sidebars and configuration may be written in several files. */
  let shell: string[] | undefined
  const shellFiles = (): string[] => {
    shell ??= [...Object.values(tree.sidebars).map(({ file }) => file), config.configFile, ...Object.values(config.components)].flatMap(
      modulesBehind,
    )
    return [...new Set([...shell, ...dataFiles])]
  }

  return (page, link, target) => {
    const fragment = target.kind === 'internal' && target.fragment !== '' ? target.fragment : undefined
    const forms = formsOf(link.url, target, config, input.languageUrl)
    const relative = relativeForms(target, page.path)
    const ofRoute = page.source === undefined ? [] : modulesBehind(page.source)
    const ofDocuments = page.documents.flatMap(modulesBehind)
    const own = [...new Set([...page.documents, ...ofRoute, ...ofDocuments, ...components.flatMap(modulesBehind)])]
    if (link.inShell) {
      const inShell = distinct([
        ...search(shellFiles(), forms, fragment),
        ...search(
          ofRoute.filter((file) => !summaryOf.has(file)),
          [...forms, ...relative],
          fragment,
        ),
      ])
      if (inShell.length > 0) return inShell
    }
    const recorded = recordedOrigins(page, link, target)
    // The exact place is known: what is found beside it has to look like an address and not only like a word.
    const certain = (candidates: readonly LiteralForm[]) =>
      recorded.length > 0 ? candidates.filter(({ text }) => /^\.{0,2}\/|:/.test(text)) : candidates
    const inPage = distinct([
      ...recorded,
      ...search(own, certain([...forms, ...relative]), fragment),
      ...(link.inShell ? [] : search(dataFiles, certain(forms), fragment)),
    ])
    return inPage.length > 0 || link.inShell ? inPage : distinct(search(shellFiles(), forms, fragment))
  }
}

function distinct(origins: readonly Origin[]): Origin[] {
  const byPlace = new Map<string, Origin>()
  for (const origin of origins) {
    const { file, line, column } = origin.place
    const key = `${file}:${line}:${column}`
    if (!byPlace.has(key)) byPlace.set(key, origin)
  }
  return [...byPlace.values()]
}

function isWithin(inner: Place, outer: Place): boolean {
  if (outer.line === undefined || inner.line === undefined) return false
  const starts = inner.line > outer.line || (inner.line === outer.line && (inner.column ?? 1) >= (outer.column ?? 1))
  const lastLine = outer.endLine ?? outer.line
  return starts && (inner.line < lastLine || (inner.line === lastLine && (inner.column ?? 1) <= (outer.endColumn ?? outer.column ?? 1)))
}

/** Whether the address stands in a tag that is exempt from checks. */
function isUncheckedTag(source: string, offset: number): boolean {
  const before = source.slice(Math.max(0, offset - longestTag), offset)
  const start = before.lastIndexOf('<')
  if (start < 0) return false
  const rest = source.slice(offset, offset + longestTag)
  const end = rest.search(/(?<!=)>/)
  const tag = before.slice(start) + (end < 0 ? '' : rest.slice(0, end))
  return /\sdata-no-?(?:broken-?)?link-?check(?!\s*=\s*\{?["']?false)/i.test(tag)
}

/** `{ from: '…', to: '…' }`: redirects have findings of their own (check-redirects.ts). */
function isOfRedirect(source: string, offset: number): boolean {
  const before = source.slice(Math.max(0, offset - longestTag), offset)
  const entry = before.slice(before.lastIndexOf('{')) + source.slice(offset, offset + longestTag).replace(/\}[\s\S]*$/, '')
  return /\b(?:from|to)["']?\s*:\s*["'`]$/.test(before) && /\bfrom["']?\s*:/.test(entry)
}

/** Longer tags and objects are not searched. */
const longestTag = 4_000

/** Two URLs with the same name lead to the same place. */
export function targetName(target: Target): string {
  switch (target.kind) {
    case 'internal':
      return `${target.path}#${target.fragment}`
    case 'outside-base':
      return `outside ${target.path}`
    case 'external':
      return target.url
    default:
      // Markdown encodes what stands in its source as it is: `<mailto:not an address>`.
      return decodeComponent(target.url)
  }
}

/** The forms in which a URL may be written in any source: as in the page, with and without base URL and origin. */
function formsOf(
  url: string,
  target: Target,
  { url: origin, baseUrl }: Pick<ResolvedConfig, 'url' | 'baseUrl'>,
  languageUrl = baseUrl,
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
    const address = baseUrl + target.path.slice(1)
    // Without the base URL of its language, as it is written there.
    const written = address.startsWith(languageUrl) ? `/${address.slice(languageUrl.length)}` : target.path
    for (const path of new Set([target.path, encodeURI(target.path), written, encodeURI(written)])) {
      add(path)
      add(baseUrl + path.slice(1))
      add(origin + baseUrl + path.slice(1))
      // A single word in quotes could be anything: the id of a document, a label.
      if (/[/.]/.test(path.slice(1))) add(path.slice(1), true)
    }
  }
  return [...forms.values()]
}

/** The forms that mean the target only on one page. */
function relativeForms(target: Target, pagePath: string): LiteralForm[] {
  if (target.kind !== 'internal' || target.path === '/') return []
  const folder = pagePath.slice(0, pagePath.lastIndexOf('/') + 1) || '/'
  return [...new Set([target.path, encodeURI(target.path)])].flatMap((path) => {
    const relative = posix.relative(folder, path)
    const text = relative.startsWith('.') ? relative : `./${relative}`
    return text === './' ? [] : [{ text }]
  })
}
