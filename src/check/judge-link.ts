// Judges one link or file of one page: whether it is fine, and if not, what is wrong.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { type Level, levelOf } from '../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../diagnostics/suggest.ts'
import { decodeComponent, isExternal } from '../lib/site-path.ts'
import type { PageLinkRecord, PageRecord } from './page-record.ts'
import { protocolProblem } from './protocol-problem.ts'
import { type HrefResolver, pathKey, type Target } from './resolve-href.ts'
import type { TargetSuggester } from './suggest-target.ts'
import type { TargetIndex } from './target-index.ts'

export interface Verdict {
  id: 'link-broken' | 'anchor-broken' | 'asset-broken' | 'link-malformed'
  level: Level
  target: Target
  /** What is wrong with the target, to follow a subject: `leads to no page`. */
  problem: string
  /** A sentence; `written` is the URL as in its source. */
  message: (written: string) => string
  hint: string
}

export interface Judge {
  config: Pick<ResolvedConfig, 'baseUrl' | 'policies'>
  resolveHref: HrefResolver
  index: TargetIndex
  suggest: TargetSuggester
  /** Whether the configuration leaves a whole address with the host of the site to another program, which serves something below it. */
  isLeftOut: (url: string) => boolean
  /** Why there is nothing at a path although the content has something for it, as a hint. */
  explainMissing?: (path: string) => string | undefined
  /** Whether the page may get the id in the browser, where the build cannot see it. */
  mayGetId?: (page: PageRecord, id: string) => boolean
}

/** Links with these extensions lead to files; other dots in a path (`/docs/4.0`) belong to the name of a page. */
const fileExtension =
  /\.(?:avif|bmp|css|csv|docx?|gif|gz|ico|jpe?g|js|json|map|mjs|mov|mp[34]|pdf|png|pptx?|svg|tar|tgz|tsx?|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|ya?ml|zip)$/i

/** Undefined if nothing is wrong, or if the policy of the site is to ignore it. */
export function judgeLink(judge: Judge, page: PageRecord, link: PageLinkRecord): Verdict | undefined {
  if (link.unchecked || link.url === '' || link.url.startsWith('pathname:')) return undefined
  if (link.url.startsWith('#') && leadsIntoItsPage(page, link)) return undefined
  const target = judge.resolveHref(link.url, page.path)
  switch (target.kind) {
    case 'external':
      return undefined
    case 'exempt':
      return judgeProtocol(judge, link, target)
    case 'invalid':
      return pathVerdict(judge, link, target, {
        problem: 'leads to an address that is not valid',
        message: (written) => `The address "${written}" is not valid.`,
        hint: 'Write a path, or an address with `https://`.',
      })
    case 'outside-base': {
      // Whoever writes the host as well means what is served there beside the site.
      if (isExternal(link.url)) return undefined
      const { baseUrl } = judge.config
      const hint = `Write it with the base URL, \`${baseUrl}${target.path.slice(1)}\`, or begin it with \`pathname://\` if another site is served there.`
      return pathVerdict(judge, link, target, {
        problem: `leads out of the site, which is served below ${baseUrl}`,
        message: (written) => `The link to "${written}" leads out of the site, which is served below ${baseUrl}.`,
        hint,
      })
    }
    case 'internal':
      if (isExternal(link.url) && judge.isLeftOut(link.url)) return undefined
      return judgeInternal(judge, page, link, target)
  }
}

/** Every heading has a link to itself, and every page one past its shell: for each of thousands, the plain answer has to do. */
function leadsIntoItsPage({ ids, shellIds }: PageRecord, { url, inShell }: PageLinkRecord): boolean {
  const id = url.slice(1)
  return ids.includes(id) || (inShell && shellIds?.includes(id) === true)
}

function judgeInternal(judge: Judge, page: PageRecord, link: PageLinkRecord, target: Target & { kind: 'internal' }): Verdict | undefined {
  // A bare anchor refers to this page wherever it is served: the not-found page has no path of its own.
  if (link.url.startsWith('#')) return judgeAnchor(judge, { page, link, owner: page, target })
  let found = judge.index.find(target.path)
  // A redirect carries the anchor over (plugins/redirects/redirect-page.ts). check-redirects.ts reports redirects that lead nowhere.
  const seen = new Set<string>()
  while (found?.kind === 'redirect') {
    const next = judge.resolveHref(found.to, '/')
    if (next.kind !== 'internal' || seen.has(next.path)) return undefined
    seen.add(next.path)
    found = judge.index.find(next.path)
    if (!found) return undefined
  }
  if (found?.kind === 'page')
    return found.record && link.kind === 'link' ? judgeAnchor(judge, { page, link, owner: found.record, target }) : undefined
  if (found?.kind === 'file') return undefined
  if (found?.kind === 'other-case')
    return worksHere(
      judge,
      link,
      target,
      found.path,
      `differs from the path ${found.path} in the case of its letters; most hosts tell them apart`,
    )
  const single = target.path.replace(/\/{2,}/g, '/')
  if (single !== target.path && judge.index.find(single))
    return worksHere(judge, link, target, single, `has several slashes where the path ${single} has one; some hosts know no such path`)

  const isFile = link.kind === 'asset' || fileExtension.test(target.path)
  const suggestion = meantAddress(link.url) ?? judge.suggest(target.path, isFile ? 'file' : 'page')
  const home =
    "The site has no home page. Make one in the pages folder, `content/pages/index.md`, or give a document `slug: /` in docs with `routeBasePath: '/'`."
  const fallback =
    target.path === '/'
      ? home
      : isFile
        ? 'Add the file to a static folder, or correct the path.'
        : isExternal(link.url)
          ? `Write the address of a page. If something else serves it on this host, leave it out: \`externalLinks: { ignore: ['${link.url}'] }\`.`
          : 'Write the path of a page. If the page has moved, add a redirect to the configuration.'
  const message = (written: string) => {
    const meaning = isNews(written, target.path) ? `, which means ${target.path}` : ''
    return isFile ? `There is no file at "${written}"${meaning}.` : `The link to "${written}"${meaning}${meaning && ','} leads to no page.`
  }
  const hint = judge.explainMissing?.(target.path) ?? (suggestion === undefined ? fallback : `Did you mean \`${suggestion}\`?`)
  return pathVerdict(judge, link, target, { problem: isFile ? 'leads to no file' : 'leads to no page', message, hint })
}

