// Puts the pictures of a document into `<picture>`, with the same in other formats and widths: those files are made later
// (build/pictures.ts).
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { linkMarker } from '../../../content/document.ts'
import { stateOf } from '../../../markdown/document-state.ts'
import { recordLink } from '../../../markdown/links/record-link.ts'
import { assetOutput } from '../../../markdown/links/resolve-local-url.ts'
import { walkHtml } from '../../../markdown/walk-tree.ts'
import { canConvert, pictureFile, pictureFormats, planPicture } from '../plan-picture.ts'
import { loadSharp, type Sharp } from '../sharp.ts'

export function rehypePictures({ siteDirectory }: { siteDirectory: string }) {
  let sharp: Promise<Sharp | undefined> | undefined
  const colors = new Map<string, Promise<string | undefined>>()
  const colorOf = (directory: string, hash: string, path: string): Promise<string | undefined> => {
    sharp ??= loadSharp(directory).catch(() => undefined)
    const color = colors.get(hash) ?? sharp.then((loaded) => loaded && findColor(loaded, path))
    colors.set(hash, color)
    return color
  }
  return async (tree: Root, file: VFile): Promise<void> => {
    const state = stateOf(file)
    const found = state.pictures.splice(0)
    if (found.length === 0) return
    const chosen = imagesInPictures(tree)
    for (const { node, file, place, width, written, give } of found) {
      if (!canConvert(file.file) || chosen.has(node) || node.properties.srcSet !== undefined) continue
      const hash = state.localFiles.hash(file)
      const { widths, sizes } = planPicture(width, written)
      const original = assetOutput('images', file.file, hash)
      const sources = pictureFormats.map((format) => ({
        format,
        srcset: widths
          .map((width) => {
            const output = pictureFile(original, width, format)
            const link = recordLink(state, `/${output}`, 'image', place)
            if (!state.assets.some((asset) => asset.output === output && asset.link === link))
              state.assets.push({ file: file.file, output, link, picture: { width, format } })
            return `${linkMarker(link)} ${width}w`
          })
          .join(', '),
      }))
      const color = await colorOf(siteDirectory, hash, file.absolute)
      if (give) give({ ...Object.fromEntries(sources.map(({ format, srcset }) => [format, srcset])), sizes, ...(color && { color }) })
      else toPicture(node, sources, sizes, color)
    }
  }
}

/** The element itself becomes the `<picture>`. */
function toPicture(node: Element, sources: readonly { format: string; srcset: string }[], sizes: string, color: string | undefined): void {
  const { style } = node.properties
  const image: Element = { ...node, properties: { ...node.properties } }
  if (color !== undefined) image.properties.style = [style, `background-color:${color}`].filter(Boolean).join(';')
  node.tagName = 'picture'
  node.properties = {}
  node.children = [
    ...sources.map(
      ({ format, srcset }): Element => ({
        type: 'element',
        tagName: 'source',
        properties: { type: `image/${format}`, srcSet: srcset, sizes },
        children: [],
      }),
    ),
    image,
  ]
}

/** Authors who write a `<picture>` choose for themselves. */
function imagesInPictures(tree: Root): Set<unknown> {
  const images = new Set<unknown>()
  walkHtml(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'picture') for (const child of node.children) images.add(child)
    return undefined
  })
  return images
}

/**
 * The color that stands in the place of a picture before it has come, the average of its pixels: `#rrggbb`. Undefined for a picture that
 * one can see through: the color would stay behind it.
 */
async function findColor(sharp: Sharp, path: string): Promise<string | undefined> {
  try {
    const { hasAlpha } = await sharp(path).metadata()
    if (hasAlpha && !(await sharp(path).stats()).isOpaque) return undefined
    const pixel = await sharp(path).removeAlpha().toColorspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer()
    return `#${pixel.subarray(0, 3).toString('hex')}`
  } catch {
    // A damaged file is reported where it is converted.
    return undefined
  }
}
