// `@theme/ThemedImage`: an image for each color mode, of which the style sheet shows one.
import type { ImgHTMLAttributes, ReactElement } from 'react'
import { classNames } from '../../theme/class-names.ts'

export interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  sources: { light: string; dark: string }
}

export default function ThemedImage({ sources, className, alt, ...rest }: ThemedImageProps): ReactElement {
  if (!sources?.light || !sources.dark) throw new Error('Expected <ThemedImage> to have `sources`, an object with `light` and `dark`.')
  return (
    <>
      <img loading="lazy" alt={alt} {...rest} src={sources.light} className={classNames('light-only', className)} />
      <img loading="lazy" alt={alt} {...rest} src={sources.dark} className={classNames('dark-only', className)} />
    </>
  )
}
