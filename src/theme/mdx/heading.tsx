// `<Heading as="h2" id="…">` for components and MDX: with the same anchor link as headings in Markdown.

import type { HTMLAttributes, ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { classNames } from '../class-names.ts'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

export function Heading({ as: Tag, id, children, ...attributes }: HeadingProps): ReactElement {
  if (Tag === 'h1' || id === undefined) return <Tag {...attributes}>{children}</Tag>
  const name = typeof children === 'string' ? children : id
  return (
    <Tag {...attributes} className={classNames('sg-anchor', attributes.className)} id={id}>
      {children}
      <a
        className="sg-anchor-link"
        translate="no"
        aria-label={text('theme.common.headingLinkTitle', { heading: name })}
        href={`#${encodeURIComponent(id)}`}
      >
        #
      </a>
    </Tag>
  )
}
