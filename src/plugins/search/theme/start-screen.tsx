// Before anything is typed: what the reader opened last, and what they keep; where there is neither, what the site offers.

import type { MouseEvent, ReactElement } from 'react'
import { text } from '../../../lib/texts/text.ts'
import { favorSearch, type SearchMemory } from '../client/stored-searches.ts'
import type { SearchHit } from '../search-client.ts'
import { HitRow, type HitRowProps } from './hit-row.tsx'
import { SearchIcon, type SearchIconName } from './search-icon.tsx'

interface StartScreenProps {
  /** Undefined where the site keeps none. */
  memory: SearchMemory | undefined
  signposts: readonly SearchHit[]
  listIds: { signposts: string; recent: string; favorites: string }
  /** Of a row, counted over both lists. */
  rowProps: (index: number) => HitRowProps
  /** A row has left its list. */
  onChange: () => void
}

interface RowAction {
  label: string
  icon: SearchIconName | 'close'
  act: (hit: SearchHit) => void
}

export function StartScreen({ memory, signposts, listIds, rowProps, onChange }: StartScreenProps): ReactElement {
  const recent = memory?.recent.all() ?? []
  const favorites = memory?.favorites.all() ?? []
  if (memory === undefined || recent.length + favorites.length === 0) {
    return (
      <>
        {memory && <p className="search-empty">{text('theme.SearchModal.startScreen.noRecentSearchesText')}</p>}
        {signposts.length > 0 && <Signposts hits={signposts} id={listIds.signposts} rowProps={rowProps} />}
      </>
    )
  }
  const lists: { id: string; title: string; hits: readonly SearchHit[]; icon: SearchIconName; from: number; actions: RowAction[] }[] = [
    {
      id: listIds.recent,
      title: text('theme.SearchModal.startScreen.recentSearchesTitle'),
      hits: recent,
      icon: 'recent',
      from: 0,
      actions: [
        { label: text('theme.SearchModal.startScreen.saveRecentSearchButtonTitle'), icon: 'star', act: (hit) => favorSearch(memory, hit) },
        {
          label: text('theme.SearchModal.startScreen.removeRecentSearchButtonTitle'),
          icon: 'close',
          act: (hit) => memory.recent.remove(hit),
        },
      ],
    },
    {
      id: listIds.favorites,
      title: text('theme.SearchModal.startScreen.favoriteSearchesTitle'),
      hits: favorites,
      icon: 'star',
      from: recent.length,
      actions: [
        {
          label: text('theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle'),
          icon: 'close',
          act: (hit) => memory.favorites.remove(hit),
        },
      ],
    },
  ]
  return (
    <>
      {lists
        .filter(({ hits }) => hits.length > 0)
        .map(({ id, title, hits, icon, from, actions }) => {
          const places = hits.map((_, index) => rowProps(from + index))
          return (
            <section key={id} className="search-group">
              <div id={`${id}-title`} className="search-group-title">
                {title}
              </div>
              {/* Its rows stand beside buttons, which no list of options may hold. */}
              <div id={id} role="listbox" aria-labelledby={`${id}-title`} aria-owns={places.map((place) => place.id).join(' ')} />
              {hits.map((hit, index) => {
                const place = places[index]
                return (
                  place && (
                    <div key={hit.objectID} className="search-stored">
                      <HitRow hit={hit} icon={icon} {...place} />
                      {actions.map((action) => (
                        <ActionButton
                          key={action.label}
                          action={action}
                          onDone={() => {
                            action.act(hit)
                            onChange()
                          }}
                        />
                      ))}
                    </div>
                  )
                )
              })}
            </section>
          )
        })}
    </>
  )
}

function Signposts({ hits, id, rowProps }: { hits: readonly SearchHit[]; id: string } & Pick<StartScreenProps, 'rowProps'>): ReactElement {
  return (
    <section className="search-group">
      <div id={`${id}-title`} className="search-group-title">
        {text('theme.SearchModal.startScreen.signpostsTitle')}
      </div>
      <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
        {hits.map((hit, index) => (
          <HitRow key={hit.objectID} hit={hit} {...rowProps(index)} />
        ))}
      </div>
    </section>
  )
}

function ActionButton({ action: { label, icon }, onDone }: { action: RowAction; onDone: () => void }): ReactElement {
  const onClick = async ({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> => {
    const row = currentTarget.parentElement
    row?.classList.add('search-leaving')
    // Where nothing moves there is nothing to wait for.
    await Promise.allSettled((row?.getAnimations() ?? []).map(({ finished }) => finished))
    row?.classList.remove('search-leaving')
    onDone()
  }
  return (
    <button type="button" className="search-action" title={label} aria-label={label} onClick={(event) => void onClick(event)}>
      {icon === 'close' ? <span className="icon icon-close" aria-hidden="true" /> : <SearchIcon name={icon} />}
    </button>
  )
}
