// Two links to the neighbors of a page: documents, posts, pages of a list. The caller provides the labels.
import type { ReactElement } from 'react'
import { Link } from '../link.tsx'
import { useTextLanguages } from './text-language.ts'

export interface PagerLink {
  path: string
  /** 'Previous', 'Newer post'. */
  direction: string
  /** Title of the page that it leads to. */
  title?: string
  /** Language of the title, if that is not the language of the page. */
  textLocale?: string
}

export function Pager({ label, previous, next }: { label: string; previous?: PagerLink; next?: PagerLink }): ReactElement | null {
  if (!previous && !next) return null
  return (
    <nav className="pager" aria-label={label}>
      {previous && <PagerItem link={previous} className="pager-previous" rel="prev" />}
      {next && <PagerItem link={next} className="pager-next" rel="next" />}
    </nav>
  )
}

function PagerItem({ link, className, rel }: { link: PagerLink; className: string; rel: string }): ReactElement {
  const language = useTextLanguages()(link.textLocale)
  return (
    <Link className={`pager-link ${className}`} to={link.path} rel={rel}>
      <span className={link.title === undefined ? 'pager-title' : 'pager-direction'}>{link.direction}</span>
      {link.title !== undefined && (
        <span className="pager-title" {...language}>
          {link.title}
        </span>
      )}
    </Link>
  )
}
