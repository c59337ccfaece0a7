// `image` in the front matter of a document: the picture of its social card. Written relative to the document, it is the file beside it,
// published like a picture in the text.
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { DocumentState } from '../document-state.ts'
import { publishImage } from './complete-image.ts'
import { recordLink, staysLiteral } from './record-link.ts'
import { pathOfUrl } from './resolve-local-url.ts'

/**
 * `img/card.png` without `./` may be meant as in other generators, below a static folder. Data-driven collections may use the key in their
 * own way, so there a file that does not exist is no mistake.
 */
export function publishFrontMatterImage(state: DocumentState): void {
  const { image } = state.source.frontMatter
  if (image === undefined || image === '' || image.startsWith('/') || staysLiteral(image) || image.startsWith('pathname://')) return
  const path = pathOfUrl(image)
  const exists = state.localFiles.find(path, state.source.file) !== undefined
  if (!exists && state.source.collection.kind === 'collection') return
  if (!exists && !/^(?:\.|@site\/)/.test(image) && state.localFiles.findStatic(`/${path}`)) {
    state.image = `/${image}`
    return
  }
  const place = placeOfImage(image, state)
  const index = recordLink(state, image, 'image', place)
  publishImage(image, index, place, state)
  const asset = state.assets.find(({ link }) => link === index)
  if (asset !== undefined) state.image = `/${asset.output}`
}

/** The place of the value, or of the key when the value is written in another way, such as with escapes. */
function placeOfImage(image: string, { source }: DocumentState): Place {
  const key = source.frontMatterPlaces.image
  if (key?.line === undefined) return { file: source.file }
  const line = source.source.split(/\r\n?|\n/, key.line)[key.line - 1] ?? ''
  const from = line.indexOf(image, key.endColumn ?? 0)
  return from < 0 ? key : { file: source.file, line: key.line, column: from + 1, endLine: key.line, endColumn: from + 1 + image.length }
}
