// `@theme/DocCardList`: cards for what is in the category of the page, or for the items that it is given.
import type { ReactElement } from 'react'
import { Cards } from '../../theme/mdx/cards.tsx'
import { filterDocCardListItems, useCurrentSidebarSiblings } from '../docs/client.ts'
import DocCard, { type CardItem } from './doc-card.tsx'

export interface DocCardListProps {
  items?: readonly CardItem[]
  className?: string
}

export default function DocCardList({ items, className }: DocCardListProps): ReactElement {
  return items === undefined ? <CardsOfCategory className={className} /> : <CardsOf items={items} className={className} />
}

function CardsOfCategory({ className }: { className: string | undefined }): ReactElement {
  return <CardsOf items={useCurrentSidebarSiblings()} className={className} />
}

function CardsOf({ items, className }: { items: readonly CardItem[]; className: string | undefined }): ReactElement {
  const cards = (
    <Cards>
      {filterDocCardListItems(items).map((item) => (
        <DocCard key={JSON.stringify([item.type, 'label' in item && item.label, 'href' in item && item.href])} item={item} />
      ))}
    </Cards>
  )
  return className === undefined ? cards : <section className={className}>{cards}</section>
}
