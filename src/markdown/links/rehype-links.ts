// Records every URL in the tree with its place, and writes markers for those that can be resolved only when all routes are known. External
// links open in a new tab.
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { linkMarker } from '../../content/document.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { refreshAddress } from '../../lib/unsafe-address.ts'
import { type DocumentState, placeOfNode, stateOf } from '../document-state.ts'
import { locateAttribute } from '../mdx/locate-attribute.ts'
import { walkHtml } from '../walk-tree.ts'
import { checkAlternative, completeImage } from './complete-image.ts'
import { markSrcset } from './mark-srcset.ts'
import { recordLink, refuseUnsafeUrl, reportEmptyAddress, staysLiteral } from './record-link.ts'
import { findDownload } from './resolve-local-url.ts'

type AddressKind = 'link' | 'image' | 'file'

/** URL attributes by element. */
const addressAttributes: Record<string, readonly { name: 'href' | 'src' | 'poster' | 'data'; kind: AddressKind }[]> = {
  a: [{ name: 'href', kind: 'link' }],
  area: [{ name: 'href', kind: 'link' }],
  iframe: [{ name: 'src', kind: 'file' }],
  img: [{ name: 'src', kind: 'image' }],
  video: [
    { name: 'src', kind: 'file' },
    { name: 'poster', kind: 'file' },
  ],
  audio: [{ name: 'src', kind: 'file' }],
  source: [{ name: 'src', kind: 'file' }],
  track: [{ name: 'src', kind: 'file' }],
  embed: [{ name: 'src', kind: 'file' }],
  script: [{ name: 'src', kind: 'file' }],
  object: [{ name: 'data', kind: 'file' }],
}

const loadedFile = [{ name: 'href', kind: 'file' }] as const

/** A `<link>` for a file that the page needs, as opposed to one that says what it is related to. */
function loadsFile({ tagName, properties }: Element): boolean {
  return tagName === 'link' && /\b(?:stylesheet|icon|manifest|\w*preload|prefetch)\b/i.test([properties.rel].flat().join(' '))
}

/** Other attributes whose address a browser follows, asks for or animates to. They stay as they are, unless they are not safe. */
const otherAddresses: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'formAction',
  'xLinkHref',
  'data',
  'poster',
  'background',
  'cite',
  'ping',
  'longDesc',
  'manifest',
  'codeBase',
  'from',
  'to',
  'values',
])

export function rehypeLinks() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkHtml(tree, (node) => {
      if (node.type !== 'element') return undefined
      if (node.tagName === 'meta') refuseRefresh(node, state)
      const known = loadsFile(node)
        ? loadedFile
        : Object.hasOwn(addressAttributes, node.tagName)
          ? (addressAttributes[node.tagName] ?? [])
          : []
      for (const { name, kind } of known) rewriteAddress(node, name, kind, state)
      for (const name of Object.keys(node.properties)) {
        if (name === 'srcSet' || name === 'imageSrcSet') rewriteSrcset(node, name, state)
        else if (otherAddresses.has(name) && !known.some((attribute) => attribute.name === name)) refuseUnsafe(node, name, state)
      }
      return undefined
    })
  }
}

/** `<meta http-equiv="refresh">` leads away by itself. */
function refuseRefresh(node: Element, state: DocumentState): void {
  const { httpEquiv, content } = node.properties
  const isRefresh = [httpEquiv].flat().some((value) => String(value).toLowerCase() === 'refresh')
  const address = isRefresh && typeof content === 'string' ? refreshAddress(content) : undefined
  if (address !== undefined && refuseUnsafeUrl(state, address, 'link', placeOfAddress(state, node, 'content')))
    delete node.properties.content
}

function rewriteAddress(node: Element, name: string, kind: AddressKind, state: DocumentState): void {
  const url = node.properties[name]
  if (typeof url !== 'string' || isGenerated(node)) return
  const place = placeOfAddress(state, node, name)
  if (url.trim() === '') {
    if (kind !== 'file') reportEmptyAddress(state, kind, placeOfNode(state, node))
    return
  }
  // What these elements load is a page or a program of its own, so an image there could run a script.
  const use = kind === 'link' ? 'link' : /^(?:embed|iframe|object|script)$/.test(node.tagName) ? 'frame' : 'image'
  if (refuseUnsafeUrl(state, url, use, place)) {
    delete node.properties[name]
    return
  }
  const index = recordLink(state, url, kind, place, isUnchecked(node))
  if (node.tagName === 'img') {
    checkAlternative(node, state)
    completeImage(node, url, index, place, state)
  }
  // A post is shown in lists too, where its anchors lead to its page.
  if (staysLiteral(url) && !(state.source.collection.kind === 'blog' && url.startsWith('#'))) {
    if (node.tagName === 'a' && /^(?:https?:)?\/\//i.test(url)) openInNewTab(node)
    return
  }
  const folder = kind === 'link' || /^(?:link|script)$/.test(node.tagName) ? 'files' : 'images'
  if (node.tagName !== 'img' && node.tagName !== 'iframe' && findDownload(url, index, folder, place, state) && node.tagName === 'a')
    openInNewTab(node)
  // Bypasses the router to a file or another site on this host: the build cannot tell whether it exists.
  if (node.tagName === 'a' && url.startsWith('pathname://')) {
    openInNewTab(node)
    node.properties.dataNoLinkCheck = ''
  }
  node.properties[name] = linkMarker(index)
}

function rewriteSrcset(node: Element, name: string, state: DocumentState): void {
  const srcset = node.properties[name]
  if (typeof srcset !== 'string') return
  const placeOf = (url: string) => placeOfAddress(state, node, name, url)
  node.properties[name] = markSrcset(srcset, placeOf, state)
}

function refuseUnsafe(node: Element, name: string, state: DocumentState): void {
  const value = node.properties[name]
  const addresses =
    typeof value === 'string' ? (name === 'values' ? value.split(';') : [value]) : Array.isArray(value) ? value.map(String) : []
  const kind = node.tagName === 'image' || node.tagName === 'input' || node.tagName === 'link' || name === 'background' ? 'image' : 'link'
  if (addresses.some((address) => refuseUnsafeUrl(state, address, kind, placeOfAddress(state, node, name)))) delete node.properties[name]
}

/** Links made by this pipeline, which cannot be wrong. */
function isGenerated({ properties }: Element): boolean {
  const { className, dataFootnoteRef, dataFootnoteBackref } = properties
  return (
    dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined || (Array.isArray(className) && className.includes('sg-anchor-link'))
  )
}

/** The attributes that the checks of the finished page look for (check/collect-page-record.ts), as property names. */
function isUnchecked({ properties }: Element): boolean {
  const value = properties.dataNoLinkCheck ?? properties.dataNoBrokenLinkCheck ?? properties.dataNobrokenlinkcheck
  return value !== undefined && value !== null && value !== 'false'
}

function openInNewTab(node: Element): void {
  node.properties.target ??= '_blank'
  node.properties.rel ??= ['noopener', 'noreferrer']
}

/** The place of the attribute if the element was written as a tag, else that of the whole Markdown construct. */
function placeOfAddress(state: DocumentState, node: Element, name: string, url?: string): Place {
  const whole = placeOfNode(state, node)
  const spellings = name === 'xLinkHref' ? ['xlink:href', 'xlinkHref'] : [name]
  for (const spelling of spellings) {
    const place = locateAttribute(state.source.source, whole, spelling, url)
    if (place !== undefined) return place
  }
  return whole
}
