// An image with a caption: `<Figure src="./x.png" alt="…" caption="…" />`, or with a Markdown image as its child. The parser writes the
// size of a local file into width and height (src/markdown/mdx/rehype-jsx-links.ts), so nothing moves when the image loads.
import type { ReactElement, ReactNode } from 'react'
import { fileUrl } from '../link-target.ts'
import { usePage } from '../page-context.ts'

export interface FigureProps {
  /** A file beside the document, a path below a static folder, or an address. Without it the children are the image. */
  src?: string
  /** What the image shows, for readers who cannot see it. Empty for a purely decorative image. */
  alt?: string
  caption?: ReactNode
  /** In pixels. Set automatically for local files. */
  width?: number | string
  height?: number | string
  /** The same in other formats and widths, as `srcset`, with the `sizes` of both and the color that is seen before the image. Set automatically. */
  avif?: string
  webp?: string
  sizes?: string
  color?: string
  children?: ReactNode
}

/** @throws when an image has no `alt`. */
export function Figure({ src, alt, caption, width, height, avif, webp, sizes, color, children }: FigureProps): ReactElement {
  const { config } = usePage().site
  if (src !== undefined && alt === undefined) {
    throw new Error(
      'Expected each <Figure> to have `alt`, a text that says what the image shows, found none. Write alt="" for one that says nothing.',
    )
  }
  const image = src !== undefined && (
    <img
      src={fileUrl(src, config)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={color === undefined ? undefined : { backgroundColor: color }}
    />
  )
  return (
    <figure className="figure">
      {image && webp !== undefined ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          <source type="image/webp" srcSet={webp} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image || children
      )}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
