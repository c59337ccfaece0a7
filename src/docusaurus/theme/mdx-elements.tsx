// `@theme/MDXComponents/…`: the elements of a text, for components that show one of them.
import type { AnchorHTMLAttributes, HTMLAttributes, ImgHTMLAttributes, LiHTMLAttributes, ReactElement } from 'react'
import { type HeadingProps, Heading as ThemeHeading } from '../../theme/mdx/heading.tsx'
import Link from '../core/link.tsx'

export function A(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <Link {...props} />
}

export function Code(props: HTMLAttributes<HTMLElement>): ReactElement {
  return <code {...props} />
}

export function Heading(props: HeadingProps): ReactElement {
  return <ThemeHeading {...props} />
}

const headingOf = (as: HeadingProps['as']) => (props: Omit<HeadingProps, 'as'>) => <ThemeHeading {...props} as={as} />

/** Name of an element -> the heading. */
export const headings = {
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
}

export function Li(props: LiHTMLAttributes<HTMLLIElement>): ReactElement {
  return <li {...props} />
}

export function Img({ alt, ...props }: ImgHTMLAttributes<HTMLImageElement>): ReactElement {
  return <img decoding="async" loading="lazy" alt={alt} {...props} />
}

export function Pre(props: HTMLAttributes<HTMLPreElement>): ReactElement {
  return <pre {...props} />
}

export function Ul(props: HTMLAttributes<HTMLUListElement>): ReactElement {
  return <ul {...props} />
}
