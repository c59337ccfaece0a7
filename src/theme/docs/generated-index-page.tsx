// The page of a sidebar category without a document of its own: a card for each of its items.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { divideByLetter } from '../../routes/by-letter.ts'
import type { CategoryCard, GeneratedIndexRoute } from '../../routes/docs/doc-route.ts'
import { useTextLanguages } from '../layout/text-language.ts'
import { Link } from '../link.tsx'
import { Card, Cards } from '../mdx/cards.tsx'
import { DocsFrame } from './docs-frame.tsx'

export function GeneratedIndexPage({ route }: { route: GeneratedIndexRoute }): ReactElement {
  const { props } = route
  return (
    <DocsFrame place={props}>
      <header className="page-header">
        <h1>{props.title}</h1>
        {props.description && <p className="page-lead">{props.description}</p>}
        {props.tagsPath && (
          <p>
            <Link to={props.tagsPath}>{text('theme.tags.tagsPageLink')}</Link>
          </p>
        )}
      </header>
      {props.byLetter ? (
        divideByLetter(props.cards).map(({ letter, entries }) => (
          <section key={letter}>
            <h2 id={letter}>{letter}</h2>
            <CategoryCards cards={entries} />
          </section>
        ))
      ) : (
        <CategoryCards cards={props.cards} />
      )}
    </DocsFrame>
  )
}

function CategoryCards({ cards }: { cards: readonly CategoryCard[] }): ReactElement {
  const languageOf = useTextLanguages()
  return (
    <Cards>
      {cards.map((card) => {
        const language = languageOf(card.textLocale)
        const inLanguage = (words: string | undefined) => (language.lang === undefined ? words : <span {...language}>{words}</span>)
        return (
          <Card
            key={`${card.href} ${card.label}`}
            icon={card.type === 'category' ? 'folder' : 'document'}
            title={inLanguage(card.label)}
            href={card.href}
          >
            {card.description ? inLanguage(card.description) : countItems(card)}
          </Card>
        )
      })}
    </Cards>
  )
}

function countItems({ itemCount }: CategoryCard): string | undefined {
  return itemCount === undefined ? undefined : text('theme.docs.DocCard.categoryDescription.plurals', { count: itemCount })
}
