// Resolves the links of a document: the href written for each, with base URL and slash policy. Runs in the workers, about ten times per
// page, on plain data that is sent to them once.
import { posix } from 'node:path'
import type { AssetReference, LinkReference } from '../content/document.ts'
import { isBelowFolder } from '../lib/folder-path.ts'
import { normalizeAddress } from '../lib/normalize-address.ts'
import {
  applyTrailingSlash,
  comparablePath,
  decodeComponent,
  isExternal,
  type SiteBase,
  type TrailingSlash,
  withBaseUrl,
  withSiteBase,
} from '../lib/site-path.ts'

/** Plain JSON, made by link-resolver-input.ts. */
export interface LinkResolverInput extends SiteBase {
  trailingSlash: TrailingSlash
  /** `RouteTable.pathOfFile`. */
  pathOfFile: ReadonlyMap<string, string>
  /** Site-relative folders of the collections; for docs, one per version. */
  contentFolders: readonly string[]
  /** Root-relative paths that are files and not pages: the slash policy leaves them alone. */
  files: readonly string[]
}

/** Both a parsed document and its summary satisfy it. */
export interface LinkingDocument {
  /** Site-relative. */
  file: string
  links: readonly Pick<LinkReference, 'url' | 'from'>[]
  assets: readonly AssetReference[]
}

export interface ResolvedLink {
  /** Not escaped: the code that writes it into HTML does that. */
  href: string
  /**
   * The link names a Markdown file without a page: it does not exist, or is a draft or a partial. `href` is then as written, below the base
   * URL: a static folder, or the Markdown form of a page, may have a file there.
   */
  problem?: 'markdown-link'
}

const besideEndings = ['.md', '.mdx', '/index.md', '/index.mdx']

/** Returns the URL for `document.links[index]`, found out once for each document. */
export type LinkResolver = (document: LinkingDocument, index: number) => ResolvedLink

/**
 * - `pathname://…`, URLs with a protocol and bare anchors are left alone, except that the first gets the base URL.
 * - A link to a Markdown file becomes the path of its page; query and hash stay.
 * - A link to a file that was copied to the assets leads to the copy.
 * - A root-relative path gets the base URL and the slash policy.
 * - Any other relative URL is resolved against the path of its page, as the link component of the theme does: a post is also shown in
 *   lists, and a host may serve a page with or without a trailing slash. A partial has no page; its relative URLs stay as written.
 * - Where that is no page, but a document beside the one that links has this name, it leads there: other generators read such paths from the
 *   file, and the first document of a folder is one level higher as a page than as a file.
 */
export function createLinkResolver(input: LinkResolverInput): LinkResolver {
  const { baseUrl, rootUrl = baseUrl, trailingSlash, pathOfFile: pages } = input
  const files = new Set(input.files)
  let pagePaths: Set<string> | undefined
  let byNormalName: Map<string, string> | undefined
  const folders = [...input.contentFolders].sort((left, right) => right.length - left.length)
  // Keys of pages and checks both need all of them.
  const known = new WeakMap<LinkingDocument, ResolvedLink[]>()

  return (document, index) => {
    let links = known.get(document)
    if (links === undefined) {
      links = readLinks(document).map((link) => resolve(document, link))
      known.set(document, links)
    }
    return links[index] ?? { href: '' }
  }

  function resolve(document: LinkingDocument, { href, output, path, rest, isMarkdown, from, beside }: LinkReading): ResolvedLink {
    if (href !== undefined) return { href }
    if (output !== undefined) return { href: withBaseUrl(output, rootUrl) + rest }
    if (isMarkdown) {
      const target = (beside && pages.get(beside)) ?? findPage(decodeComponent(path), from)
      return target === undefined
        ? { href: withBaseUrl(path + rest, baseUrl), problem: 'markdown-link' }
        : { href: withBaseUrl(target, baseUrl) + rest }
    }
    const absolute = path.startsWith('/') ? path : againstPage(path, document.file)
    if (absolute === undefined) return { href: path + rest }
    const besidePage = path.startsWith('/') || isPage(absolute) ? undefined : findBeside(decodeComponent(path), from)
    if (besidePage !== undefined) return { href: withBaseUrl(besidePage, baseUrl) + rest }
    const isFile = files.size > 0 && files.has(decodeComponent(absolute))
    return { href: withSiteBase(isFile ? absolute : applyTrailingSlash(absolute, trailingSlash), input) + rest }
  }

  function isPage(path: string): boolean {
    pagePaths ??= new Set(Array.from(pages.values(), comparablePath))
    return pagePaths.has(comparablePath(path))
  }

  function findBeside(path: string, from: string): string | undefined {
    const file = posix.join(posix.dirname(from), path.replace(/\/+$|\.html$/, ''))
    return besideEndings.map((ending) => pages.get(file + ending)).find((target) => target !== undefined)
  }

  function findPage(path: string, from: string): string | undefined {
    for (const candidate of markdownFileCandidates(path, from, folderOf)) {
      const target = pages.get(candidate)
      if (target !== undefined) return target
    }
    // Files keep the names that they have on the disk (lib/normalize-address.ts).
    if (!/[^\u0000-\u007f]/.test(path + from)) return undefined
    byNormalName ??= new Map(Array.from(pages, ([file, target]) => [file.normalize('NFC'), target]))
    for (const candidate of markdownFileCandidates(path, from, folderOf)) {
      const target = byNormalName.get(candidate.normalize('NFC'))
      if (target !== undefined) return target
    }
    return undefined
  }

  function folderOf(file: string): string {
    return folders.find((folder) => isBelowFolder(file, folder)) ?? ''
  }

  function againstPage(path: string, file: string): string | undefined {
    const page = pages.get(file)
    if (page === undefined || path.startsWith('@site/')) return undefined
    const base = `http://site.invalid${page}`
    return URL.canParse(path, base) ? new URL(path, base).pathname : undefined
  }
}