/** An address of another site, or of a mailbox, without its protocol. It has been read as a path below that of the page. */
function meantAddress(url: string): string | undefined {
  const [, protocol, rest] = /(?:^|\/)(https?)\/+([^/]+\..*)$/is.exec(url) ?? []
  if (protocol !== undefined) return `${protocol}://${rest}`
  const host = /(?:^|\/)(www\.[^/]+\..*)$/is.exec(url)?.[1]
  if (host !== undefined) return `https://${host}`
  const mailbox = /(?:^|\/)([^\s@/:]+@[^\s@/]+\.[a-z]{2,})$/i.exec(url)?.[1]
  return mailbox && `mailto:${mailbox}`
}

/** Other protocols lead out of what can be checked; but some addresses only look as if they had one. Never more than a warning. */
function judgeProtocol(judge: Judge, link: PageLinkRecord, target: Target): Verdict | undefined {
  const level = levelOf(judge.config.policies.brokenLinks)
  const found = level && protocolProblem(link.url)
  if (!found) return undefined
  const message = (written: string) => `The link to "${written}" ${found.problem}.`
  return { id: 'link-malformed', level: level === 'error' ? 'warning' : level, target, ...found, message }
}

/** The link works with the router of this site and on some hosts, on others not: that deserves a warning, never an error. */
function worksHere(judge: Judge, link: PageLinkRecord, target: Target, path: string, problem: string): Verdict | undefined {
  const message = (written: string) => `The link to "${written}" ${problem}.`
  const verdict = pathVerdict(judge, link, target, { problem, message, hint: `Write \`${path}\`.` })
  return verdict && { ...verdict, level: verdict.level === 'error' ? 'warning' : verdict.level }
}

interface AnchorLink {
  page: PageRecord
  link: PageLinkRecord
  /** The page that should have the anchor. */
  owner: PageRecord
  target: Target & { kind: 'internal' }
}

function judgeAnchor(judge: Judge, { page, link, owner, target }: AnchorLink): Verdict | undefined {
  const { fragment } = target
  const decoded = decodeComponent(fragment)
  // An empty anchor and `top` lead to the top of every page (HTML standard, "indicated part of the document").
  if (fragment === '' || decoded.toLowerCase() === 'top') return undefined
  if (owner.ids.includes(fragment) || owner.ids.includes(decoded) || owner.ids.includes(decoded.normalize('NFC'))) return undefined
  if (link.inShell && owner.shellIds?.includes(decoded)) return undefined
  const level = levelOf(judge.config.policies.brokenAnchors)
  if (level === undefined || owner.isIncomplete || judge.mayGetId?.(owner, decoded)) return undefined
  const where = owner === page ? 'this page' : `the page ${owner.path}`
  return {
    id: 'anchor-broken',
    level,
    target,
    problem: `leads to the anchor \`#${decoded}\`, which ${where} does not have`,
    message: (written) => `The link to "${written}" leads to the anchor \`#${decoded}\`, which ${where} does not have.`,
    hint: anchorHint(judge.index, owner, decoded),
  }
}

/** What `useId` gives, for the tabs of a page for example: another after any change. Each version of React has a form of its own. */
const idOfReact = /^(?:_[rR]_|[:«][rR])/

function anchorHint(index: TargetIndex, owner: PageRecord, fragment: string): string {
  const ids = owner.ids.filter((id) => !index.isOfLayout(id) && !idOfReact.test(id))
  const suggestion = nearest(fragment, ids)
  if (suggestion !== undefined) return `Did you mean \`#${suggestion}\`?`
  const [elsewhere, ...others] = index.pagesWithId(fragment)
  if (elsewhere !== undefined && others.length === 0) return `The page ${elsewhere} has this anchor.`
  if (ids.length === 0) return 'The page has no anchors. Leave the anchor out.'
  const written = ids.map((id) => `#${id}`)
  return `The anchors of the page are ${listNearest(`#${fragment}`, written)}.`
}

function pathVerdict(
  judge: Judge,
  link: PageLinkRecord,
  target: Target,
  said: Pick<Verdict, 'problem' | 'message' | 'hint'>,
): Verdict | undefined {
  const { brokenAssets, brokenLinks } = judge.config.policies
  const isFile = link.kind === 'asset' || (target.kind === 'internal' && fileExtension.test(target.path))
  const level = levelOf(isFile ? brokenAssets : brokenLinks)
  return level && { id: isFile ? 'asset-broken' : 'link-broken', level, target, ...said }
}

/** Whether the message has to give the resolved path: the URL is relative, or encoded differently. */
function isNews(written: string, path: string): boolean {
  if (isExternal(written)) return false
  const bare = pathKey(written.replace(/[?#].*$/s, ''))
  return bare !== path && !(bare.startsWith('/') && bare.endsWith(path))
}
