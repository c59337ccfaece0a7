// All checks of a finished site, based on what was rendered. Pure except for `readSource`, which returns the text of files that may be at
// fault.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { onceForAll } from '../diagnostics/sort-diagnostics.ts'
import { createStarTest } from '../lib/escape.ts'
import type { SiteBase } from '../lib/site-path.ts'
import { findHostRedirects } from '../plugins/redirects/check/host-redirects.ts'
import type { LinkResolver } from '../routes/resolve-link.ts'
import type { RouteTable } from '../routes/route.ts'
import type { UnresolvedMarkdownLink } from '../routes/unresolved-markdown-links.ts'
import { checkDuplicateIds } from './check-duplicate-ids.ts'
import { type CheckLanguagesInput, checkLanguages } from './check-languages.ts'
import { checkLinks } from './check-links.ts'
import { checkMarkdownLinks } from './check-markdown-links.ts'
import { checkPublished, type PublishedList } from './check-published.ts'
import { createClientIds } from './client-ids.ts'
import { findOrphans } from './find-orphans.ts'
import type { Judge } from './judge-link.ts'
import type { PageRecord } from './page-record.ts'
import { createHrefResolver, pathKey } from './resolve-href.ts'
import type { SourceReader } from './source-reader.ts'
import { createTargetSuggester, type TargetSuggester } from './suggest-target.ts'
import { createTargetIndex, type TargetIndex } from './target-index.ts'
import { createOriginTracer } from './trace-origin.ts'

export interface CheckSiteInput {
  /** Addresses of the published site, each of which has to lead somewhere. */
  published?: PublishedList | undefined
  config: Pick<
    ResolvedConfig,
    | 'url'
    | 'baseUrl'
    | 'trailingSlash'
    | 'policies'
    | 'configFile'
    | 'components'
    | 'mdxComponents'
    | 'collections'
    | 'navbar'
    | 'footer'
    | 'externalLinks'
  >
  tree: Pick<ContentTree, 'sidebars' | 'categories' | 'authors' | 'tags' | 'staticFiles'>
  table: Pick<RouteTable, 'redirects'> & { routes: readonly { path: string }[] }
  /** Paths of pages in languages that are not made now: links may lead there. */
  otherPages?: readonly string[]
  records: readonly PageRecord[]
  /**
   * If given, only these records are checked, and nothing that concerns the whole site: for a server that gets to know pages one by one.
   */
  judged?: readonly PageRecord[]
  /** The link targets, if already known. */
  targets?: { index: TargetIndex; suggest: TargetSuggester }
  /** Every file of the output, including static and generated ones, relative to it; with or without a leading slash. */
  files: Iterable<string>
  /** Site-relative file of each draft, and the path that its page would have. Asked for only when a link is broken. */
  draftPaths?: () => readonly [file: string, path: string][]
  summaries: readonly DocumentSummary[]
  /** Returns the href that was written for a link of a document. */
  resolveLink: LinkResolver
  unresolvedMarkdownLinks: readonly UnresolvedMarkdownLink[]
  readSource: SourceReader
  /** The pages by their languages, if the site has several. */
  languages?: readonly CheckedLanguage[]
}

/** What belongs to the pages of one language. Their records have the paths of the whole site. */
export interface CheckedLanguage
  extends Pick<CheckSiteInput, 'tree' | 'records' | 'summaries' | 'resolveLink' | 'unresolvedMarkdownLinks'> {
  config: Pick<ResolvedConfig, 'baseUrl' | 'trailingSlash' | 'navbar' | 'footer'> & SiteBase
  /** What it is among the languages of the site, and the files that are written in it. */
  written?: Pick<CheckLanguagesInput, 'locale' | 'config'> & { files: ReadonlySet<string> }
}

