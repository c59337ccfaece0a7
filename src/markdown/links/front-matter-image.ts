// `image` in the front matter of a document: the picture of its social card. Written relative to the document, it is the file beside it,
// published like a picture in the text.
import type { TextDocument } from '../../content/document.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { DocumentState } from '../document-state.ts'
import { publishImage } from './complete-image.ts'
import type { LocalFile, LocalFiles } from './local-files.ts'
import { recordLink, staysLiteral } from './record-link.ts'
import { pathOfUrl } from './resolve-local-url.ts'

/**
 * What an `image` in front matter or in a category file means: undefined if its address stands as it is written, for example below a static
 * folder or at another host.
 *
 * `img/card.png` without `./` may be meant as in other generators, below a static folder.
 * @param fromFile site-relative: the file that has the key.
 */
export function findCardImage(
  image: string,
  fromFile: string,
  localFiles: Pick<LocalFiles, 'find' | 'findStatic'>,
): { static: string } | LocalFile | 'missing' | undefined {
  if (image === '' || image.startsWith('/') || staysLiteral(image) || image.startsWith('pathname://')) return undefined
  const path = pathOfUrl(image)
  const file = localFiles.find(path, fromFile)
  if (file !== undefined) return file
  return !/^(?:\.|@site\/)/.test(image) && localFiles.findStatic(`/${path}`) ? { static: `/${image}` } : 'missing'
}

/** Data-driven collections may use the key in their own way, so there a file that does not exist is no mistake. */
export function publishFrontMatterImage(state: DocumentState): void {
  const { image } = state.source.frontMatter
  if (image === undefined) return
  const found = findCardImage(image, state.source.file, state.localFiles)
  if (found === undefined || (typeof found === 'string' && state.source.collection.kind === 'collection')) return
  if (typeof found === 'object' && 'static' in found) {
    state.image = found.static
    return
  }
  const place = placeOfValue(image, state.source.frontMatterPlaces.image, state.source)
  const index = recordLink(state, image, 'image', place)
  publishImage(image, index, place, state)
  const asset = state.assets.find(({ link }) => link === index)
  if (asset !== undefined) state.image = `/${asset.output}`
}

/** The place of a text behind its key, or of the key when the text is written in another way, such as with escapes. */
export function placeOfValue(value: string, key: Place | undefined, source: Pick<TextDocument, 'file' | 'source'>): Place {
  if (key?.line === undefined) return { file: source.file }
  const line = source.source.split(/\r\n?|\n/, key.line)[key.line - 1] ?? ''
  const from = line.indexOf(value, (key.column ?? 1) - 1)
  return from < 0 ? key : { file: source.file, line: key.line, column: from + 1, endLine: key.line, endColumn: from + 1 + value.length }
}
