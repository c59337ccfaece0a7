// The documents of a site and the components that they show: parsed and bundled side by side, before anything is known of its pages.
import { join } from 'node:path'
import { type BundleSiteInput, bundleSite, type SiteBundle } from '../bundle/bundle-site.ts'
import { makeWithout, nothingLeftOut } from '../bundle/left-out.ts'
import { parseOptionsOf } from '../bundle/parse-options-of.ts'
import { openShelf } from '../cache/shelf.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { allDocuments, type ContentTree, type DocumentSummary } from '../content/content-tree.ts'
import type { SourceDocument } from '../content/document.ts'
import { forgetSource } from '../content/forget-source.ts'
import { listModuleFiles } from '../content/list-module-files.ts'
import { giveOriginalHeadings } from '../content/locales/localize-content.ts'
import type { NeededContent } from '../content/locales/needed-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createLocalFiles } from '../markdown/links/local-files.ts'
import { createParseKeys, type ParsedEntry } from '../markdown/parsed-store.ts'
import { checkComponents } from '../routes/collections/check-components.ts'
import { type ParsedSet, parseDocuments } from './parse/parse-documents.ts'
import type { TaskRunner } from './workers/task-runner.ts'
import type { Workspace } from './workspace.ts'

export interface MakeDocumentsInput {
  config: ResolvedConfig
  tree: ContentTree
  runner: TaskRunner
  workspace: Workspace
  /** Is told what code of the site is running. */
  note?: BundleSiteInput['note']
}

/** Keys of parsed documents, each computed once, when it is first asked for: that of a translation depends on its original. */
export function createParsedKeys({ config, tree, workspace }: MakeDocumentsInput): {
  ofSource: (source: SourceDocument) => string
  ofFile: (file: string) => string
} {
  const ofSource = createParseKeys(parseOptionsOf(config, tree), workspace.program)
  const sources = new Map([...allDocuments(tree), ...tree.partials].map((source) => [source.file, source]))
  const keys = new Map<string, string>()
  const ofFile = (file: string): string => {
    const source = sources.get(file)
    const key = keys.get(file) ?? (source === undefined ? '' : ofSource(source))
    keys.set(file, key)
    workspace.inUse.add(key)
    return key
  }
  return { ofSource: ({ file }) => ofFile(file), ofFile }
}

export interface MadeDocuments {
  parsed: ParsedSet
  made: MadeBundle
}

/** `bundle`: without what cannot be bundled; undefined if nothing can. */
interface MadeBundle {
  bundle: SiteBundle | undefined
  diagnostics: readonly Diagnostic[]
}

/** The bundler runs while plain Markdown is parsed: it only has to know what MDX documents import. */
export async function makeDocuments(
  { config, runner, workspace, note }: MakeDocumentsInput,
  { tree, headingsOnly }: NeededContent,
  keyOf: (source: SourceDocument) => string,
  advance: (count: number) => void,
): Promise<MadeDocuments> {
  const options = parseOptionsOf(config, tree)
  const setup = { options, storeDirectory: workspace.storeDirectory }
  runner.setUp('parse', setup)
  const shelf = await openShelf<ParsedEntry>(workspace.store, 'documents')
  const localFiles = createLocalFiles(options)
  const parse = (documents: SourceDocument[]): Promise<ParsedSet> =>
    parseDocuments({ siteDirectory: config.siteDirectory, runner, packs: workspace.packs, shelf, keyOf, localFiles }, documents, advance)
  /** Translations come after their originals, whose headings they need. */
  const parseFormat = async (format: SourceDocument['format']): Promise<ParsedSet> => {
    const isWanted = (document: SourceDocument): boolean => document.format === format
    const originals = await parse([...tree.documents, ...tree.partials].filter(isWanted))
    const translations = giveOriginalHeadings(tree, config, originals.summaries).filter(isWanted)
    return translations.length === 0 ? originals : joinSets(originals, await parse(translations))
  }
  const mdx = await parseFormat('mdx')
  const isShown = ({ file }: { file: string }): boolean => !headingsOnly.has(file)
  const [made, markdown] = await Promise.all([
    bundleComponents(config, tree, mdx.summaries.filter(isShown), workspace, note),
    parseFormat('md'),
  ])
  if (workspace.keeps) await shelf.save()
  // The compiler reads the samples in them alongside.
  if (!config.code.hovers) for (const document of [...allDocuments(tree), ...tree.partials]) forgetSource(document)
  // A new setup makes the threads drop what the parser remembers (colored lines, words, files): rendering does not need it.
  runner.setUp('parse', setup)
  const parsed = joinSets(mdx, markdown)
  return { made, parsed: { ...parsed, diagnostics: parsed.diagnostics.filter(({ place }) => place === undefined || isShown(place)) } }
}

function joinSets(first: ParsedSet, second: ParsedSet): ParsedSet {
  return {
    summaries: [...first.summaries, ...second.summaries],
    diagnostics: [...first.diagnostics, ...second.diagnostics],
    kept: first.kept + second.kept,
  }
}

/** Missing or broken components are mistakes of the site like any other: they are reported together with the rest. */
async function bundleComponents(
  config: ResolvedConfig,
  tree: ContentTree,
  documents: readonly DocumentSummary[],
  { bundles, program, workDirectory, spareDirectory, writerOf }: Workspace,
  note: BundleSiteInput['note'],
): Promise<MadeBundle> {
  const missing = checkComponents(config, await listModuleFiles(config))
  const serverDirectory = join(workDirectory, 'server')
  const places = { store: bundles, program, serverDirectory, spareDirectory, ...(writerOf && { writerOf }), readModules: new Map() }
  const { bundle, diagnostics } = await makeWithout(
    (leftOut) => bundleSite({ config, tree, documents, ...places, leftOut, ...(note && { note }) }),
    missing.length === 0 ? nothingLeftOut : { files: [], imports: missing.map(({ module }) => ` ${join(config.siteDirectory, module)}`) },
  )
  return { bundle, diagnostics: [...missing.map(({ diagnostic }) => diagnostic), ...diagnostics] }
}