/** What a link says, wherever its target is. */
interface LinkReading {
  /** Where it leads in every language. */
  href?: string
  /** Root-relative path of the file that it leads to, in every language. */
  output?: string
  path: string
  /** Query and hash. */
  rest: string
  isMarkdown: boolean
  /** The file that it is written in. */
  from: string
  /** The Markdown file that nearly every link means: the one beside it. */
  beside?: string
}

/** A site in many languages resolves the links of a document for each of them. */
const readings = new WeakMap<LinkingDocument, LinkReading[]>()

function readLinks(document: LinkingDocument): LinkReading[] {
  const read = readings.get(document) ?? document.links.map((_, index) => readLink(document, index))
  readings.set(document, read)
  return read
}

function readLink(document: LinkingDocument, index: number): LinkReading {
  const { url: written = '', from = document.file } = document.links[index] ?? {}
  const reading = { path: '', rest: '', isMarkdown: false, from }
  if (written === '' || (isExternal(written) && !written.startsWith('pathname://'))) return { ...reading, href: written }
  const url = normalizeAddress(written)
  const asset = document.assets.find((candidate) => candidate.link === index)
  if (asset !== undefined) return { ...reading, output: `/${encodeFileName(asset.output)}`, rest: splitUrl(url).rest }
  if (url.startsWith('pathname://')) return { ...reading, output: url.slice('pathname://'.length) }
  if (url.startsWith('#')) return { ...reading, href: url }
  const { path, rest } = splitUrl(url)
  const isMarkdown = /\.mdx?$/i.test(path)
  const isBeside = isMarkdown && !/^(?:@site)?\//.test(path)
  return { path, rest, isMarkdown, from, ...(isBeside && { beside: besideFile(decodeComponent(path), from) }) }
}

/**
 * Site-relative files that a link may mean, most likely first: `./x.md` next to the file; `/x.md` in the content folder, then in the site;
 * `x.md` in all three.
 */
export function* markdownFileCandidates(
  path: string,
  from: string,
  contentFolderOf: (file: string) => string,
): Generator<string, undefined> {
  if (path.startsWith('@site/')) yield posix.normalize(path.slice('@site/'.length))
  else if (path.startsWith('/')) {
    yield posix.join(contentFolderOf(from), path)
    yield posix.normalize(path.slice(1))
  } else {
    yield besideFile(path, from)
    if (/^\.\.?\//.test(path)) return
    yield posix.join(contentFolderOf(from), path)
    yield posix.normalize(path)
  }
}

/** `join` of the folder and the path, which takes several times longer. */
function besideFile(path: string, from: string): string {
  let folder = from.slice(0, Math.max(0, from.lastIndexOf('/')))
  let rest = path.startsWith('./') ? path.slice(2) : path
  while (rest.startsWith('../') && folder !== '') {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
    rest = rest.slice(3)
  }
  if (/(?:^|\/)\.{0,2}(?:\/|$)/.test(rest)) return posix.join(posix.dirname(from), path)
  return folder === '' ? rest : `${folder}/${rest}`
}

/** What would end the address or mean something else in it. Letters of all languages may stand in an address as they are. */
function encodeFileName(path: string): string {
  return path.replace(/[%?#\\\s"<>`{|}^]/g, encodeURIComponent)
}

function splitUrl(url: string): { path: string; rest: string } {
  const end = url.search(/[?#]/)
  return end < 0 ? { path: url, rest: '' } : { path: url.slice(0, end), rest: url.slice(end) }
}
