// One result of the search page: the deepest heading as a link, the headings around it, and the text that was found.
import type { ReactElement } from 'react'
import { levelsOf, markedText, markedTitle } from '../client/hit-text.ts'
import { resultAddress } from '../client/result-address.ts'
import type { SearchSetup } from '../client/search-setup.ts'
import type { SearchHit } from '../search-client.ts'
import { MarkedText } from './marked-text.tsx'

interface FoundDocumentProps {
  hit: SearchHit
  setup: SearchSetup
  /** A heading above names the section of the site. */
  isBelowSection: boolean
}

export function FoundDocument({ hit, setup, isBelowSection }: FoundDocumentProps): ReactElement {
  const levels = levelsOf(hit).filter((level) => !isBelowSection || level !== 'lvl0')
  const Title = isBelowSection ? 'h3' : 'h2'
  const last = levels.at(-1)
  const { href, isExternal } = resultAddress(hit.url, setup, location.origin)
  const summary = markedText(hit, 'content')
  return (
    <article className="search-found">
      <Title>
        <a href={href} rel={isExternal ? 'external' : undefined}>
          <MarkedText value={last ? markedTitle(hit, last) : href} />
        </a>
      </Title>
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
          {/[.!?:…](?:<\/mark>)?$/.test(summary) ? '' : ' …'}
        </p>
      )}
    </article>
  )
}
