import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { Link } from '../link.tsx'

/** The tags of a document or a post. A tag without a page is plain text. */
export function TagList({ tags }: { tags: readonly { label: string; path?: string }[] }): ReactElement | null {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <span className="tags-label">{text('theme.tags.tagsListLabel')}</span>
      <ul>
        {tags.map(({ label, path }) => (
          <li key={label}>
            {path === undefined ? (
              <span className="tag">{label}</span>
            ) : (
              <Link className="tag" to={path} rel="tag">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
