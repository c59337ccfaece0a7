// Checks every link and file of every page, and reports each mistake once, at the place where it was made.

import type { ValuePath } from '../config/finding.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { listShellLinks } from '../config/shell-links.ts'
import { createPlaceFinder } from '../content/place-finder.ts'
import { type Diagnostic, levelOf } from '../diagnostics/diagnostic.ts'
import { isExternal, type SiteBase } from '../lib/site-path.ts'
import { withoutAddress } from '../markdown/links/record-link.ts'
import { resolveLink } from '../routes/link-target.ts'
import type { UnresolvedMarkdownLink } from '../routes/unresolved-markdown-links.ts'
import { markdownLinkKey } from './check-markdown-links.ts'
import { type Finding, groupFindings } from './finding-groups.ts'
import { followImports } from './follow-imports.ts'
import { type Judge, judgeLink, type Verdict } from './judge-link.ts'
import type { PageLinkRecord, PageRecord } from './page-record.ts'
import type { SourceReader } from './source-reader.ts'
import { type Origin, type OriginTracer, targetName } from './trace-origin.ts'

export interface CheckLinksInput extends Judge {
  /** Navbar, footer and base URL of the pages. */
  language: Pick<ResolvedConfig, 'baseUrl' | 'trailingSlash' | 'navbar' | 'footer'> & SiteBase
  records: readonly PageRecord[]
  traceOrigin: OriginTracer
  /** They are reported separately (check-markdown-links.ts). */
  unresolvedMarkdownLinks: readonly UnresolvedMarkdownLink[]
  /** Place for a mistake in the layout that no source file shows. */
  configFile: string
  readSource: SourceReader
}

export function checkLinks(input: CheckLinksInput): Diagnostic[] {
  return groupFindings(findBrokenLinks(input))
}

function* findBrokenLinks(input: CheckLinksInput): Generator<Finding> {
  const reported = new Set(input.unresolvedMarkdownLinks.map(({ file, href }) => markdownLinkKey(file, href)))
  const configured = configuredLinks(input.language)
  const configFiles = new Set(followImports([input.configFile], input.readSource))
  const judge = createRememberingJudge(input)
  for (const page of input.records) {
    for (const { link, verdict } of judge(page)) {
      if (!verdict) yield* emptyAddress(page, link, input)
      if (!verdict || isReportedElsewhere(page, link, reported)) continue
      const inConfig = link.inShell ? (configured.get(link.url) ?? []) : []
      for (const path of inConfig) yield inConfiguration(page, link, verdict, path, input.configFile)
      const origins = input
        .traceOrigin(page, link, verdict.target)
        .filter(({ place }) => inConfig.length === 0 || !configFiles.has(place.file))
      if (inConfig.length > 0 && origins.length === 0) continue
      if (origins.length === 0) yield withoutOrigin(page, link, verdict, input.configFile)
      // The Markdown room checks the images of documents under their own policy.
      for (const origin of origins) if (origin.kind !== 'image') yield atOrigin(page, verdict, origin)
    }
  }
}

interface JudgedLink {
  link: PageLinkRecord
  /** Absent for a link without an address. */
  verdict?: Verdict
}

/**
 * The links of a page with something wrong. Most links of a site are absolute and occur on every page: what is fine on one is fine on all, but
 * for anchors that only a shell has.
 */
function createRememberingJudge(input: Judge): (page: PageRecord) => JudgedLink[] {
  const fine = { link: new Set<string>(), asset: new Set<string>() }
  return (page) => {
    const judged: JudgedLink[] = []
    for (const link of page.links) {
      const { url, kind } = link
      if (fine[kind].has(url)) continue
      const verdict = judgeLink(input, page, link)
      if (verdict) judged.push({ link, verdict })
      else if (url === '') judged.push({ link })
      else if (!link.unchecked && (url.startsWith('/') || isExternal(url)) && !url.includes('#')) fine[kind].add(url)
    }
    return judged
  }
}

/** Of a page module; those of documents are reported where they are parsed. */
function* emptyAddress(page: PageRecord, link: PageLinkRecord, { config, readSource }: CheckLinksInput): Generator<Finding> {
  const file = page.source
  if (levelOf(config.policies.brokenLinks) === undefined || link.unchecked || link.inShell) return
  if (file === undefined || page.documents.length > 0) return
  const source = readSource(file) ?? ''
  const attribute = (link.kind === 'link' ? emptyHref : emptySrc).exec(source)
  const place = attribute ? createPlaceFinder(file, source)(attribute.index, attribute.index + attribute[0].length) : { file }
  const diagnostic = withoutAddress(link.kind === 'link' ? 'link' : 'image', place)
  yield { diagnostic, cause: JSON.stringify([file, link.kind, '']), page: page.path }
}

const emptyHref = /\b(?:href|to)=(?:""|''|\{\s*(?:""|''|``)\s*\})/
const emptySrc = /\bsrc=(?:""|''|\{\s*(?:""|''|``)\s*\})/

/** What navbar and footer link to, as it is in pages -> where it stands in the configuration. */
function configuredLinks(config: CheckLinksInput['language']): Map<string, ValuePath[]> {
  const links = new Map<string, ValuePath[]>()
  for (const { address, path } of listShellLinks(config)) {
    const { href } = resolveLink(address, '/', config)
    links.set(href, [...(links.get(href) ?? []), path])
  }
  return links
}

function inConfiguration(page: PageRecord, link: PageLinkRecord, verdict: Verdict, configPath: ValuePath, file: string): Finding {
  const { id, level, hint } = verdict
  return {
    diagnostic: { id, level, message: verdict.message(link.url), place: { file }, configPath, hint },
    cause: JSON.stringify([id, configPath]),
    page: page.path,
  }
}

function isReportedElsewhere(page: PageRecord, link: PageLinkRecord, reported: ReadonlySet<string>): boolean {
  return reported.size > 0 && page.documents.some((file) => reported.has(markdownLinkKey(file, link.url)))
}

function atOrigin(page: PageRecord, verdict: Verdict, { place, written }: Origin): Finding {
  const { id, level, hint } = verdict
  return {
    diagnostic: { id, level, message: verdict.message(written), place, hint },
    // An address that is a link and an image at once is still one mistake.
    cause: JSON.stringify([place.file, place.line, place.column, targetName(verdict.target)]),
    page: page.path,
  }
}

/** A component builds the URL: the closest known place is the page or, for the layout, the configuration. */
function withoutOrigin(page: PageRecord, link: PageLinkRecord, verdict: Verdict, configFile: string): Finding {
  const { id, level, hint } = verdict
  const file = link.inShell ? configFile : (page.source ?? page.documents[0])
  return {
    diagnostic: {
      id,
      level,
      message: verdict.message(link.url),
      ...(file !== undefined && { place: { file } }),
      notes: [
        {
          message: link.inShell
            ? 'It stands in the header, footer or sidebar; its text is in no source file.'
            : 'Its text is in no source file: a component makes it.',
        },
      ],
      hint,
    },
    cause: JSON.stringify([id, level, file, link.url]),
    page: page.path,
  }
}
