// One result of the search page: the deepest heading as a link, the headings around it, and the text that was found.
import type { ReactElement } from 'react'
import { levelsOf, markedText, markedTitle } from '../client/hit-text.ts'
import { resultAddress } from '../client/result-address.ts'
import type { SearchSetup } from '../client/search-setup.ts'
import type { SearchHit } from '../search-client.ts'
import { MarkedText } from './marked-text.tsx'

export function FoundDocument({ hit, setup }: { hit: SearchHit; setup: SearchSetup }): ReactElement {
  const levels = levelsOf(hit)
  const last = levels.at(-1)
  const { href, isExternal } = resultAddress(hit.url, setup, location.origin)
  const summary = markedText(hit, 'content')
  return (
    <article className="search-found">
      <h2>
        <a href={href} rel={isExternal ? 'external' : undefined}>
          <MarkedText value={last ? markedTitle(hit, last) : href} />
        </a>
      </h2>
      {levels.length > 1 && (
        <ul className="search-found-path">
          {levels.slice(0, -1).map((level) => (
            <li key={level}>
              <MarkedText value={markedTitle(hit, level)} />
            </li>
          ))}
        </ul>
      )}
      {summary !== '' && (
        <p>
          <MarkedText value={summary} />
          {/[.…]$/.test(summary) ? '' : '...'}
        </p>
      )}
    </article>
  )
}
