// The page of a sidebar category without a document of its own: a card for each of its items.
import type { ReactElement } from 'react'
import type { CategoryCard, GeneratedIndexRoute } from '../../routes/docs/doc-route.ts'
import { Layout } from '../layout/layout.tsx'
import { Card, Cards } from '../mdx/cards.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DocPager } from './doc-page.tsx'
import { DocsSidebar } from './docs-sidebar.tsx'
import { VersionBadge, VersionBanner } from './version-banner.tsx'

export function GeneratedIndexPage({ route }: { route: GeneratedIndexRoute }): ReactElement {
  const { props } = route
  return (
    <Layout aside={props.sidebarKey !== undefined && <DocsSidebar sidebarKey={props.sidebarKey} />} className="docs-layout">
      <div className="page-columns">
        <div className="page-column">
          <VersionBanner docs={props.docs} />
          <Breadcrumbs breadcrumbs={props.breadcrumbs} />
          <VersionBadge docs={props.docs} />
          <header className="page-header">
            <h1>{props.title}</h1>
            {props.description && <p className="page-lead">{props.description}</p>}
          </header>
          <Cards>
            {props.cards.map((card) => (
              <Card
                key={`${card.href} ${card.label}`}
                icon={card.type === 'category' ? 'folder' : 'document'}
                title={card.label}
                href={card.href}
              >
                {describeCard(card)}
              </Card>
            ))}
          </Cards>
          <DocPager previous={props.previous} next={props.next} />
        </div>
      </div>
    </Layout>
  )
}

function describeCard({ description, itemCount }: CategoryCard): string | undefined {
  if (description !== undefined && description !== '') return description
  return itemCount === undefined ? undefined : itemCount === 1 ? '1 item' : `${itemCount} items`
}
