// One row: the heading that it leads to, where that stands, and the text that was found. A link, so that all that browsers do with links works on it.
import type { MouseEvent, ReactElement } from 'react'
import { levelsOf, markedText } from '../client/hit-text.ts'
import type { SearchHit } from '../search-client.ts'
import { MarkedText } from './marked-text.tsx'
import { SearchIcon, type SearchIconName } from './search-icon.tsx'

export interface HitRowProps {
  /** Of the element, for aria-activedescendant. */
  id: string
  href: string
  /** Leads out of the site. */
  isExternal: boolean
  isActive: boolean
  onActivate: () => void
  /** `keepsOpen`: the browser opens it elsewhere. */
  onChoose: (keepsOpen: boolean) => void
}

interface HitRowInput extends HitRowProps {
  hit: SearchHit
  icon?: SearchIconName
  /** Drawn below the row of its page. */
  branch?: 'child' | 'last-child' | undefined
}

export function HitRow({
  hit,
  icon = iconOf(hit),
  branch,
  id,
  href,
  isExternal,
  isActive,
  onActivate,
  onChoose,
}: HitRowInput): ReactElement {
  const { title, trail, excerpt } = textsOf(hit, branch !== undefined)
  const choose = (event: MouseEvent): void =>
    onChoose(event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  return (
    <a
      id={id}
      className="search-row"
      role="option"
      aria-selected={isActive}
      href={href}
      rel={isExternal ? 'external' : undefined}
      data-branch={branch}
      onMouseMove={() => !isActive && onActivate()}
      onFocus={onActivate}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onAuxClick={(event) => event.button === 1 && choose(event)}
    >
      <SearchIcon name={icon} />
      <span className="search-row-texts">
        <span className="search-row-title">
          <MarkedText value={title} />
        </span>
        {trail !== '' && (
          <span className="search-row-line search-row-trail">
            <MarkedText value={trail} />
          </span>
        )}
        {excerpt !== '' && (
          <span className="search-row-line search-row-excerpt">
            <MarkedText value={excerpt} />
          </span>
        )}
      </span>
      <SearchIcon name="enter" />
    </a>
  )
}

function iconOf({ type }: SearchHit): SearchIconName {
  return type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'hash'
}

/** @param isBelowPage the row above it names the page. */
function textsOf(hit: SearchHit, isBelowPage: boolean): { title: string; trail: string; excerpt: string } {
  const levels = levelsOf(hit).filter((level) => level !== 'lvl0')
  const last = levels.pop()
  const above = isBelowPage ? levels.slice(1) : levels
  const excerpt = markedText(hit, 'content')
  if (last === undefined) return { title: excerpt, trail: '', excerpt: '' }
  return { title: markedText(hit, last), trail: above.map((level) => markedText(hit, level)).join(' › '), excerpt }
}
