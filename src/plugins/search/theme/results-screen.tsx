// What was found, in its groups.

import type { ReactElement } from 'react'
import { text } from '../../../lib/texts/text.ts'
import type { SearchAnswer } from '../client/search-session.ts'
import { HitRow, type HitRowProps } from './hit-row.tsx'

interface ResultsScreenProps {
  answer: SearchAnswer
  /** Id of the list of a group. */
  listId: (group: number) => string
  /** Of a row, counted over all groups. */
  rowProps: (index: number) => HitRowProps
}

export function ResultsScreen({ answer, listId, rowProps }: ResultsScreenProps): ReactElement {
  let row = 0
  return (
    <>
      {process.env.SITEGEN_HOSTED_SEARCH !== 'no' && answer.isFallback && (
        <p className="search-note">{text('theme.SearchModal.resultsScreen.fallback')}</p>
      )}
      {answer.groups.map(({ title, rows }, group) => {
        const id = listId(group)
        return (
          <section key={title} className="search-group">
            <div id={`${id}-title`} className="search-group-title">
              {title || text('theme.SearchModal.resultsScreen.title')}
            </div>
            <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
              {rows.map(({ hit, branch }) => {
                const props = rowProps(row)
                row += 1
                return <HitRow key={hit.objectID} hit={hit} branch={branch} {...props} />
              })}
            </div>
          </section>
        )
      })}
    </>
  )
}
