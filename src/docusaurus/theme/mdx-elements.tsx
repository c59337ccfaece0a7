// `@theme/MDXComponents/…`: the elements of a text, for components that show one of them.
import type { AnchorHTMLAttributes, HTMLAttributes, ImgHTMLAttributes, ReactElement } from 'react'
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

export function Img({ alt, ...props }: ImgHTMLAttributes<HTMLImageElement>): ReactElement {
  return <img decoding="async" loading="lazy" alt={alt} {...props} />
}

export function Pre(props: HTMLAttributes<HTMLPreElement>): ReactElement {
  return <pre {...props} />
}

export function Ul(props: HTMLAttributes<HTMLUListElement>): ReactElement {
  return <ul {...props} />
}
