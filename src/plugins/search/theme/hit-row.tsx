// One row: what was found, and where it stands. A link, so that all that browsers do with links works on it.
import type { MouseEvent, ReactElement } from 'react'
import { markedText } from '../client/hit-text.ts'
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
  const [title, line] = textsOf(hit)
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
        {line !== '' && (
          <span className="search-row-line">
            <MarkedText value={line} />
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

function textsOf(hit: SearchHit): [title: string, line: string] {
  const title = markedText(hit, hit.type)
  return hit.type === 'lvl1' ? [title, markedText(hit, 'content')] : [title, markedText(hit, 'lvl1')]
}
