// `@theme/DocCard`: a card for an item of a sidebar.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { placeInDocs } from '../../routes/docs/place-in-docs.ts'
import type { SidebarItem } from '../../routes/docs/sidebar-item.ts'
import { useDocTexts } from '../../theme/hooks/use-doc-texts.ts'
import { Card } from '../../theme/mdx/cards.tsx'
import { usePage } from '../../theme/page-context.ts'
import { findFirstSidebarItemLink } from '../docs/client.ts'

/** Docusaurus's items may have a description of their own. */
export type CardItem = SidebarItem & { description?: string }

export default function DocCard({ item }: { item: CardItem }): ReactElement | null {
  const place = placeInDocs(usePage().route)?.docs
  const texts = useDocTexts(place && `${place.id}/${place.version}`)
  const href = findFirstSidebarItemLink(item)
  if (item.type === 'html' || href === undefined) return null
  return (
    <Card title={item.label} href={href} icon={item.type === 'category' ? 'folder' : 'document'}>
      {item.description ??
        (item.type === 'category'
          ? text('theme.docs.DocCard.categoryDescription.plurals', { count: item.items.length })
          : texts[item.docId ?? '']?.description)}
    </Card>
  )
}
