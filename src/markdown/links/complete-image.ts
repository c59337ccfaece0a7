// Images of documents: a local file is published under a name with a hash, and its size in pixels stands in the element, so that the page
// does not shift while it loads. A file that is missing or has no size is reported.
import { statSync } from 'node:fs'
import type { Element } from 'hast'
import { fileOfLine } from '../../content/source-parts.ts'
import { type Diagnostic, levelOf, type Place } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/suggest.ts'
import { canConvert } from '../../plugins/pictures/plan-picture.ts'
import { tooLarge } from '../../plugins/pictures/too-large.ts'
import { type DocumentState, type FoundPicture, placeOfNode } from '../document-state.ts'
import type { LocalFile, LocalFiles } from './local-files.ts'
import { staysLiteral } from './record-link.ts'
import { assetOutput, findSiteFile, pathOfUrl } from './resolve-local-url.ts'

/** Names of files that an `<img>` shows. */
const imagePattern = /\.(?:png|apng|jpe?g|gif|webp|avif|svg|ico|bmp)$/i

export function completeImage(
  node: Element,
  url: string,
  index: number,
  place: Place,
  state: DocumentState,
  give?: FoundPicture['give'],
): void {
  node.properties.loading ??= 'lazy'
  node.properties.decoding ??= 'async'
  const file = publishImage(url, index, place, state)
  if (file === undefined) return
  const { size } = state.localFiles.image(file)
  if (size !== undefined && state.options.pictures) {
    state.pictures.push({ node, file, place, width: size.width, written: numberOf(node.properties.width), ...(give && { give }) })
    if (!canConvert(file.file)) checkSize(file, place, state)
  }
  if (size === undefined) reportUnreadable(url, file, place, state)
  else if (node.properties.width === undefined && node.properties.height === undefined) Object.assign(node.properties, size)
}

/**
 * Reports an image that says nothing to readers who do not see it. In Markdown an empty text is one that was forgotten; an `<img>` with
 * `alt=""` is decoration.
 */
export function checkAlternative(node: Element, state: DocumentState): void {
  const level = levelOf(state.options.onMissingAlt ?? 'ignore')
  if (level === undefined || state.preview) return
  const { alt, ariaHidden, ariaLabel, ariaLabelledBy, role } = node.properties
  const place = placeOfNode(state, node)
  const isMarkdown = lineOf(place, state)?.startsWith('![') === true
  const named = typeof alt === 'string' && (alt.trim() !== '' || !isMarkdown)
  if (named || [ariaHidden, ariaLabel, ariaLabelledBy].some(Boolean) || /^(?:presentation|none)$/.test(String(role))) return
  state.diagnostics.push({
    id: 'image-alt-missing',
    level,
    message: `The image ${JSON.stringify(node.properties.src)} has no alternative text.`,
    place,
    hint: 'Say what it shows: ![A timeline with three tracks](…). For decoration, write <img src="…" alt="" />.',
  })
}

/** The source from the beginning of a place to the end of its line. */
function lineOf({ line, column }: Place, { source }: DocumentState): string | undefined {
  return line === undefined || column === undefined ? undefined : source.source.split('\n', line)[line - 1]?.slice(column - 1)
}

/** The file of an image, which is published unless it is in a static folder. Undefined for an image of another site, or a missing one. */
export function publishImage(url: string, index: number, place: Place, state: DocumentState): LocalFile | undefined {
  if (staysLiteral(url) || url.startsWith('pathname://')) return undefined
  const isStatic = url.startsWith('/')
  const file = isStatic ? state.localFiles.findStatic(pathOfUrl(url)) : findSiteFile(url, place, state)
  if (file === undefined) reportMissing(url, place, state)
  else if (!isStatic && !state.assets.some((asset) => asset.link === index)) {
    state.assets.push({ file: file.file, output: assetOutput('images', file.file, state.localFiles.hash(file)), link: index })
  }
  return file
}

/** Of an image that is published as it is. */
function checkSize({ file, absolute }: LocalFile, place: Place, { options, diagnostics }: DocumentState): void {
  const most = options.pictures?.maxBytes
  const level = levelOf(options.pictures?.onTooLarge ?? 'ignore')
  if (most === undefined || level === undefined) return
  const bytes = statSync(absolute).size
  if (bytes > most) diagnostics.push(tooLarge({ file, bytes, most, level, place }))
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return number > 0 ? number : undefined
}

function reportMissing(url: string, place: Place, state: DocumentState): void {
  const level = levelOf(state.options.onBrokenMarkdownImages)
  if (level === undefined) return
  const { localFiles, source, options } = state
  state.diagnostics.push(
    missingImage({ url, file: fileOfLine(source, place.line), place, level, localFiles, staticDirectories: options.staticDirectories }),
  )
}

interface MissingImage {
  url: string
  /** The file that names it. */
  file: string
  place: Place
  level: Diagnostic['level']
  localFiles: Pick<LocalFiles, 'siblings' | 'staticSiblings'>
  staticDirectories: readonly string[]
}

export function missingImage({ url, file, place, level, localFiles, staticDirectories }: MissingImage): Diagnostic {
  const siblings = url.startsWith('/') ? localFiles.staticSiblings(pathOfUrl(url)) : localFiles.siblings(url, file)
  const isDocument = /\.mdx?$/i.test(file)
  const suggestion = nearest(
    url,
    siblings.filter((name) => imagePattern.test(name)),
  )
  const where = url.startsWith('/')
    ? `the static folders (${staticDirectories.join(', ')})`
    : `the folder of ${isDocument ? 'this document' : 'this file'}`
  return {
    id: 'image-broken',
    level,
    message: `The image ${JSON.stringify(url)} does not exist.`,
    place,
    hint: `${suggestion === undefined ? '' : `Did you mean "${suggestion}"? `}It was looked for in ${url.startsWith('@site/') ? 'the site folder' : where}. Paths are relative to ${isDocument ? 'the document' : 'the file'}; "/x.png" is below a static folder, "@site/x.png" below the site folder.`,
  }
}

function reportUnreadable(url: string, file: LocalFile, place: Place, state: DocumentState): void {
  state.diagnostics.push({
    id: 'image-unreadable',
    level: 'warning',
    message: `The image ${JSON.stringify(url)} has no size that could be read: ${file.file} is not an image of a known format, or is damaged.`,
    place,
    hint: 'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG; an SVG needs a viewBox or a width and a height.',
  })
}
