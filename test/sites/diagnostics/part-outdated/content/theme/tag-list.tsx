// Made from the part TagList of the theme of sitegen (original 0000000000000000).
import type { ReactElement } from 'react'
import { Link } from 'sitegen/theme'

/** The tags of a document or a post. A tag without a page is plain text. */
export default function TagList({ tags }: { tags: readonly { label: string; path?: string }[] }): ReactElement | null {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <span className="tags-label">Subjects:</span>
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
