// `@theme/Layout` in a page: the theme puts its layout around every page, so this states the metadata and shows what is inside.
import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { usePage } from '../../theme/page-context.ts'

export interface LayoutProps {
  title?: string | undefined
  description?: string | undefined
  image?: string | undefined
  keywords?: string | string[] | undefined
  noFooter?: boolean | undefined
  wrapperClassName?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

export default function Layout(props: LayoutProps): ReactNode {
  const { title, description, image, keywords, noFooter, wrapperClassName, className, children } = props
  usePage().stateMetadata?.({
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image }),
    ...(keywords !== undefined && { keywords: typeof keywords === 'string' ? keywords.split(/\s*,\s*/) : keywords }),
    ...(noFooter && { hideFooter: true }),
  })
  const name = classNames(wrapperClassName, className)
  return name === undefined ? children : <div className={name}>{children}</div>
}
