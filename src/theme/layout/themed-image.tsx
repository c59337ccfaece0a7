// An image with a version for each color mode. Both are in the HTML and the style sheet shows one; `loading="lazy"` keeps
// the browser from fetching the hidden one.
import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { fileUrl } from '../link-target.ts'
import { usePage } from '../page-context.ts'

export interface ThemedImageProps {
  src: string
  srcDark?: string
  alt: string
  width?: number
  height?: number
  className?: string
}

export function ThemedImage({ src, srcDark, alt, width, height, className }: ThemedImageProps): ReactElement {
  const { config } = usePage().site
  const image = (file: string, mode: string | undefined): ReactElement => (
    <img
      className={classNames(mode, className)}
      src={fileUrl(file, config)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
  if (srcDark === undefined || srcDark === src) return image(src, undefined)
  return (
    <>
      {image(src, 'light-only')}
      {image(srcDark, 'dark-only')}
    </>
  )
}
