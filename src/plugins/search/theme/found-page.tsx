// A page in the results of the search page, with the sections of it that were found: each a heading as a link, the headings around it, and the
// text that was found. One section alone stands by itself, with the name of its page beside it.
import type { ReactElement } from 'react'
import type { FoundPage } from '../client/group-found.ts'
import { levelsOf, markedText, markedTitle } from '../client/hit-text.ts'
import { resultAddress } from '../client/result-address.ts'
import type { SearchSetup } from '../client/search-setup.ts'
import type { HitLevel, SearchHit } from '../search-client.ts'
import { MarkedText } from './marked-text.tsx'

interface FoundPageProps extends FoundPage {
  setup: SearchSetup
  /** A heading above names the section of the site. */
  isBelowSection: boolean
}

/** Of a heading: below that of a section of the site, and below that of a page. */
const headings = ['h2', 'h3', 'h4'] as const

export function FoundPageResult({ url, own, sections, setup, isBelowSection }: FoundPageProps): ReactElement | null {
  const [first, second] = sections
  const depth = isBelowSection ? 1 : 0
  const around: HitLevel[] = isBelowSection ? ['lvl0'] : []
  if (first && !own && !second) return <Found hit={first} address={url} {...{ setup, depth, around }} />
  // Of a page that was not found itself, its name: the first of its sections knows that.
  const head: SearchHit | undefined = own ?? (first && nameOfPage(first, url))
  if (!head) return null
  return (
    <Found hit={head} address={url} {...{ setup, depth, around }}>
      {sections.map((hit) => (
        <Found key={hit.objectID} hit={hit} setup={setup} depth={depth + 1} around={['lvl0', 'lvl1']} />
      ))}
    </Found>
  )
}

interface FoundProps {
  hit: SearchHit
  setup: SearchSetup
  /** In `headings`. */
  depth: number
  /** Levels that stand above it already. */
  around: readonly HitLevel[]
  /** Of the page; undefined for what stands below it. */
  address?: string
  children?: ReactElement[]
}

function Found({ hit, setup, depth, around, address, children }: FoundProps): ReactElement {
  const all = levelsOf(hit)
  const last = all.at(-1)
  const path = all.slice(0, -1).filter((level) => !around.includes(level))
  const Title = headings[depth] ?? 'h4'
  const { href, isExternal } = resultAddress(hit.url, setup, location.origin)
  const summary = markedText(hit, 'content')
  return (
    <article className={address === undefined ? 'search-found-section' : 'search-found'}>
      <Title>
        <a href={href} rel={isExternal ? 'external' : undefined}>
          <MarkedText value={last ? markedTitle(hit, last) : href} />
        </a>
      </Title>
      {path.length > 0 && (
        <ul className="search-found-path">
          {path.map((level) => (
            <li key={level}>
              <MarkedText value={markedTitle(hit, level)} />
            </li>
          ))}
        </ul>
      )}
      {address !== undefined && (
        <span className="search-found-address" dir="ltr">
          {shownAddress(resultAddress(address, setup, location.origin).href)}
        </span>
      )}
      {summary !== '' && (
        <p>
          <MarkedText value={summary} />
          {/[.!?:…](?:<\/mark>)?$/.test(summary) ? '' : ' …'}
        </p>
      )}
      {children && children.length > 0 && <div className="search-found-sections">{children}</div>}
    </article>
  )
}

/** With the marks of its name. */
function nameOfPage(hit: SearchHit, url: string): SearchHit {
  const { lvl0, lvl1 } = hit.hierarchy
  const hierarchy = { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return {
    ...hit,
    url,
    type: 'lvl1',
    hierarchy,
    content: null,
    _snippetResult: {},
    _highlightResult: { hierarchy: hit._highlightResult?.hierarchy ?? {} },
  }
}

/** As a path; of another site with its host. */
function shownAddress(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/(?<=.)\/$/, '')
}
