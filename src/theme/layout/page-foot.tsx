// What is below the text of a document: the link to its source, and when it last changed.

import type { ReactElement } from 'react'
import type { LastUpdate } from '../../content/document.ts'
import { text } from '../../lib/texts/text.ts'
import { TextTwinLink, useTextTwinLink } from '../../plugins/llms/theme/text-twin.tsx'
import { formatShortDate } from '../format-date.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { Phrase } from '../phrase.tsx'

export function PageFoot({ editUrl, lastUpdate }: { editUrl?: string; lastUpdate?: LastUpdate }): ReactElement | null {
  const { date, author } = lastUpdate ?? {}
  const twin = useTextTwinLink()
  if (!editUrl && !date && !author && twin === undefined) return null
  return (
    <div className="page-foot">
      {editUrl && (
        <Link className="edit-link" to={editUrl}>
          <Icon name="edit" />
          {text('theme.common.editThisPage')}
        </Link>
      )}
      <TextTwinLink />
      {(date || author) && (
        <span className="last-updated">
          <Phrase
            id="theme.lastUpdated.lastUpdatedAtBy"
            values={{
              atDate: date ? (
                <Phrase id="theme.lastUpdated.atDate" values={{ date: <time dateTime={date}>{formatShortDate(date)}</time> }} />
              ) : (
                ''
              ),
              byUser: author ? text('theme.lastUpdated.byUser', { user: author }) : '',
            }}
          />
        </span>
      )}
    </div>
  )
}
