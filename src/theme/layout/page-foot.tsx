// What is below the text of a document: the link to its source, and when it last changed.
import type { ReactElement } from 'react'
import type { LastUpdate } from '../../content/document.ts'
import { TextTwinLink, useTextTwinLink } from '../../plugins/llms/theme/text-twin.tsx'
import { formatShortDate } from '../format-date.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'

export function PageFoot({ editUrl, lastUpdate }: { editUrl?: string; lastUpdate?: LastUpdate }): ReactElement | null {
  const { date, author } = lastUpdate ?? {}
  const twin = useTextTwinLink()
  if (!editUrl && !date && !author && twin === undefined) return null
  return (
    <div className="page-foot">
      {editUrl && (
        <Link className="edit-link" to={editUrl}>
          <Icon name="edit" />
          Edit this page
        </Link>
      )}
      <TextTwinLink />
      {(date || author) && (
        <span className="last-updated">
          Last updated
          {date && (
            <>
              {' on '}
              <time dateTime={date}>{formatShortDate(date)}</time>
            </>
          )}
          {author && ` by ${author}`}
        </span>
      )}
    </div>
  )
}
