// `@theme/IdealImage`: the image as it is; it is neither made smaller nor shown blurred first.
import type { ImgHTMLAttributes, ReactElement } from 'react'

/** What an import of an image gives, in the forms that Docusaurus and its plugin have. */
type ImportedImage = string | { default: string } | { src: string | { src: string; width?: number; height?: number } }

export interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  img: ImportedImage
}

export default function IdealImage({ img, alt, ...rest }: IdealImageProps): ReactElement {
  return <img loading="lazy" alt={alt} {...rest} src={addressOf(img)} />
}

function addressOf(img: ImportedImage): string {
  if (typeof img === 'string') return img
  if ('default' in img) return img.default
  return typeof img.src === 'string' ? img.src : img.src.src
}