/**
 * Checks (with the policies and defaults of docs/specification.md 5.05):
 * - Every link and file of every page, including absolute URLs of this site. Trailing slashes and queries are ignored, percent-encoded and
 *   decoded paths are equal. Exempt are `pathname://`, other protocols, other hosts and links marked `data-no-link-check`; `pathname://`
 *   links are not looked up in the static folders either, because they may belong to another site on the same host.
 * - Paths that differ only in case: at most a warning.
 * - Anchors, against the ids of the rendered page; `#`, `#top` and text fragments are fine.
 * - Links between Markdown files that lead nowhere, duplicate ids, pages that nothing links to.
 *
 * Missing images of Markdown documents and duplicate routes are reported where they are found.
 */
export function checkSite(input: CheckSiteInput, judge: Judge): Diagnostic[] {
  const { config, table, records, readSource } = input
  const { resolveHref, index } = judge
  const { policies } = config
  const languages: readonly CheckedLanguage[] = input.languages ?? [{ ...input, records: input.judged ?? records }]
  const found = languages.flatMap((language) => {
    const { records: judged, summaries, unresolvedMarkdownLinks, written } = language
    return [
      ...(written
        ? checkLanguages({
            ...written,
            documents: summaries.filter(({ file }) => written.files.has(file)),
            index,
            policy: policies.brokenLinks,
          })
        : []),
      ...checkMarkdownLinks({ ...judge, records: judged, links: unresolvedMarkdownLinks }),
      ...checkLinks({
        ...judge,
        language: language.config,
        records: judged,
        traceOrigin: createOriginTracer({ ...input, ...language, config, languageUrl: language.config.baseUrl, resolveHref }),
        unresolvedMarkdownLinks,
        configFile: config.configFile,
        readSource,
      }),
      ...checkDuplicateIds({ records: judged, summaries, readSource, policy: policies.duplicateIds }),
    ]
  })
  const ofPages = languages.length > 1 ? onceForAll(found) : found
  if (input.judged) return ofPages
  return [
    ...ofPages,
    ...(input.published ? checkPublished(judge, input.published) : []),
    ...findOrphans({
      records,
      resolveHref,
      index,
      isIncomplete: records.length < table.routes.length || records.some((record) => record.isIncomplete),
      policy: policies.orphanPages,
    }),
  ]
}

/** What judges the links of a site: it knows where they can lead. */
export function createJudge(input: CheckSiteInput): Judge {
  const { config, readSource } = input
  return {
    config,
    resolveHref: createHrefResolver(config),
    ...(input.targets ?? findTargets(input)),
    isLeftOut: createStarTest(config.externalLinks.ignore),
    mayGetId: createClientIds(readSource, [...Object.values(config.mdxComponents), ...Object.values(config.components)]),
    explainMissing: explainMissing(input),
  }
}

function findTargets({
  config,
  tree,
  table: made,
  otherPages = [],
  records,
  files,
  readSource,
}: CheckSiteInput): NonNullable<CheckSiteInput['targets']> {
  const { trailingSlash, baseUrl } = config
  const table = { ...made, routes: [...made.routes, ...otherPages.map((path) => ({ path }))] }
  const hostRedirects = findHostRedirects(tree.staticFiles, baseUrl, readSource)
  const index = createTargetIndex({ table, records, files, trailingSlash, baseUrl, hostRedirects })
  return { index, suggest: createTargetSuggester(index.pagePaths, index.filePaths) }
}

/** Finds drafts and partials that a path was meant to lead to. */
function explainMissing({ summaries, draftPaths }: CheckSiteInput): (path: string) => string | undefined {
  let drafts: Map<string, string> | undefined
  return (path) => {
    drafts ??= new Map(draftPaths?.().map(([file, draftPath]) => [pathKey(draftPath), file]))
    const draft = drafts.get(path)
    if (draft !== undefined) return `${draft} is a draft, which a build leaves out. Publish it (\`draft: false\`), or take the link out.`
    const partial = summaries.find(({ collection, file }) => collection.kind === 'partial' && file.replace(/\.mdx?$/i, '').endsWith(path))
    return partial && `${partial.file} is a partial, which has no page of its own. Link to a page that shows it.`
  }
}
