// A site in memory for tests of the checks: pages as HTML, sources as text. What a test does not name has the defaults of a configuration.

import { type CheckSiteInput, checkSite, createJudge } from '../../src/check/check-site.ts'
import { collectPageRecord } from '../../src/check/collect-page-record.ts'
import { resolveConfig } from '../../src/config/resolved-config.ts'
import { type SiteConfig, siteConfig } from '../../src/config/site-config.ts'
import type { DocumentSummary } from '../../src/content/content-tree.ts'
import type { LinkReference } from '../../src/content/document.ts'
import { createPlaceFinder } from '../../src/content/place-finder.ts'
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'
import { checkRedirects } from '../../src/plugins/redirects/check/check-redirects.ts'
import { placeRedirects } from '../../src/plugins/redirects/place-redirects.ts'
import { createLinkResolver } from '../../src/routes/resolve-link.ts'

export interface TestPage {
  html: string
  source?: string
  documents?: string[]
  unlisted?: boolean
  isIncomplete?: boolean
}

export interface TestSite {
  config?: Partial<SiteConfig>
  /** Path -> HTML of the page, or more of it. */
  pages: Record<string, string | TestPage>
  /** Site-relative file -> text. Markdown files are documents: their `[text](url)` and `![](url)` are recorded. */
  sources?: Record<string, string>
  /** Relative to the output. */
  files?: string[]
  staticFiles?: Record<string, string>
  redirects?: { from: string; to: string }[]
  pathOfFile?: Record<string, string>
  sidebars?: string[]
  /** Document -> where its body begins. */
  bodyOffsets?: Record<string, number>
  unresolved?: CheckSiteInput['unresolvedMarkdownLinks']
}

export function check(site: TestSite): Diagnostic[] {
  const input = makeCheckInput(site)
  const { config, tree, table, readSource } = input
  const { staticFiles } = tree
  const judge = createJudge(input)
  const { shadowed } = placeRedirects(
    table.redirects,
    Object.keys(staticFiles).map((path) => path.slice(1)),
    config.trailingSlash,
  )
  return [
    ...checkSite(input, judge),
    ...checkRedirects({ ...judge, config, redirects: table.redirects, staticFiles, shadowed, readSource }),
  ]
}

export function makeCheckInput(site: TestSite): CheckSiteInput {
  const { pages, sources = {}, files = [], staticFiles = {}, pathOfFile = {} } = site
  const redirects = (site.redirects ?? []).map((redirect) => ({ ...redirect, place: { file: 'site.config.ts' } }))
  const config = resolveConfig(siteConfig.parse({ title: 'Test', url: 'https://example.com', onOrphanPages: 'ignore', ...site.config }), {
    siteDirectory: '/site',
    configFile: 'site.config.ts',
    hasFolder: () => false,
  })
  const summaries = Object.entries(sources)
    .filter(([file]) => /\.mdx?$/.test(file))
    .map(([file, source]) => ({ ...summarize(file, source), bodyOffset: site.bodyOffsets?.[file] ?? 0 }))
  const records = Object.entries(pages).map(([path, page]) => {
    const { html, ...rest } = typeof page === 'string' ? { html: page } : page
    return collectPageRecord(html, { path, documents: [], siteIsNoIndex: config.noIndex, ...rest })
  })
  return {
    config,
    tree: {
      sidebars: Object.fromEntries((site.sidebars ?? []).map((file) => [file, { file, value: {} }])),
      categories: [],
      authors: {},
      tags: {},
      staticFiles,
    },
    table: { routes: Object.keys(pages).map((path) => ({ path })), redirects },
    records,
    files: [...files, ...Object.keys(staticFiles)],
    summaries,
    resolveLink: createLinkResolver({
      baseUrl: config.baseUrl,
      trailingSlash: config.trailingSlash,
      pathOfFile: new Map(Object.entries(pathOfFile)),
      contentFolders: [],
      files: [],
    }),
    unresolvedMarkdownLinks: site.unresolved ?? [],
    readSource: (file) => sources[file],
  }
}

function summarize(file: string, source: string): DocumentSummary {
  const findPlace = createPlaceFinder(file, source)
  const links = [...source.matchAll(/(!?)\[[^\]]*\]\(([^)]*)\)/g)].map(
    (match): LinkReference => ({
      url: match[2] ?? '',
      kind: match[1] === '!' ? 'image' : 'link',
      place: findPlace(match.index, match.index + match[0].length),
    }),
  )
  const headings = [...source.matchAll(/^(#+) (.*?)(?: \{#(.*)\})?$/gm)].map((match) => {
    const text = match[2] ?? ''
    return { html: text, text, id: match[3] ?? text.toLowerCase(), level: match[1]?.length ?? 2 }
  })
  return {
    file,
    path: file,
    collection: { kind: 'docs', id: 'default', version: 'current' },
    format: 'md',
    frontMatter: { custom: {} },
    frontMatterPlaces: {},
    bodyOffset: 0,
    bodyLine: 1,
    hash: '',
    excerpt: '',
    headings,
    links,
    assets: [],
    imports: [],
    wordCount: 0,
    truncated: false,
  }
}
